// A recording that the presenter speaks, in place of a script and a voice.
import { uploadRules } from '@greenroom/contract/dashboard/uploads';
import { limits } from '@greenroom/contract/limits';
import { Button, Group, Stack, Text } from '@mantine/core';
import { DropArea } from '../library/drop-area.tsx';
import type { Draft } from './draft.ts';
import { SendingNote } from './sending-note.tsx';
import classes from './studio.module.css';
import { useSending } from './use-sending.ts';

interface Props {
  recording: Draft['recording'];
  onChange(recording: Draft['recording']): void;
  error: string | undefined;
}

export const RecordingField = ({ recording, onChange, error }: Props) => {
  const { send, part, error: failure } = useSending('sound', onChange);
  return (
    <Stack gap="xs">
      {recording ? (
        <Group gap="xs">
          <Text size="sm" flex={1} truncate>
            {recording.name}
          </Text>
          <Button variant="subtle" color="gray" size="sm" onClick={() => onChange(null)}>
            Take another
          </Button>
          {/* biome-ignore lint/a11y/useMediaCaption: the speaker's own recording, to check that it is the right one */}
          <audio
            controls
            preload="metadata"
            src={recording.preview}
            aria-label={recording.name}
            className={classes.sound}
          />
        </Group>
      ) : (
        <DropArea
          accept={uploadRules.sound.accept}
          onFiles={([file]) => file && send(file)}
          icon="voice"
          button="Choose a recording"
          note={`${uploadRules.sound.says}. One voice, at most ${limits.talkingHeadMaxMs / 1000} seconds.`}
          disabled={part !== undefined}
        >
          Drop a recording here
        </DropArea>
      )}
      <SendingNote part={part} error={failure} />
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
};
