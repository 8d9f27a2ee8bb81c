// A free preview that failed: why, and a button that tries it again unless the draft must change first.
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { isAboutDraft, previewError } from './preview-error.ts';

export const PreviewProblem = ({ error, onRetry }: { error: Error; onRetry(): void }) => (
  <Group gap="xs" justify="center" role="alert">
    <Text size="xs" c="var(--mantine-color-error)" ta="center" style={{ overflowWrap: 'anywhere' }}>
      {previewError(error)}
    </Text>
    {!isAboutDraft(error) && (
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    )}
  </Group>
);
