// The stock voices of a language, to hear and to add.
import type { LibraryVoices, NewVoice, VoicePage } from '@greenroom/contract/dashboard/library';
import type { VoiceCreated } from '@greenroom/contract/voices';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '../../lib/http.ts';
import { currentLanguage } from '../../lib/languages.ts';
import { useVisitor } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { storageKey } from '../studio/storage-keys.ts';
import { useCreate } from '../studio/use-create.ts';
import { LanguageSelect } from './language-select.tsx';
import classes from './library.module.css';
import { LibrarySection } from './library-section.tsx';
import type { StockVoiceChoice } from './stock-voice-field.tsx';
import { stockVoiceFirstName, stockVoiceName } from './stock-voice-name.ts';
import { VoicePreviewButton } from './voice-preview-button.tsx';
import { voiceSoundWords } from './voice-sound.ts';

const genders = [
  { gender: 'female', title: t`Female` },
  { gender: 'male', title: t`Male` },
] as const;

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
  const names = new Set(items.map(({ name }) => name));
  return (
    <LibrarySection
      title={t`Stock voices`}
      description={
        isFull
          ? t`You have ${max} stock voices, the maximum. Delete one to add another.`
          : t`Free, in every language that Greenroom speaks`
      }
      aside={
        <LanguageSelect
          aria-label={t`Language`}
          value={language}
          onChange={(selected) => selected && setLanguage(selected)}
          allowDeselect={false}
          w={200}
        />
      }
    >
      <ErrorNote error={error} onRetry={() => refetch()} />
      <ErrorNote error={adding.error} title={t`Voice not added`} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {genders.map(({ gender, title }) => (
          <Paper key={gender} p="md">
            <Title order={3} size="h5" mb="xs">
              {title}
            </Title>
            {Array.from({ length: data?.[gender] ?? 0 }, (_, variant) => {
              const choice: StockVoiceChoice = { language, gender, variant };
              const name = stockVoiceName(choice);
              const sound = data?.sounds[gender][variant];
              return (
                <Group key={name} gap="sm" wrap="nowrap" py={6}>
                  <VoicePreviewButton path={`/library-voices/${language}/${gender}/${variant}/sample`} voice={name} />
                  <div className={classes.stockVoice}>
                    <Text size="sm" fw={600}>
                      {stockVoiceFirstName(choice)}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {sound && voiceSoundWords(sound)}
                    </Text>
                  </div>
                  {names.has(name) ? (
                    <Group gap={4} c="dimmed" wrap="nowrap">
                      <Icon name="check" size={16} />
                      <Text size="sm">
                        <Trans>Added</Trans>
                      </Text>
                    </Group>
                  ) : (
                    <Button
                      size="xs"
                      variant="default"
                      style={{ flexShrink: 0 }}
                      disabled={isFull || suspended}
                      loading={adding.pending?.name === name}
                      aria-label={t`Add ${name}`}
                      onClick={() => adding.create({ kind: 'library', name, ...choice })}
                    >
                      <Trans>Add</Trans>
                    </Button>
                  )}
                </Group>
              );
            })}
          </Paper>
        ))}
      </SimpleGrid>
    </LibrarySection>
  );
}
