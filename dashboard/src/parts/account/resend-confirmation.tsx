// Sends the confirmation e-mail again.
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { post } from '../../lib/http.ts';
import { ErrorNote } from '../error-note.tsx';

export function ResendConfirmation() {
  const sending = useMutation({ mutationFn: () => post('/account/confirmation-mail') });
  return (
    <Stack gap="xs" align="flex-start">
      <ErrorNote error={sending.error} />
      {sending.isSuccess ? (
        <Text size="sm" role="status">
          <Trans>E-mail sent. Check your spam folder too.</Trans>
        </Text>
      ) : (
        <Button size="xs" variant="default" loading={sending.isPending} onClick={() => sending.mutate()}>
          <Trans>Resend e-mail</Trans>
        </Button>
      )}
    </Stack>
  );
}
