// The latest completed jobs, to see whether there are videos.
import type { JobRows } from '@greenroom/contract/dashboard/jobs';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';
import { isVideo } from './is-video.ts';

export const completedQuery = queryOptions({
  queryKey: ['/jobs', 'completed'],
  queryFn: ({ signal }) => get<JobRows>('/jobs', { query: { status: 'completed' }, signal }),
});

export const countVideos = ({ items }: JobRows): number => items.filter(isVideo).length;
