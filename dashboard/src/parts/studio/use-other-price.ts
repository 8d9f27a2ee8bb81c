// What the same script costs in the other format, estimated once the price of the draft is known.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { post } from '../../lib/http.ts';
import type { Draft } from './draft.ts';
import { estimateRequestOf, inOtherFormat } from './request.ts';
import type { EstimateState } from './use-estimate.ts';

interface OtherPrice {
  mode: Draft['mode'];
  credits: number;
}

/** Undefined if the other format cannot have this script, or the draft speaks none. */
export function useOtherPrice(draft: Draft, { plan, stale }: EstimateState): OtherPrice | undefined {
  const other = inOtherFormat(draft);
  const request = other && estimateRequestOf({ ...draft, ...other });
  const { data } = useQuery({
    queryKey: ['/studio/estimate', 'other', JSON.stringify(request)],
    queryFn: ({ signal }) => post<VideoPlan>('/studio/estimate', request, { signal }),
    // Not while somebody types: the price of the draft is stale then.
    enabled: request !== undefined && plan !== undefined && !stale,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Most likely the script is too long for the other format.
    retry: false,
  });
  // The line of the format before this one would be misleading.
  if (!other || !plan || data?.quote.mode !== other.mode) return undefined;
  return { mode: other.mode, credits: data.quote.credits_required };
}
