// The side panel of the studio: the price, the missing settings and the button that creates the video.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, List, Stack, Text } from '@mantine/core';
import { useVisitor } from '../../lib/session.ts';
import { ButtonLink } from '../links.tsx';
import { CreateError } from './create-error.tsx';
import type { Draft } from './draft.ts';
import { PricePanel } from './price-panel.tsx';
import { missingFields } from './request.ts';
import type { EstimateState } from './use-estimate.ts';
import type { OtherPrice } from './use-other-price.ts';

interface Props {
  draft: Draft;
  estimate: EstimateState;
  other: OtherPrice | undefined;
  /** To the other format. */
  onSwitch(): void;
  /** Of the last attempt to create the video. */
  error: Error | null;
  busy: boolean;
  onCreate(): void;
}

const shortfallOf = ({ credits_required, credits_balance }: VideoPlan['quote']): string => {
  const missing = credits_required - credits_balance;
  return plural(missing, { one: 'You need # more credit.', other: 'You need # more credits.' });
};

export const CreatePanel = ({ draft, estimate, other, onSwitch, error, busy, onCreate }: Props) => {
  const { suspended } = useVisitor();
  const { plan, stale } = estimate;
  const errors = Object.values(estimate.fieldErrors);
  const missing = Object.entries(missingFields(draft));
  const needsCredits = plan !== undefined && !plan.quote.sufficient_credits;
  return (
    <Stack gap="md">
      {errors.length > 0 ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {errors.join(' ')}
        </Text>
      ) : (
        <PricePanel draft={draft} plan={plan} stale={stale} error={estimate.error} other={other} onSwitch={onSwitch} />
      )}
      {missing.length > 0 && (
        <List size="sm" spacing={2} aria-label={t`Required`}>
          {missing.map(([field, instruction]) => (
            <List.Item key={field}>{instruction}</List.Item>
          ))}
        </List>
      )}
      {needsCredits ? (
        <>
          <Text size="sm" role="status">
            {shortfallOf(plan.quote)}
          </Text>
          <ButtonLink to="/credits" size="md" fullWidth>
            <Trans>Buy credits</Trans>
          </ButtonLink>
        </>
      ) : (
        <Button
          size="md"
          fullWidth
          onClick={onCreate}
          loading={busy}
          disabled={missing.length > 0 || errors.length > 0 || suspended}
        >
          <Trans>Create video</Trans>
        </Button>
      )}
      <CreateError error={error} />
    </Stack>
  );
};
