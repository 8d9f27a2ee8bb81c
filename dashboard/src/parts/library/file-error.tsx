// The error of an uploaded file, with a retry button if the file itself is not the cause.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { ApiError } from '../../lib/http.ts';

export function FileError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const canRetry = !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
  return (
    <>
      <Text size="sm" c="var(--mantine-color-error)" role="alert">
        {error instanceof ApiError ? error.message : t`The file could not be uploaded. Try again.`}
      </Text>
      {canRetry && (
        <Button variant="default" size="compact-sm" onClick={onRetry} style={{ alignSelf: 'flex-start' }}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </>
  );
}
