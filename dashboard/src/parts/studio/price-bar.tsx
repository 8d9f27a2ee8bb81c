// The price of the draft and the button that creates the video, always in sight, with what is missing before it can be created.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { formatCredits, formatNumber, formatWorth } from '../../lib/format.ts';
import { BuyCreditsLink } from '../credits/buy-credits-link.tsx';
import { ErrorNote } from '../error-note.tsx';
import { useKitError } from './captions/use-brand-kit.ts';
import { CreateError } from './create-error.tsx';
import type { Draft } from './draft.ts';
import { PriceDetails } from './price-details.tsx';
import { estimateRequestOf, hasCaptions, missingFields } from './request.ts';
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
  /** The video of this draft as it is; undefined if there is none. Where it is shown is what to do next. */
  ordered: OrderedState;
  /** Undefined while that is not possible. */
  onCreate: (() => void) | undefined;
}

/** Those that are typed; others are open where they are chosen. */
const textFieldOf = (field: string): HTMLTextAreaElement | null => document.querySelector(`textarea[name="${field}"]`);
const TYPED = ['script', 'video_idea'];

export const PriceBar = ({ draft, estimate, error, busy, ordered, onCreate }: Props) => {
  const { plan, stale } = estimate;
  const kit = useKitError();
  const hasErrors = Object.keys(estimate.fieldErrors).length > 0;
  const missing = Object.entries(missingFields(draft));
  const isOrdered = ordered === 'in_progress' || ordered === 'completed';
  const firstMissing = missing[0]?.[0];
  const typesRest = firstMissing !== undefined && missing.every(([field]) => TYPED.includes(field));
  const needsCredits = plan !== undefined && !plan.quote.sufficient_credits;
  return (
    <section aria-label={t`Price`} className={classes.price} data-ordered={ordered}>
      <CreateError error={error} />
      {hasCaptions(draft) && (
        <ErrorNote
          error={kit.error}
          onRetry={kit.retry}
          title={t`Your brand kit could not be loaded. The captions need it.`}
        />
      )}
      <Group gap="sm" wrap="nowrap" justify="flex-end">
        <div className={classes.sum} aria-busy={stale}>
          <Price draft={draft} estimate={estimate} />
          {isOrdered ? (
            <Text size="xs" c="dimmed">
              {ordered === 'completed'
                ? t`Created. Edit the draft to create another.`
                : t`In progress. Edit the draft to create another.`}
            </Text>
          ) : needsCredits ? (
            <Shortfall {...plan.quote} />
          ) : missing.length > 0 ? (
            <ul className={classes.missing} aria-label={t`Required`}>
              {missing.map(([field, instruction]) => (
                <li key={field}>{instruction}</li>
              ))}
            </ul>
          ) : (
            plan && (
              <Text size="xs" c="dimmed">
                <Trans>
                  {formatWorth(plan.quote.credits_required)} for about {formatNumber(plan.quote.estimated_seconds)} s of
                  video
                </Trans>
              </Text>
            )
          )}
        </div>
        {plan && <PriceDetails plan={plan} draft={draft} />}
        {isOrdered ? null : needsCredits ? (
          <BuyCreditsLink size="md" px={{ base: 'md', md: 'xl' }} style={{ flexShrink: 0 }} />
        ) : (
          <Button
            size="md"
            px={{ base: 'md', md: 'xl' }}
            style={{ flexShrink: 0 }}
            onClick={typesRest ? () => textFieldOf(firstMissing)?.focus() : onCreate}
            loading={busy}
            disabled={hasErrors || !(typesRest || onCreate)}
          >
            <Trans>Create video</Trans>
          </Button>
        )}
      </Group>
    </section>
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
