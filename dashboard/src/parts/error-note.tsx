// Shows an error and what to do about it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Text } from '@mantine/core';
import { ApiError } from '../lib/http.ts';
import { BuyCreditsLink } from './credits/buy-credits-link.tsx';
import { Icon } from './icons.tsx';

interface ErrorNoteProps {
  /** Nothing is rendered without one. */
  error: Error | null | undefined;
  /** Shows a "Try again" button. */
  onRetry?: (() => void) | undefined;
  /** What failed, e.g. "The key could not be created". */
  title?: string;
}

export function ErrorNote({ error, onRetry, title }: ErrorNoteProps) {
  if (!error) return null;
  const apiError = error instanceof ApiError ? error : undefined;
  return (
    <Alert color="red" variant="light" role="alert" icon={<Icon name="warning" />} title={title}>
      <Text size="sm">
        {apiError?.message ?? t`Something went wrong. Reload the page; if it keeps happening, tell your operator.`}
      </Text>
      {apiError?.code === 'INSUFFICIENT_CREDITS' ? (
        <BuyCreditsLink size="xs" mt="sm" />
      ) : (
        onRetry && (
          <Group mt="sm">
            <Button size="xs" variant="default" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </Group>
        )
      )}
    </Alert>
  );
}
