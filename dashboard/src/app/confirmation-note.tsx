// The notice for users who have not confirmed their e-mail address.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Box, Stack, Text } from '@mantine/core';
import { useMe } from '../lib/session.ts';
import { ResendConfirmation } from '../parts/account/resend-confirmation.tsx';
import { Warning } from '../parts/warning.tsx';

export function ConfirmationNote() {
  const { visitor, mail } = useMe();
  if (!mail || !visitor || visitor.email_verified) return null;
  return (
    <Box mb="lg" maw={1080} mx="auto">
      <Warning title={t`Confirm your e-mail address`}>
        <Stack gap="sm">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            <Trans>
              Open the link that we sent to {visitor.email}. Until then you can create videos, but you cannot create an
              API key, invite people or buy credits.
            </Trans>
          </Text>
          <ResendConfirmation />
        </Stack>
      </Warning>
    </Box>
  );
}
