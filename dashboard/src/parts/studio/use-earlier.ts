// Takes the order of the job that the address names (`/studio?from=…`) as the draft, once.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { get } from '../../lib/http.ts';
import { useUrlState } from '../../lib/url-state.ts';
import type { Draft } from './draft.ts';
import { draftOf } from './earlier.ts';

/** Answers why it cannot be taken. */
export function useEarlier(take: (draft: Draft) => void): Error | null {
  const [{ from }, setSearch] = useUrlState({ from: '' });
  const { data, error } = useQuery({
    queryKey: ['/jobs', from],
    queryFn: ({ signal }) => get<JobDetail>(`/jobs/${encodeURIComponent(from)}`, { signal }),
    enabled: from !== '',
  });
  useEffect(() => {
    if (from === '' || !data) return;
    if (data.request) take(draftOf(data.request));
    setSearch({ from: '' });
  });
  return error;
}
