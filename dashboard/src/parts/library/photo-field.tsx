// Uploads the photos of a person, with the progress and error of each.
import { uploadRules } from '@greenroom/contract/dashboard/upload-rules';
import { limits } from '@greenroom/contract/limits';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Avatar, Group, List, Paper, Progress, Stack, Text } from '@mantine/core';
import { Icon } from '../icons.tsx';
import { Dropzone } from './dropzone.tsx';
import { FileError } from './file-error.tsx';
import type { FormFile, Uploads } from './use-uploads.ts';

export function PhotoField({ uploads }: { uploads: Uploads }) {
  const { files, add, remove, retry } = uploads;
  const remaining = limits.selfies - files.length;
  return (
    <Stack gap="sm">
      {files.map((file, index) => (
        <PhotoRow
          key={file.key}
          file={file}
          name={t`Photo ${index + 1}`}
          onRemove={() => remove(file.key)}
          onRetry={() => retry(file.key)}
        />
      ))}
      {remaining > 0 && (
        <Dropzone
          accept={uploadRules.photo.accept}
          onFiles={add}
          icon="character"
          button={files.length === 0 ? t`Choose photos` : t`Add photos`}
          note={t`${uploadRules.photo.formats}. Location and other metadata are removed.`}
          camera
        >
          {files.length === 0
            ? t`Drop 1 to 3 photos of one person here`
            : plural(remaining, {
                one: 'Add # more photo; we combine them for the best result.',
                other: 'Add up to # more photos; we combine them for the best result.',
              })}
        </Dropzone>
      )}
      <List size="sm" c="dimmed" spacing={2}>
        <List.Item>
          <Trans>One person, facing the camera, mouth closed, eyes open</Trans>
        </List.Item>
        <List.Item>
          <Trans>Even light on the whole face, for example by a window</Trans>
        </List.Item>
        <List.Item>
          <Trans>Nothing covering the face: no sunglasses, mask or hand (glasses are fine)</Trans>
        </List.Item>
        <List.Item>
          <Trans>Head and shoulders fill most of the photo, ideally 1,000 pixels or more</Trans>
        </List.Item>
      </List>
    </Stack>
  );
}

interface PhotoRowProps {
  file: FormFile;
  name: string;
  onRemove: () => void;
  onRetry: () => void;
}

function PhotoRow({ file: { previewUrl, progress, upload, error }, name, onRemove, onRetry }: PhotoRowProps) {
  return (
    <Paper p="xs" role="group" aria-label={name}>
      <Group wrap="nowrap" gap="sm">
        <Avatar src={previewUrl} alt="" size={64} radius="sm" />
        <Stack gap={4} flex={1} miw={0} aria-live="polite">
          <Text size="sm" fw={500}>
            {name}
          </Text>
          {error ? (
            <FileError error={error} onRetry={onRetry} />
          ) : upload ? (
            <Group gap={4} wrap="nowrap">
              <Icon name="check" size={16} />
              <Text size="sm">
                <Trans>
                  Face found, {upload.width} × {upload.height} px
                </Trans>
              </Text>
            </Group>
          ) : (
            <>
              <Progress
                value={progress < 1 ? progress * 90 : 100}
                animated={progress >= 1}
                aria-label={t`${name}: upload progress`}
              />
              <Text size="xs" c="dimmed">
                {progress < 1 ? t`Uploading…` : t`Checking the face…`}
              </Text>
            </>
          )}
        </Stack>
        <ActionIcon variant="subtle" color="gray" onClick={onRemove} aria-label={t`Remove ${name}`}>
          <Icon name="trash" size={18} />
        </ActionIcon>
      </Group>
    </Paper>
  );
}
