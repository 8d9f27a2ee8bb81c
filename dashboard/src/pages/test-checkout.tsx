// A simulated checkout for installations without Stripe. No payment is taken.
import type { Purchase, TestPayment } from '@greenroom/contract/dashboard/credits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { formatCents, formatCredits } from '../lib/format.ts';
import { post } from '../lib/http.ts';
import { PurchaseNote } from '../parts/credits/purchase-note.tsx';
import { invalidateCredits, purchaseQuery } from '../parts/credits/queries.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { ButtonLink } from '../parts/links.tsx';
import { Loaded, SkeletonLines } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { Warning } from '../parts/warning.tsx';

export function TestCheckoutPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const query = useQuery({ ...purchaseQuery(id), refetchInterval: false });
  return (
    <Page title={t`Test checkout`} width="narrow">
      <Warning title={t`Test: no payment is taken`}>
        <Trans>This page simulates a payment. The credits are added, and the receipt is marked as a test.</Trans>
      </Warning>
      <Loaded query={query} skeleton={<SkeletonLines count={1} height={140} />}>
        {(purchase) => (purchase.state === 'open' ? <Checkout purchase={purchase} /> : <Ended purchase={purchase} />)}
      </Loaded>
    </Page>
  );
}

const Ended = ({ purchase: { id } }: { purchase: Purchase }) => (
  <>
    <PurchaseNote id={id} />
    <div>
      <ButtonLink to="/credits">
        <Trans>Go to credits</Trans>
      </ButtonLink>
    </div>
  </>
);

function Checkout({ purchase: { id, credits, amount_cents, currency } }: { purchase: Purchase }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const completing = useMutation({
    mutationFn: (paid: boolean) =>
      post<Purchase>(`/credits/purchases/${id}/test-payment`, { paid } satisfies TestPayment),
    onSuccess: async (purchase) => {
      // First the page, then the state: a link to the receipt shown here could be followed, and this would undo it.
      await navigate({ to: '/credits', search: { purchase: id } as never, replace: true });
      queries.setQueryData(purchaseQuery(id).queryKey, purchase);
      await invalidateCredits();
    },
  });
  return (
    <Paper>
      <Stack>
        <Group justify="space-between">
          <Text fw={600}>{formatCredits(credits)}</Text>
          <Text fz="xl" fw={650}>
            {formatCents(amount_cents, currency)}
          </Text>
        </Group>
        <ErrorNote error={completing.error} />
        <Group>
          <Button loading={completing.isPending && completing.variables} onClick={() => completing.mutate(true)}>
            <Trans>Simulate payment</Trans>
          </Button>
          <Button
            variant="default"
            loading={completing.isPending && !completing.variables}
            onClick={() => completing.mutate(false)}
          >
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
