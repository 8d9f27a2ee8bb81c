// Sends the mail to confirm one's address once more.
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { post } from '../../lib/http.ts';
import { ErrorNote } from '../error-note.tsx';

export function SendAgain() {
  const sending = useMutation({ mutationFn: () => post('/account/confirmation-mail') });
  return (
    <Stack gap="xs" align="flex-start">
      <ErrorNote error={sending.error} />
      {sending.isSuccess ? (
        <Text size="sm" role="status">
          Sent. Check your spam folder too.
        </Text>
      ) : (
        <Button size="xs" variant="default" loading={sending.isPending} onClick={() => sending.mutate()}>
          Send again
        </Button>
      )}
    </Stack>
  );
}
