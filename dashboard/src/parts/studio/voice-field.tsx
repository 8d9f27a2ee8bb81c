// Selects the voice of a video, with a preview of each.
import type { VoicePage } from '@greenroom/contract/dashboard/library';
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
import { FirstVoice } from './first-voice.tsx';
import classes from './studio.module.css';
import type { Starters } from './use-starters.ts';

interface Props {
  query: UseQueryResult<VoicePage>;
  value: string | null;
  onChange(voiceId: string | null): void;
  error: string | undefined;
  starters: Starters;
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
  starters: { voice: first, chooseVoice },
}: Props) => {
  if (!data) return loadError ? <ErrorNote error={loadError} onRetry={refetch} /> : <Skeleton h={72} />;
  if (first) return <FirstVoice value={first} onChange={chooseVoice} />;
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
