// Which previews of the draft cost nothing in its voice.
import type { FreePreviews } from '@greenroom/contract/dashboard/studio';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';

/** Undefined until it is known. */
export const useFreePreviews = (voiceId: string | null): FreePreviews | undefined =>
  useQuery({
    queryKey: ['/studio/previews', voiceId],
    queryFn: ({ signal }) => get<FreePreviews>(`/studio/previews/${encodeURIComponent(voiceId ?? '')}`, { signal }),
    enabled: voiceId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
