// The form to buy credits.
import type { CreatedPurchase, NewPurchase } from '@greenroom/contract/dashboard/credits';
import { creditPrice, priceOfCredits } from '@greenroom/contract/prices';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, NumberInput, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatCents, formatCount, formatCredits, numberSeparators } from '../../lib/format.ts';
import { post } from '../../lib/http.ts';
import { useMe, useVisitor } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { BILLING_DETAILS_ID, billingDetailsQuery, hasBillingDetails } from './billing-details.tsx';
import { reloadPurchases } from './queries.ts';
import classes from './tiles.module.css';
import { EXAMPLE_SECONDS, videosFor } from './videos-for.ts';

/** Never broken between the number and its unit. */
const EXAMPLE_LENGTH = `${EXAMPLE_SECONDS}\u00A0s`;

const SUGGESTED_AMOUNTS = [500, 1_000, 2_500, 5_000, 10_000];

export function BuyForm() {
  const { checkout } = useMe();
  const { role } = useVisitor();
  if (role !== 'owner')
    return (
      <Text c="dimmed" size="sm">
        <Trans>Only team owners can buy credits.</Trans>
      </Text>
    );
  return (
    <Paper component="section">
      <Stack>
        <div>
          <Title order={2}>
            <Trans>Buy credits</Trans>
          </Title>
          <Text c="dimmed" size="sm">
            <Trans>
              {formatCents(creditPrice.centsPerHundred)} for 100 credits. Credits do not expire. Numbers of videos are
              for talking heads of {EXAMPLE_LENGTH}.
            </Trans>
          </Text>
        </div>
        {checkout === 'none' ? (
          <Text size="sm">
            <Trans>Buying credits is not set up. Ask the operator for credits.</Trans>
          </Text>
        ) : (
          <Purchase isTest={checkout === 'test'} />
        )}
      </Stack>
    </Paper>
  );
}

function Purchase({ isTest }: { isTest: boolean }) {
  const [value, setValue] = useState<string | number>(1_000);
  const credits = Number(value);
  const problem = problemWith(credits);
  const { suspended } = useVisitor();
  const { purchaseIdFor, forget } = usePurchaseId();
  // The second response of a double click would lead to the payment page again, even after Back.
  const isBuying = useRef(false);
  const buying = useMutation({
    mutationFn: () =>
      post<CreatedPurchase>(`/credits/purchases/${purchaseIdFor(credits)}`, { credits } satisfies NewPurchase),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: () => {
      isBuying.current = false;
    },
  });
  // The browser may show this page again as it was left, after Back on the payment page.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isBuying.current = false;
    forget();
    buying.reset();
    // It may have been paid there.
    void reloadPurchases();
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (problem || isBuying.current) return;
        isBuying.current = true;
        buying.mutate();
      }}
    >
      <Stack>
        <SimpleGrid
          cols={{ base: 2, sm: 3, lg: 5 }}
          spacing="xs"
          className={classes.tiles}
          role="group"
          aria-label={t`Suggested amounts`}
        >
          {SUGGESTED_AMOUNTS.map((amount) => (
            <Button
              key={amount}
              variant={amount === credits ? 'light' : 'default'}
              aria-pressed={amount === credits}
              onClick={() => setValue(amount)}
              h="auto"
              py="xs"
              ta="start"
              justify="start"
              style={amount === credits ? { border: '1px solid var(--mantine-color-green-7)' } : undefined}
              styles={{ inner: { width: '100%' }, label: { whiteSpace: 'normal', flex: 1 } }}
            >
              <span style={{ width: '100%' }}>
                <Group component="span" justify="space-between" wrap="nowrap" gap="xs">
                  <Text component="span" fw={700}>
                    {formatCents(priceOfCredits(amount))}
                  </Text>
                  {amount === credits && <Icon name="check" size={18} />}
                </Group>
                <Text size="sm">{formatCredits(amount)}</Text>
                <Text size="xs" fw={400}>
                  {plural(videosFor(amount), {
                    one: `about # video`,
                    other: `about # videos`,
                  })}
                </Text>
              </span>
            </Button>
          ))}
        </SimpleGrid>
        <NumberInput
          label={t`Credits`}
          description={t`Multiples of 100`}
          value={value}
          onChange={setValue}
          min={creditPrice.minCredits}
          max={creditPrice.maxCredits}
          step={100}
          {...numberSeparators}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          error={value !== '' && problem}
          maw={260}
        />
        {!problem && !SUGGESTED_AMOUNTS.includes(credits) && (
          <Text size="sm" c="dimmed" aria-live="polite">
            {worthOf(credits)}
          </Text>
        )}
        <ReceiptParty />
        <ErrorNote error={buying.error} title={t`The purchase could not be started`} />
        <Group>
          <Button
            h="auto"
            mih={36}
            py={6}
            styles={{ label: { whiteSpace: 'normal' } }}
            type="submit"
            disabled={problem !== undefined || suspended}
            loading={buying.isPending || buying.isSuccess}
          >
            {problem ? t`Buy` : t`Buy ${formatCredits(credits)} for ${formatCents(priceOfCredits(credits))}`}
          </Button>
          <Text size="sm" c="dimmed">
            {isTest
              ? t`Test checkout: the next page simulates a payment, and none is taken.`
              : t`You pay on Stripe and return here.`}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

/** Receipts cannot be changed later, so what they will say is shown before. */
function ReceiptParty() {
  const { client_name } = useVisitor();
  const { data } = useQuery(billingDetailsQuery);
  if (!data) return null;
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      <Trans>Receipt issued to {data.name || client_name}.</Trans>{' '}
      <Anchor href={`#${BILLING_DETAILS_ID}`} inherit>
        {hasBillingDetails(data) ? t`Change billing details` : t`Add your address and tax ID`}
      </Anchor>
    </Text>
  );
}

/** The same id for the same credits, so that a double click or a repeated request starts one purchase. */
function usePurchaseId(): { purchaseIdFor(credits: number): string; forget(): void } {
  const latest = useRef({ credits: 0, id: '' });
  return {
    purchaseIdFor(credits) {
      if (latest.current.credits !== credits) latest.current = { credits, id: crypto.randomUUID() };
      return latest.current.id;
    },
    /** The next purchase is another one, also with the same credits. */
    forget() {
      latest.current = { credits: 0, id: '' };
    },
  };
}

const worthOf = (credits: number): string => {
  const videos = videosFor(credits);
  if (videos === 0) return t`Less than one talking head of ${EXAMPLE_SECONDS} seconds.`;
  return plural(videos, {
    one: `About # talking head video of ${EXAMPLE_SECONDS} seconds.`,
    other: `About # talking head videos of ${EXAMPLE_SECONDS} seconds.`,
  });
};

function problemWith(credits: number): string | undefined {
  const { minCredits, maxCredits } = creditPrice;
  if (credits < minCredits) return t`At least ${formatCount(minCredits)}`;
  if (credits > maxCredits) return t`At most ${formatCount(maxCredits)} per purchase`;
  return credits % 100 === 0 ? undefined : t`Enter a multiple of 100, such as 300 or 1,200`;
}
