// What the code samples are filled in with: the account's presenter, voice and latest video, also when a sample has just created them.
import type { JobRows } from '@greenroom/contract/dashboard/jobs';
import type { FirstVideo } from '@greenroom/contract/dashboard/studio';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';
import { whileLive } from '../../lib/query.ts';
import type { SampleValues } from '../guide/code-samples.ts';
import { firstVideoQuery } from '../studio/use-first-video.ts';

const latestVideoQuery = queryOptions({
  queryKey: ['/jobs', 'latest talking head'],
  queryFn: ({ signal }) => get<JobRows>('/jobs', { query: { kind: 'talking_head', limit: 1 }, signal }),
  refetchInterval: whileLive<JobRows>(() => true),
});

export function useSampleValues(): SampleValues {
  const { data: first } = useQuery({
    ...firstVideoQuery,
    refetchInterval: whileLive<FirstVideo>(({ presenter, voice }) => !presenter || !voice),
  });
  const { data: latest } = useQuery(latestVideoQuery);
  return {
    origin: window.location.origin,
    characterId: first?.presenter?.character_id,
    voiceId: first?.voice?.voice_id,
    workflowId: latest?.items[0]?.id,
  };
}
