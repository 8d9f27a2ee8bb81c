// Estimates the price and length of the draft after each pause in typing, and cancels outdated requests.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError, post } from '../../lib/http.ts';
import { useVisitor } from '../../lib/session.ts';
import type { Draft } from './draft.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { refusedLength, type SpeechLength } from './refused-length.ts';
import { estimateRequestOf, maxSecondsOf } from './request.ts';
import { isRetryable } from './retryable.ts';

const PAUSE_MS = 350;
/** After the service could not be reached. */
const RETRY_MS = 5_000;

export interface EstimateState {
  plan: VideoPlan | undefined;
  /** Also of a script that is too long to be priced. */
  length: SpeechLength | undefined;
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
    // Meanwhile the price is unknown, which is said at once.
    retry: false,
    // The network mode turns this off by default.
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => (state.error && isRetryable(state.error) ? RETRY_MS : false),
  });
  const fieldErrors = fieldErrorsOf(error);
  const isCurrent = body !== undefined && !error;
  // The estimate of the other format would be misleading.
  const plan = isCurrent && data?.quote.mode === draft.mode ? data : undefined;
  return {
    plan,
    length: plan
      ? { seconds: plan.quote.estimated_seconds, maxSeconds: maxSecondsOf(draft) }
      : body === undefined
        ? undefined
        : refusedLength(error instanceof ApiError ? error.english : undefined),
    stale: body !== debounced || isFetching,
    fieldErrors: body === undefined ? {} : fieldErrors,
    error: body === undefined || Object.keys(fieldErrors).length > 0 ? null : error,
  };
}
