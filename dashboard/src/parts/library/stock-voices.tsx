// The stock voices of a language, to hear and to add.
import type { LibraryVoices, NewVoice, VoicePage } from '@greenroom/contract/dashboard/library';
import type { VoiceCreated } from '@greenroom/contract/voices';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '../../lib/http.ts';
import { currentLanguage } from '../../lib/languages.ts';
import { useVisitor } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { ErrorNote } from '../error-note.tsx';
import { storageKey } from '../studio/storage-keys.ts';
import { useCreate } from '../studio/use-create.ts';
import { LanguageSelect } from './language-select.tsx';
import type { StockVoiceChoice } from './stock-voice-field.tsx';
import { stockVoiceName } from './stock-voice-name.ts';
import { VoicePreviewButton } from './voice-preview-button.tsx';

export function StockVoices({ voices: { items, max_voices } }: { voices: VoicePage }) {
  const { client_id, suspended } = useVisitor();
  const [language, setLanguage] = useState<string>(currentLanguage());
  const { data, error, refetch } = useQuery({
    queryKey: ['/library-voices', language],
    queryFn: ({ signal }) => get<LibraryVoices>(`/library-voices/${language}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const adding = useCreate<NewVoice, VoiceCreated>({
    path: '/voices',
    storageKey: storageKey(client_id, 'voice'),
    onCreated: ({ name }) => showToast(t`${name} is ready to use.`),
  });
  const max = max_voices.library;
  const isFull = items.filter(({ kind }) => kind === 'library').length >= max;
  const choices = (['female', 'male'] as const).flatMap((gender) =>
    Array.from({ length: data?.[gender] ?? 0 }, (_, variant): StockVoiceChoice => ({ language, gender, variant })),
  );
  const title = t`Stock voices`;
  return (
    <Stack component="section" gap="sm" aria-label={title}>
      <Group justify="space-between" align="flex-end">
        <div>
          <Title order={2}>{title}</Title>
          <Text size="sm" c="dimmed">
            {isFull
              ? t`You have ${max} stock voices, the maximum. Delete one to add another.`
              : t`Free, in every language that Greenroom speaks`}
          </Text>
        </div>
        <LanguageSelect
          aria-label={t`Language`}
          value={language}
          onChange={(selected) => selected && setLanguage(selected)}
          allowDeselect={false}
          w={200}
        />
      </Group>
      <ErrorNote error={error} onRetry={() => refetch()} />
      <ErrorNote error={adding.error} title={t`Voice not added`} />
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
        {choices.map((choice) => {
          const name = stockVoiceName(choice);
          return (
            <Paper key={name} p="sm">
              <Group gap="xs" wrap="nowrap">
                <Text fw={500} size="sm" flex={1} miw={0}>
                  {name}
                </Text>
                <VoicePreviewButton
                  path={`/library-voices/${choice.language}/${choice.gender}/${choice.variant}/sample`}
                  voice={name}
                  size="xs"
                />
                <Button
                  size="xs"
                  variant="default"
                  disabled={isFull || suspended}
                  loading={adding.pending?.name === name}
                  aria-label={t`Add ${name}`}
                  onClick={() => adding.create({ kind: 'library', name, ...choice })}
                >
                  <Trans>Add</Trans>
                </Button>
              </Group>
            </Paper>
          );
        })}
      </SimpleGrid>
    </Stack>
  );
}
