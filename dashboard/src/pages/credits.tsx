// Credits: what there is, buying more, and the receipts of what was bought.
import type { Credits } from '@greenroom/contract/dashboard/credits';
import { Alert, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatCredits } from '../lib/format.ts';
import { useUrlState } from '../lib/url-state.ts';
import { BuyForm } from '../parts/credits/buy-form.tsx';
import { PurchaseNote } from '../parts/credits/purchase-note.tsx';
import { creditsQuery } from '../parts/credits/queries.ts';
import { ReceiptsList } from '../parts/credits/receipts-list.tsx';
import { ErrorNote } from '../parts/error-note.tsx';
import { Figure } from '../parts/figure.tsx';
import { Icon } from '../parts/icons.tsx';
import { TextLink } from '../parts/links.tsx';
import { Page } from '../parts/page.tsx';

export function CreditsPage() {
  const [{ purchase }] = useUrlState({ purchase: '' });
  const { data, error, refetch } = useQuery(creditsQuery);
  return (
    <Page
      title="Credits"
      description={
        <>
          What videos are paid with. A job sets credits aside when it is ordered and gives back what it does not use;
          the{' '}
          <TextLink to="/ledger" inherit>
            ledger
          </TextLink>{' '}
          has every movement.
        </>
      }
    >
      {purchase && <PurchaseNote id={purchase} />}
      {data?.unfinished
        .filter(({ id }) => id !== purchase)
        .map(({ id }) => (
          <PurchaseNote key={id} id={id} only={['processing', 'paid']} />
        ))}
      {data ? null : <ErrorNote error={error} onRetry={refetch} />}
      <Balance credits={data} />
      <BuyForm />
      <ReceiptsList />
    </Page>
  );
}

function Balance({ credits }: { credits: Credits | undefined }) {
  const count = (value: number | undefined) => (value === undefined ? undefined : formatCount(value));
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <Figure name="Balance" value={count(credits?.balance)} note="can be spent now" />
        <Figure name="Held" value={count(credits?.held)} note="for jobs under way" />
        <Figure name="Spent" value={count(credits?.spent)} note="since the last top-up" />
      </SimpleGrid>
      {credits !== undefined && credits.debt > 0 && (
        <Alert
          color="red"
          variant="light"
          icon={<Icon name="warning" />}
          title={`${formatCredits(credits.debt)} are owed`}
        >
          <Text size="sm">
            A payment was reversed after its credits had been spent. Your next top-up pays this first; what you buy
            beyond it is yours to spend.
          </Text>
        </Alert>
      )}
    </>
  );
}
