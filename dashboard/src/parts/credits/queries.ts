// What the pages about credits ask the service.
import type { Credits, Purchase } from '@greenroom/contract/dashboard/credits';
import { queryOptions } from '@tanstack/react-query';
import { get, post } from '../../lib/http.ts';
import { queryClient, whileLive } from '../../lib/query.ts';

export const creditsQuery = queryOptions({
  queryKey: ['/credits'],
  queryFn: ({ signal }) => get<Credits>('/credits', { signal }),
});

/** Has the service ask the payment provider, again and again while the payment may still come. */
export const purchaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['/credits/purchases', id],
    queryFn: async ({ signal }) => {
      const purchase = await post<Purchase>(`/credits/purchases/${id}/check`, {}, { signal });
      if (purchase.state === 'paid') await creditsMoved();
      return purchase;
    },
    refetchInterval: whileLive<Purchase>(({ state }) => state === 'open' || state === 'processing'),
  });

/** The balance and whatever tells of it is out of date. */
export const creditsMoved = (): Promise<unknown> =>
  Promise.all(['/credits', '/receipts', '/ledger'].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
