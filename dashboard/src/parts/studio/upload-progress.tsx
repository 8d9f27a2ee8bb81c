// The progress of an upload, and its error.
import { t } from '@lingui/core/macro';
import { Progress, Text } from '@mantine/core';
import { ErrorNote } from '../error-note.tsx';

export const UploadProgress = ({ progress, error }: { progress: number | undefined; error: Error | null }) => (
  <>
    {progress !== undefined && (
      <div role="status">
        <Progress value={progress < 1 ? progress * 90 : 100} animated={progress >= 1} aria-label={t`Upload progress`} />
        <Text size="xs" c="dimmed" mt={4}>
          {progress < 1 ? t`Uploading…` : t`Checking…`}
        </Text>
      </div>
    )}
    <ErrorNote error={error} />
  </>
);
