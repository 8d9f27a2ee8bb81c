// The latest completed jobs, to see whether there is a video.
import type { JobRows } from '@greenroom/contract/dashboard/jobs';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';

export const completedQuery = queryOptions({
  queryKey: ['/jobs', 'completed'],
  queryFn: ({ signal }) => get<JobRows>('/jobs', { query: { status: 'completed' }, signal }),
});

export const includesVideo = ({ items }: JobRows): boolean =>
  items.some(({ kind }) => kind === 'talking_head' || kind === 'scenes');
