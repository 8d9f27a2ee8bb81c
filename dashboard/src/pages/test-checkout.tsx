// The stand-in for paying, where no money moves: plainly a test, and nothing like a real payment's page.
import type { Purchase, TestPayment } from '@greenroom/contract/dashboard/credits';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { formatCents, formatCredits } from '../lib/format.ts';
import { post } from '../lib/http.ts';
import { creditsMoved, purchaseQuery } from '../parts/credits/queries.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { Loaded, SkeletonLines } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { Warning } from '../parts/warning.tsx';

export function TestCheckoutPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const query = useQuery({ ...purchaseQuery(id), refetchInterval: false });
  return (
    <Page title="Test checkout" width="narrow">
      <Warning title="This is a test: no money moves">
        Stripe is not set up on this installation, so this page stands in for its checkout. Nothing is charged, and the
        receipt will say that it is a test.
      </Warning>
      <Loaded query={query} skeleton={<SkeletonLines count={1} height={140} />}>
        {(purchase) => <Till purchase={purchase} />}
      </Loaded>
    </Page>
  );
}

function Till({ purchase: { id, credits, amount_cents, currency } }: { purchase: Purchase }) {
  const navigate = useNavigate();
  const ending = useMutation({
    mutationFn: (paid: boolean) =>
      post<Purchase>(`/credits/purchases/${id}/test-payment`, { paid } satisfies TestPayment),
    onSuccess: async () => {
      await creditsMoved();
      await navigate({ to: '/credits', search: { purchase: id } as never });
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
        <ErrorNote error={ending.error} />
        <Group>
          <Button loading={ending.isPending && ending.variables} onClick={() => ending.mutate(true)}>
            Pretend to pay
          </Button>
          <Button
            variant="default"
            loading={ending.isPending && !ending.variables}
            onClick={() => ending.mutate(false)}
          >
            Cancel
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
