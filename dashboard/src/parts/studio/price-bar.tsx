// On a phone: the price in sight while the form is filled in, and the way to the order below it.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { Button, Group, Text } from '@mantine/core';
import { formatCredits } from '../../lib/format.ts';
import classes from './studio.module.css';

interface Props {
  plan: VideoPlan | undefined;
  /** Something speaks against the draft. */
  isFaulty: boolean;
  onGo(): void;
}

export const PriceBar = ({ plan, isFaulty, onGo }: Props) => (
  <Group className={classes.bar} hiddenFrom="md" justify="space-between" wrap="nowrap">
    <Text size="sm">
      {plan ? (
        <>
          <b>{formatCredits(plan.quote.credits_required)}</b>, about {plan.quote.estimated_seconds.toFixed(1)} s
        </>
      ) : (
        (isFaulty && 'Not possible like this') || 'The price comes with the script'
      )}
    </Text>
    <Button size="sm" variant="light" onClick={onGo} style={{ flexShrink: 0 }}>
      Order
    </Button>
  </Group>
);
