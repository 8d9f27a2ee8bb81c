// Uploads a recording that the presenter speaks instead of a script.
import { uploadRules } from '@greenroom/contract/dashboard/upload-rules';
import { limits } from '@greenroom/contract/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Dropzone } from '../library/dropzone.tsx';
import type { Draft } from './draft.ts';
import classes from './studio.module.css';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';

interface Props {
  recording: Draft['recording'];
  onChange(recording: Draft['recording']): void;
  error: string | undefined;
}

export const RecordingField = ({ recording, onChange, error }: Props) => {
  const { upload, progress, error: uploadError } = useUpload('sound', onChange);
  return (
    <Stack gap="xs" data-field="audio_url">
      {recording ? (
        <Group gap="xs">
          <Text size="sm" flex={1} truncate>
            {recording.name}
          </Text>
          <Button variant="subtle" color="gray" size="sm" onClick={() => onChange(null)}>
            <Trans>Remove</Trans>
          </Button>
          {/* biome-ignore lint/a11y/useMediaCaption: the speaker's own recording, to check that it is the right one */}
          <audio
            controls
            preload="metadata"
            src={recording.previewUrl}
            aria-label={recording.name}
            className={classes.audio}
          />
        </Group>
      ) : (
        <Dropzone
          accept={uploadRules.sound.accept}
          onFiles={([file]) => file && upload(file)}
          icon="voice"
          button={t`Choose recording`}
          note={t`${uploadRules.sound.formats}. One speaker, up to ${limits.talkingHeadMaxMs / 1000} seconds.`}
          disabled={progress !== undefined}
        >
          <Trans>Drop a recording here</Trans>
        </Dropzone>
      )}
      <UploadProgress progress={progress} error={uploadError} />
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
};
