// On a phone: the price below the form, and the button that scrolls to its details.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { Button, Group, Text } from '@mantine/core';
import { formatCredits } from '../../lib/format.ts';
import classes from './studio.module.css';

interface Props {
  plan: VideoPlan | undefined;
  /** The draft has invalid fields. */
  hasErrors: boolean;
  onShowPrice(): void;
}

export const PriceBar = ({ plan, hasErrors, onShowPrice }: Props) => (
  <Group className={classes.bar} hiddenFrom="md" justify="space-between" wrap="nowrap">
    <Text size="sm">
      {plan ? (
        <>
          <b>{formatCredits(plan.quote.credits_required)}</b>, about {plan.quote.estimated_seconds.toFixed(1)} s
        </>
      ) : (
        (hasErrors && 'Fix errors to continue') || 'Write a script to see the price'
      )}
    </Text>
    <Button size="sm" variant="light" onClick={onShowPrice} style={{ flexShrink: 0 }}>
      Review
    </Button>
  </Group>
);
