// Leads to where credits are bought, or tells a member whom to ask.
import { Trans } from '@lingui/react/macro';
import { type ButtonProps, Text } from '@mantine/core';
import { useVisitor } from '../../lib/session.ts';
import { ButtonLink } from '../links.tsx';

export function BuyCreditsLink(props: ButtonProps) {
  const { role } = useVisitor();
  if (role !== 'owner')
    return (
      <Text size="sm">
        <Trans>Ask a team owner to buy credits.</Trans>
      </Text>
    );
  return (
    <ButtonLink to="/credits" {...props}>
      <Trans>Buy credits</Trans>
    </ButtonLink>
  );
}
