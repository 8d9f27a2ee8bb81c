// The price of the draft and the button that creates the video, always in sight, with what is missing before it can be created.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core';
import { formatCount, formatCredits, formatWorth } from '../../lib/format.ts';
import { useVisitor } from '../../lib/session.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { BuyCreditsLink } from '../credits/buy-credits-link.tsx';
import { ErrorNote } from '../error-note.tsx';
import { useKitError } from './captions/use-brand-kit.ts';
import { CreateError } from './create-error.tsx';
import type { Draft } from './draft.ts';
import { focusField } from './focus-field.ts';
import { PriceDetails } from './price-details.tsx';
import { estimateRequestOf, hasCaptions, missingFields } from './request.ts';
import { resolutionOf, resolutionOfDraft } from './resolution.ts';
import classes from './studio.module.css';
import { unknownPrice } from './unknown-price.ts';
import type { EstimateState } from './use-estimate.ts';
import type { OrderedState } from './use-ordered-video.ts';

interface Props {
  draft: Draft;
  estimate: EstimateState;
  /** Of the last attempt to create the video. */
  error: Error | null;
  busy: boolean;
  /** The video of this draft as it is; undefined if there is none. */
  ordered: OrderedState;
  /** The finished video beside the form, which was ordered from it; undefined if there is none. */
  current: JobDetail | undefined;
  /** The draft is as it was ordered. */
  isUnchanged: boolean;
  /** Undefined while that is not possible. */
  onCreate: (() => void) | undefined;
}

export const PriceBar = ({ draft, estimate, error, busy, ordered, current, isUnchanged, onCreate }: Props) => {
  const { plan, stale } = estimate;
  const kit = useKitError();
  const isPhone = useIsPhone();
  return (
    <section aria-label={t`Price`} className={classes.price}>
      <CreateError error={error} />
      {hasCaptions(draft) && (
        <ErrorNote
          error={kit.error}
          onRetry={kit.retry}
          title={t`Your brand kit could not be loaded. The captions need it.`}
        />
      )}
      {(ordered === undefined || ordered === 'failed') && (
        <Group gap="sm" wrap="nowrap" justify="flex-end">
          {current && isUnchanged ? (
            <div className={classes.sum}>
              <Text size="xs" c="dimmed">
                {isPhone ? t`Change something first` : t`Change the script, voice or look to continue`}
              </Text>
              {plan && (
                <Text size="xs" c="dimmed">
                  <Trans>About {formatCredits(plan.quote.credits_required)}</Trans>
                </Text>
              )}
            </div>
          ) : (
            <>
              <div className={classes.sum} aria-busy={stale}>
                <Price draft={draft} estimate={estimate} />
                <Note draft={draft} plan={plan} current={current} />
              </div>
              {plan && <PriceDetails plan={plan} draft={draft} />}
            </>
          )}
          <OrderButton
            estimate={estimate}
            busy={busy}
            current={current}
            isUnchanged={isUnchanged}
            onCreate={onCreate}
          />
        </Group>
      )}
    </section>
  );
};

const buttonLook = { size: 'md', px: { base: 'sm', md: 'xl' }, style: { flexShrink: 0 } } as const;

const OrderButton = ({
  estimate,
  busy,
  current,
  isUnchanged,
  onCreate,
}: Omit<Props, 'draft' | 'error' | 'ordered'>) => {
  const { suspended } = useVisitor();
  const hasErrors = Object.keys(estimate.fieldErrors).length > 0;
  if (estimate.plan && !estimate.plan.quote.sufficient_credits) return <BuyCreditsLink {...buttonLook} />;
  return (
    <Button
      {...buttonLook}
      onClick={onCreate}
      loading={busy}
      disabled={suspended || hasErrors || !onCreate || (current !== undefined && isUnchanged)}
    >
      {current ? t`Create new version` : t`Create video`}
    </Button>
  );
};

/** Below the price: what is missing next, with a way there, or else how long the video is. */
const Note = ({ draft, plan, current }: Pick<Props, 'draft' | 'current'> & { plan: VideoPlan | undefined }) => {
  const [next] = Object.entries(missingFields(draft));
  if (plan && !plan.quote.sufficient_credits) return <Shortfall {...plan.quote} />;
  if (next !== undefined)
    return (
      <Text size="sm" role="status" aria-label={t`Required`}>
        <Anchor
          component="button"
          type="button"
          inherit
          c="dimmed"
          underline="hover"
          onClick={() => focusField(next[0])}
        >
          {next[1]}
        </Anchor>
      </Text>
    );
  if (!plan) return null;
  const length = `${formatCount(Math.round(plan.quote.estimated_seconds))}\u00a0s`;
  // A second of HD costs more.
  const resolution = resolutionOfDraft(draft);
  const before = resolutionOf(current);
  if (before && before !== resolution)
    return (
      <Text size="xs" c="dimmed">
        <Trans>
          {formatWorth(plan.quote.credits_required)}, {resolution}, the current version has {before}
        </Trans>
      </Text>
    );
  return (
    <Text size="xs" c="dimmed">
      <Trans>
        {formatWorth(plan.quote.credits_required)}, about {length}, {resolution}
      </Trans>
    </Text>
  );
};

const Price = ({ draft, estimate: { plan, stale, fieldErrors, error } }: Pick<Props, 'draft' | 'estimate'>) => {
  const errors = Object.values(fieldErrors);
  if (errors.length > 0)
    return (
      <Text size="sm" c="var(--mantine-color-error)" role="alert">
        {errors.join(' ')}
      </Text>
    );
  if (plan)
    return (
      <Text component="output" size="sm" fw={700} aria-label={t`Price`} style={{ opacity: stale ? 0.6 : 1 }}>
        {formatCredits(plan.quote.credits_required)}
      </Text>
    );
  if (error)
    return (
      <Text size="sm" c="dimmed" role="alert">
        {unknownPrice(error)}
      </Text>
    );
  return estimateRequestOf(draft) && <Skeleton height={22} width={140} display="inline-block" />;
};

const Shortfall = ({ credits_required, credits_balance }: VideoPlan['quote']) => {
  const lacking = credits_required - credits_balance;
  return (
    <Text size="xs" role="status">
      {plural(lacking, {
        one: `You need # more credit (${formatWorth(lacking)}).`,
        other: `You need # more credits (${formatWorth(lacking)}).`,
      })}
    </Text>
  );
};
