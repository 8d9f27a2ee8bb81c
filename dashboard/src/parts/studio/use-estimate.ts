// Estimates the price and length of the draft after each pause in typing, and cancels outdated requests.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { post } from '../../lib/http.ts';
import { useVisitor } from '../../lib/session.ts';
import type { Draft } from './draft.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { estimateRequestOf } from './request.ts';

const PAUSE_MS = 350;

export interface EstimateState {
  plan: VideoPlan | undefined;
  /** A newer estimate is being loaded. */
  stale: boolean;
  /** Error messages by request field. */
  fieldErrors: Record<string, string>;
  /** Why there is no estimate, if the error is about no field. */
  error: Error | null;
}

export function useEstimate(draft: Draft): EstimateState {
  // The service refuses it; the notice above every page says why.
  const { suspended } = useVisitor();
  const request = estimateRequestOf(draft);
  const body = request && JSON.stringify(request);
  const [debounced] = useDebouncedValue(body, PAUSE_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: ['/studio/estimate', debounced],
    queryFn: ({ signal }) => post<VideoPlan>('/studio/estimate', JSON.parse(debounced ?? ''), { signal }),
    enabled: debounced !== undefined && body !== undefined && !suspended,
    placeholderData: keepPreviousData,
    // The response contains the balance, which changes at any time.
    staleTime: 0,
  });
  const fieldErrors = fieldErrorsOf(error);
  const isCurrent = body !== undefined && !error;
  return {
    // The estimate of the other format would be misleading.
    plan: isCurrent && data?.quote.mode === draft.mode ? data : undefined,
    stale: body !== debounced || isFetching,
    fieldErrors: body === undefined ? {} : fieldErrors,
    error: Object.keys(fieldErrors).length > 0 ? null : error,
  };
}
