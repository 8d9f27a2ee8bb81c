// Loads the settings of the video named in the address (`/studio?from=…`) into the draft, once.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { get } from '../../lib/http.ts';
import { useUrlState } from '../../lib/url-state.ts';
import type { Draft } from './draft.ts';
import { draftFromRequest } from './draft-from-request.ts';

/** Returns the error if the video cannot be loaded. */
export function useDraftFromVideo(load: (draft: Draft) => void): Error | null {
  const [{ from }, setSearch] = useUrlState({ from: '' });
  const { data, error } = useQuery({
    queryKey: ['/jobs', from],
    queryFn: ({ signal }) => get<JobDetail>(`/jobs/${encodeURIComponent(from)}`, { signal }),
    enabled: from !== '',
  });
  // Until the address has changed, the effect runs again with each change of the draft.
  const loaded = useRef('');
  useEffect(() => {
    if (from === '') loaded.current = '';
    if (from === loaded.current || !data) return;
    loaded.current = from;
    if (data.request) load(draftFromRequest(data.request));
    setSearch({ from: '' });
  });
  return error;
}
