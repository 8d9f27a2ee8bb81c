// Whose voice speaks: one of the account's voices, each of which can be heard first.
import type { VoiceShelf } from '@greenroom/contract/dashboard/library';
import { Group, Input, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';
import { ErrorNote } from '../error-note.tsx';
import { languageName } from '../library/language-name.ts';
import { ListenButton } from '../library/listen-button.tsx';
import { TextLink } from '../links.tsx';
import { MakeVoice } from './make-voice.tsx';
import classes from './studio.module.css';
import { useChoice } from './use-choice.ts';

interface Props {
  value: string | null;
  onChange(voiceId: string | null): void;
  error: string | undefined;
}

const about = ({ kind, language }: Pick<VoiceShelf['items'][number], 'kind' | 'language'>) =>
  kind === 'cloned' ? 'Your own voice, speaks any language' : language ? languageName(language) : 'From the library';

export const VoiceField = ({ value, onChange, error }: Props) => {
  const {
    data,
    error: failure,
    refetch,
  } = useQuery({
    queryKey: ['/voices'],
    queryFn: ({ signal }) => get<VoiceShelf>('/voices', { signal }),
  });
  useChoice({ value, ids: data?.items.map((one) => one.voice_id), isPart: false, onChange });
  if (!data) return failure ? <ErrorNote error={failure} onRetry={refetch} /> : <Skeleton h={72} />;
  if (data.items.length === 0)
    return (
      <Stack gap="sm">
        <div>
          <Input.Label labelElement="div">Voice</Input.Label>
          <Text size="sm" c="dimmed">
            You have none yet. Those of the library are free; your own can be cloned later.
          </Text>
        </div>
        <MakeVoice onMade={onChange} />
      </Stack>
    );
  return (
    <Stack gap="xs">
      <Radio.Group label="Voice" value={value} onChange={onChange} error={error}>
        <Stack gap="xs">
          {data.items.map((voice) => (
            <Group key={voice.voice_id} gap="xs">
              <Radio.Card value={voice.voice_id} radius="md" px="md" py="xs" flex={1} miw={0} className={classes.card}>
                <Group wrap="nowrap">
                  <Radio.Indicator />
                  <div>
                    <Text size="sm" fw={500}>
                      {voice.name}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {about(voice)}
                    </Text>
                  </div>
                </Group>
              </Radio.Card>
              <ListenButton
                path={`/voices/${encodeURIComponent(voice.voice_id)}/sample`}
                voice={voice.name}
                size="xs"
              />
            </Group>
          ))}
        </Stack>
      </Radio.Group>
      <TextLink to="/library/voices" size="sm">
        Add another voice
      </TextLink>
    </Stack>
  );
};
