// Says what went wrong and what to do about it.
import { Alert, Button, Group, Text } from '@mantine/core';
import { Refusal } from '../lib/http.ts';
import { Icon } from './icons.tsx';
import { ButtonLink } from './links.tsx';

interface ErrorNoteProps {
  /** Nothing is shown while there is none. */
  error: Error | null | undefined;
  /** Offered where trying again may help. */
  onRetry?: (() => void) | undefined;
  /** What could not be done, e.g. "The key could not be made". */
  title?: string;
}

export function ErrorNote({ error, onRetry, title }: ErrorNoteProps) {
  if (!error) return null;
  const refusal = error instanceof Refusal ? error : undefined;
  return (
    <Alert color="red" variant="light" role="alert" icon={<Icon name="warning" />} title={title}>
      <Text size="sm">
        {refusal ? refusal.message : 'Something went wrong on this page. Reload it, then try again.'}
      </Text>
      {refusal?.code === 'INSUFFICIENT_CREDITS' ? (
        <ButtonLink to="/credits" size="xs" mt="sm">
          Buy credits
        </ButtonLink>
      ) : (
        onRetry && (
          <Group mt="sm">
            <Button size="xs" variant="default" onClick={onRetry}>
              Try again
            </Button>
          </Group>
        )
      )}
    </Alert>
  );
}
