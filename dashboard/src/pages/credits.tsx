// Credits: balance, purchases, billing details and receipts.
import type { Credits } from '@greenroom/contract/dashboard/credits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatCount, formatPrice, formatWorth } from '../lib/format.ts';
import { useUrlState } from '../lib/url-state.ts';
import { BillingDetailsSection } from '../parts/credits/billing-details.tsx';
import { BuyForm } from '../parts/credits/buy-form.tsx';
import { CreditsPages } from '../parts/credits/credits-pages.tsx';
import { LowCreditsNote } from '../parts/credits/low-credits-note.tsx';
import { PurchaseNote } from '../parts/credits/purchase-note.tsx';
import { creditsQuery } from '../parts/credits/queries.ts';
import { ReceiptsList } from '../parts/credits/receipts-list.tsx';
import classes from '../parts/credits/tiles.module.css';
import { ErrorNote } from '../parts/error-note.tsx';
import { Icon } from '../parts/icons.tsx';
import { MetricCard } from '../parts/metric-card.tsx';
import { Page } from '../parts/page.tsx';
import { LowCredits } from '../parts/webhooks/low-credits.tsx';

export function CreditsPage() {
  const [{ purchase }] = useUrlState({ purchase: '' });
  const { data, error, refetch } = useQuery(creditsQuery);
  const unfinished = useEverUnfinished(data);
  return (
    <Page
      title={t`Credits`}
      description={t`Credits pay for videos. Each video reserves its maximum price and returns what it does not use.`}
    >
      <CreditsPages />
      {purchase && <PurchaseNote id={purchase} />}
      {unfinished
        .filter((id) => id !== purchase)
        .map((id) => (
          <PurchaseNote key={id} id={id} only={['processing', 'paid']} />
        ))}
      {data ? null : <ErrorNote error={error} onRetry={refetch} />}
      <LowCreditsNote />
      <Balance credits={data} />
      <BuyForm />
      <LowCredits />
      <BillingDetailsSection />
      <ReceiptsList />
    </Page>
  );
}

/** The ids of purchases that were unfinished while the page is open: one that turns out to be paid keeps its note. */
function useEverUnfinished(credits: Credits | undefined): readonly string[] {
  const ids = useRef(new Set<string>());
  for (const { id } of credits?.unfinished ?? []) ids.current.add(id);
  return [...ids.current];
}

function Balance({ credits }: { credits: Credits | undefined }) {
  const figures = [
    { name: t`Available`, value: credits?.balance, note: t`For new videos` },
    { name: t`Reserved`, value: credits?.held, note: t`For videos in progress` },
    { name: t`Charged`, value: credits?.spent, note: t`Since credits were last added` },
  ];
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing={{ base: 'xs', sm: 'md' }} className={classes.tiles}>
        {figures.map(({ name, value, note }) => (
          <MetricCard
            key={name}
            name={name}
            value={value === undefined ? undefined : formatCount(value)}
            note={value === undefined ? note : `${formatWorth(value)} · ${note}`}
          />
        ))}
      </SimpleGrid>
      {credits !== undefined && credits.debt > 0 && (
        <Alert
          color="red"
          variant="light"
          icon={<Icon name="warning" />}
          title={t`You owe ${formatPrice(credits.debt)}`}
        >
          <Text size="sm">
            <Trans>
              A payment was reversed after its credits had been used. Your next top-up pays this debt first.
            </Trans>
          </Text>
        </Alert>
      )}
    </>
  );
}
