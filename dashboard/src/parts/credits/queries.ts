// The queries of the credits pages.
import type { Credits, Purchase } from '@greenroom/contract/dashboard/credits';
import { queryOptions } from '@tanstack/react-query';
import { get, post } from '../../lib/http.ts';
import { queryClient, whileLive } from '../../lib/query.ts';

export const creditsQuery = queryOptions({
  queryKey: ['/credits'],
  queryFn: ({ signal }) => get<Credits>('/credits', { signal }),
});

/** Checks the purchase with the payment provider, repeatedly while it may still be paid. */
export const purchaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['/credits/purchases', id],
    queryFn: async ({ signal }) => {
      const purchase = await post<Purchase>(`/credits/purchases/${id}/check`, {}, { signal });
      if (purchase.state === 'paid') await invalidateCredits();
      return purchase;
    },
    refetchInterval: whileLive<Purchase>(({ state }) => state === 'open' || state === 'processing'),
  });

/** Reloads the balance, the receipts and the ledger. */
export const invalidateCredits = (): Promise<unknown> =>
  Promise.all(['/credits', '/receipts', '/ledger'].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));

/** Reloads the purchases too. */
export const reloadPurchases = (): Promise<unknown> =>
  Promise.all([invalidateCredits(), queryClient.invalidateQueries({ queryKey: ['/credits/purchases'] })]);
