// On a phone: the price below the form, and the button that scrolls to its details.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { formatCredits, formatNumber } from '../../lib/format.ts';
import type { Draft } from './draft.ts';
import { noPriceReason } from './no-price-reason.ts';
import classes from './studio.module.css';
import type { EstimateState } from './use-estimate.ts';

interface Props {
  draft: Draft;
  estimate: EstimateState;
  onShowPrice(): void;
}

export const PriceBar = ({ draft, estimate: { plan, fieldErrors, error }, onShowPrice }: Props) => (
  <Group className={classes.bar} hiddenFrom="md" justify="space-between" wrap="nowrap">
    <Text size="sm">
      {plan ? (
        <Trans>
          <b>{formatCredits(plan.quote.credits_required)}</b>, about {formatNumber(plan.quote.estimated_seconds)} s
        </Trans>
      ) : (
        (Object.keys(fieldErrors).length > 0 && t`Fix errors to continue`) || noPriceReason(draft, error)
      )}
    </Text>
    <Button size="sm" variant="light" onClick={onShowPrice} style={{ flexShrink: 0 }}>
      <Trans>Review</Trans>
    </Button>
  </Group>
);
