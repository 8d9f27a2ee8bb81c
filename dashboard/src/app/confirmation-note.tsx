// Tells somebody who has not confirmed their e-mail address yet what waits for it.
import { Box, Stack, Text } from '@mantine/core';
import { useMe } from '../lib/session.ts';
import { SendAgain } from '../parts/account/send-again.tsx';
import { Warning } from '../parts/warning.tsx';

export function ConfirmationNote() {
  const { visitor, mail } = useMe();
  if (!mail || !visitor || visitor.email_verified) return null;
  return (
    <Box mb="lg" maw={1080} mx="auto">
      <Warning title="Confirm your e-mail address">
        <Stack gap="sm">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            Open the link that we sent to {visitor.email}. Until then you can create videos, but no API key or
            invitation, and you cannot buy credits.
          </Text>
          <SendAgain />
        </Stack>
      </Warning>
    </Box>
  );
}
