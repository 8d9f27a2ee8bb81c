// What the draft would cost and how long it would be, asked for when the writer pauses; what is out of date is called off.
import type { VideoPlan } from '@greenroom/contract/dashboard/studio';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { post } from '../../lib/http.ts';
import type { Draft } from './draft.ts';
import { problemsIn } from './problems.ts';
import { priceRequestOf } from './request.ts';

const PAUSE_MS = 350;

export interface PlanState {
  plan: VideoPlan | undefined;
  /** Newer figures are on their way. */
  stale: boolean;
  /** What the service says against the draft, by field. */
  problems: Record<string, string>;
  /** Why there are no figures, where that is about no field. */
  error: Error | null;
}

export function usePlan(draft: Draft): PlanState {
  const request = priceRequestOf(draft);
  const text = request && JSON.stringify(request);
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: ['/studio/estimate', settled],
    queryFn: ({ signal }) => post<VideoPlan>('/studio/estimate', JSON.parse(settled ?? ''), { signal }),
    enabled: settled !== undefined && text !== undefined,
    placeholderData: keepPreviousData,
    // The balance is part of the answer.
    staleTime: 0,
  });
  const problems = problemsIn(error);
  const fresh = text !== undefined && !error;
  return {
    // Seconds and price of another kind of video would mislead.
    plan: fresh && data?.quote.mode === draft.mode ? data : undefined,
    stale: text !== settled || isFetching,
    problems: text === undefined ? {} : problems,
    error: Object.keys(problems).length > 0 ? null : error,
  };
}
