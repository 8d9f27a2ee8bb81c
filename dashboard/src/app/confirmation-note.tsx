// The notice for owners who have not confirmed their e-mail address.
import { Trans } from '@lingui/react/macro';
import { Alert, Group, Text } from '@mantine/core';
import { useMe } from '../lib/session.ts';
import { ResendConfirmation } from '../parts/account/resend-confirmation.tsx';

export function ConfirmationNote() {
  const { visitor, mail } = useMe();
  // Members may do none of what it is for.
  if (!mail || visitor?.role !== 'owner' || visitor.email_verified) return null;
  return (
    <Alert color="gray" mb="xl" py="xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm" flex="1 1 260px" style={{ overflowWrap: 'anywhere' }}>
          <Trans>
            <strong>Confirm your e-mail address</strong> with the link that we sent to {visitor.email}, to create API
            keys, invite people and buy credits.
          </Trans>
        </Text>
        <ResendConfirmation />
      </Group>
    </Alert>
  );
}
