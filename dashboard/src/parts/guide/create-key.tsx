// The button that creates the API key, in the header of its step.
import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useMe } from '../../lib/session.ts';
import type { KeyCreation } from '../keys/use-key.ts';

export function CreateKey({ creation }: { creation: KeyCreation }) {
  const { mail, visitor } = useMe();
  if (mail && !visitor?.email_verified)
    return (
      <Text size="sm">
        <Trans>Confirm your e-mail address first.</Trans>
      </Text>
    );
  return (
    <Button w={{ base: '100%', xs: 'auto' }} loading={creation.isPending} onClick={() => creation.mutate(null)}>
      <Trans>Create API key</Trans>
    </Button>
  );
}
