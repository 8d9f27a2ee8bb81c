// The price, what is still missing, and the button that orders.
import { Button, List, Stack, Text } from '@mantine/core';
import { ErrorNote } from '../error-note.tsx';
import { ButtonLink } from '../links.tsx';
import type { Draft } from './draft.ts';
import { OrderError } from './order-error.tsx';
import { PricePanel } from './price-panel.tsx';
import { missingIn } from './request.ts';
import { SceneList } from './scene-list.tsx';
import type { PlanState } from './use-plan.ts';

interface Props {
  draft: Draft;
  planned: PlanState;
  /** Why the last order was not taken. */
  refusal: Error | null;
  busy: boolean;
  onOrder(): void;
}

export const OrderPanel = ({ draft, planned: { plan, stale, error, problems }, refusal, busy, onOrder }: Props) => {
  const faults = Object.values(problems);
  const missing = Object.entries(missingIn(draft));
  const short = plan !== undefined && !plan.quote.sufficient_credits;
  return (
    <Stack gap="md">
      {faults.length > 0 ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {faults.join(' ')}
        </Text>
      ) : (
        <PricePanel draft={draft} plan={plan} stale={stale} />
      )}
      {plan && plan.scenes.length > 0 && <SceneList scenes={plan.scenes} />}
      <ErrorNote error={error} />
      {missing.length > 0 && (
        <List size="sm" spacing={2} aria-label="Still missing">
          {missing.map(([member, words]) => (
            <List.Item key={member}>{words}</List.Item>
          ))}
        </List>
      )}
      {short ? (
        <>
          <Text size="sm" role="status">
            {plan.quote.credits_required - plan.quote.credits_balance} credits are missing for this video.
          </Text>
          <ButtonLink to="/credits" size="md" fullWidth>
            Buy credits
          </ButtonLink>
        </>
      ) : (
        <Button size="md" fullWidth onClick={onOrder} loading={busy} disabled={missing.length > 0 || faults.length > 0}>
          Make the video
        </Button>
      )}
      <OrderError error={refusal} />
    </Stack>
  );
};
