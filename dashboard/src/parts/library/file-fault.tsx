// What is wrong with a file, beside it; to be sent again where the file is not to blame.
import { Button, Text } from '@mantine/core';
import { Refusal } from '../../lib/http.ts';

export function FileFault({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const ours = !(error instanceof Refusal) || error.status === 0 || error.status === 429 || error.status >= 500;
  return (
    <>
      <Text size="sm" c="var(--mantine-color-error)" role="alert">
        {error instanceof Refusal ? error.message : 'It could not be sent.'}
      </Text>
      {ours && (
        <Button variant="default" size="compact-sm" onClick={onAgain} style={{ alignSelf: 'flex-start' }}>
          Try again
        </Button>
      )}
    </>
  );
}
