// Adds the recordings to clone a voice from: uploaded or recorded here, with playback and the error of each.
import { uploadRules } from '@greenroom/contract/dashboard/upload-rules';
import { limits } from '@greenroom/contract/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Group, List, Paper, Progress, Stack, Text } from '@mantine/core';
import { Icon } from '../icons.tsx';
import { Dropzone } from './dropzone.tsx';
import { FileError } from './file-error.tsx';
import { Recorder } from './recorder.tsx';
import type { FormFile, Uploads } from './use-uploads.ts';

export function SampleField({ uploads }: { uploads: Uploads }) {
  const { files, add, remove, retry } = uploads;
  const isFull = files.length >= limits.voiceSamples;
  return (
    <Stack gap="sm">
      {files.map((file) => (
        <SampleRow key={file.key} file={file} onRemove={() => remove(file.key)} onRetry={() => retry(file.key)} />
      ))}
      <Dropzone
        accept={uploadRules.sample.accept}
        onFiles={add}
        icon="voice"
        button={files.length === 0 ? t`Choose recordings` : t`Add recordings`}
        note={t`${uploadRules.sample.formats}. Up to ${limits.voiceSamples} recordings; the first 3 minutes of each are used.`}
        disabled={isFull}
      >
        <Trans>Drop recordings of one person speaking here</Trans>
      </Dropzone>
      <Recorder onRecorded={(file) => add([file])} disabled={isFull} />
      <List size="sm" c="dimmed" spacing={2}>
        <List.Item>
          <Trans>One person, no music, no echo; at least 5 seconds, ideally 30</Trans>
        </List.Item>
        <List.Item>
          <Trans>Speak the way your videos should sound</Trans>
        </List.Item>
      </List>
    </Stack>
  );
}

interface SampleRowProps {
  file: FormFile;
  onRemove: () => void;
  onRetry: () => void;
}

function SampleRow({ file: { file, previewUrl, progress, upload, error }, onRemove, onRetry }: SampleRowProps) {
  return (
    <Paper p="xs" role="group" aria-label={file.name}>
      <Group wrap="nowrap" gap="sm">
        <Stack gap={4} flex={1} miw={0} aria-live="polite">
          <Text size="sm" fw={500} truncate>
            {file.name}
          </Text>
          {error ? (
            <FileError error={error} onRetry={onRetry} />
          ) : upload ? (
            <Text size="sm">
              <Trans>{Math.round(upload.duration_sec ?? 0)} seconds usable</Trans>
            </Text>
          ) : (
            <>
              <Progress
                value={progress < 1 ? progress * 90 : 100}
                animated={progress >= 1}
                aria-label={t`${file.name}: upload progress`}
              />
              <Text size="xs" c="dimmed">
                {progress < 1 ? t`Uploading…` : t`Checking the recording…`}
              </Text>
            </>
          )}
          {/* biome-ignore lint/a11y/useMediaCaption: the speaker's own recording, to check how it sounds. */}
          <audio
            src={previewUrl}
            controls
            preload="metadata"
            style={{ width: '100%', height: 36 }}
            aria-label={file.name}
          />
        </Stack>
        <ActionIcon variant="subtle" color="gray" onClick={onRemove} aria-label={t`Remove ${file.name}`}>
          <Icon name="trash" size={18} />
        </ActionIcon>
      </Group>
    </Paper>
  );
}
