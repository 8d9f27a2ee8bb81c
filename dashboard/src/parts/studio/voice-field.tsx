// Selects the voice of a video, with a preview of each.
import type { CharacterPage, VoicePage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';
import { ErrorNote } from '../error-note.tsx';
import { voiceDetails } from '../library/voice-kind.ts';
import { VoicePreviewButton } from '../library/voice-preview-button.tsx';
import { TextLink } from '../links.tsx';
import { RadioCards } from '../radio-cards.tsx';
import { AddStockVoice } from './add-stock-voice.tsx';
import classes from './studio.module.css';

interface Props {
  query: UseQueryResult<VoicePage>;
  value: string | null;
  onChange(voiceId: string | null): void;
  error: string | undefined;
  /** Whom the voice speaks for; undefined: nobody is chosen. */
  presenter: CharacterPage['items'][number] | undefined;
}

export const voicesQuery = queryOptions({
  queryKey: ['/voices'],
  queryFn: ({ signal }) => get<VoicePage>('/voices', { signal }),
});

export const VoiceField = ({
  query: { data, error: loadError, refetch },
  value,
  onChange,
  error,
  presenter,
}: Props) => {
  const gender = presenter?.gender ?? 'female';
  if (!data) return loadError ? <ErrorNote error={loadError} onRetry={refetch} /> : <Skeleton h={72} />;
  if (data.items.length === 0)
    return (
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          <Trans>No voices yet. Stock voices are free; you can clone your own later.</Trans>
        </Text>
        {/* Another presenter begins with another voice. */}
        <AddStockVoice key={gender} gender={gender} onCreated={onChange} />
      </Stack>
    );
  return (
    <Stack gap="xs">
      <RadioCards label={t`Voice`} value={value} onChange={onChange} error={error}>
        <Stack gap="xs">
          {data.items.map((voice) => (
            <Group key={voice.voice_id} gap="sm" wrap="nowrap">
              <VoicePreviewButton path={`/voices/${encodeURIComponent(voice.voice_id)}/sample`} voice={voice.name} />
              <Radio.Card value={voice.voice_id} radius="md" px="md" py="xs" flex={1} miw={0} className={classes.card}>
                <Group wrap="nowrap">
                  <Radio.Indicator />
                  <div>
                    <Text size="sm" fw={500}>
                      {voice.name}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {voiceDetails(voice)}
                    </Text>
                  </div>
                </Group>
              </Radio.Card>
            </Group>
          ))}
        </Stack>
      </RadioCards>
      <TextLink to="/library/voices" size="sm">
        <Trans>Add another voice</Trans>
      </TextLink>
    </Stack>
  );
};
