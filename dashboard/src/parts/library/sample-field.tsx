// The recordings to clone a voice from: dropped, chosen or recorded here, each to be heard again, with what is wrong beside it.
import { uploadRules } from '@greenroom/contract/dashboard/uploads';
import { limits } from '@greenroom/contract/limits';
import { ActionIcon, Group, List, Paper, Progress, Stack, Text } from '@mantine/core';
import { formatDuration } from '../../lib/format.ts';
import { Icon } from '../icons.tsx';
import { DropArea } from './drop-area.tsx';
import { FileFault } from './file-fault.tsx';
import { Recorder } from './recorder.tsx';
import type { FileOfForm, Uploads } from './use-uploads.ts';

export function SampleField({ uploads }: { uploads: Uploads }) {
  const { files, add, drop, again } = uploads;
  const full = files.length >= limits.voiceSamples;
  return (
    <Stack gap="sm">
      {files.map((file) => (
        <SampleRow key={file.key} file={file} onDrop={() => drop(file.key)} onAgain={() => again(file.key)} />
      ))}
      <DropArea
        accept={uploadRules.sample.accept}
        onFiles={add}
        icon="voice"
        button={files.length === 0 ? 'Choose recordings' : 'Add another'}
        note={`${uploadRules.sample.says}; at most ${limits.voiceSamples}, of each the first three minutes are used.`}
        disabled={full}
      >
        Drop recordings of one person speaking here
      </DropArea>
      <Recorder onRecorded={(file) => add([file])} disabled={full} />
      <List size="sm" c="dimmed" spacing={2}>
        <List.Item>One person alone, no music, no echo; at least 5 seconds, half a minute is good.</List.Item>
        <List.Item>Speak as the videos should sound: lively samples make a lively voice.</List.Item>
      </List>
    </Stack>
  );
}

interface SampleRowProps {
  file: FileOfForm;
  onDrop: () => void;
  onAgain: () => void;
}

function SampleRow({ file: { file, preview, part, upload, error }, onDrop, onAgain }: SampleRowProps) {
  return (
    <Paper p="xs" role="group" aria-label={file.name}>
      <Group wrap="nowrap" gap="sm">
        <Stack gap={4} flex={1} miw={0} aria-live="polite">
          <Text size="sm" fw={500} truncate>
            {file.name}
          </Text>
          {error ? (
            <FileFault error={error} onAgain={onAgain} />
          ) : upload ? (
            <Text size="sm">{formatDuration(upload.duration_sec ?? 0)} of sound that can be used</Text>
          ) : (
            <>
              <Progress
                value={part < 1 ? part * 90 : 100}
                animated={part >= 1}
                aria-label={`${file.name}: sent so far`}
              />
              <Text size="xs" c="dimmed">
                {part < 1 ? 'Sending…' : 'Listening…'}
              </Text>
            </>
          )}
          {/* biome-ignore lint/a11y/useMediaCaption: the speaker's own recording, to check how it sounds. */}
          <audio
            src={preview}
            controls
            preload="metadata"
            style={{ width: '100%', height: 36 }}
            aria-label={file.name}
          />
        </Stack>
        <ActionIcon variant="subtle" color="gray" onClick={onDrop} aria-label={`Remove ${file.name}`}>
          <Icon name="trash" size={18} />
        </ActionIcon>
      </Group>
    </Paper>
  );
}
