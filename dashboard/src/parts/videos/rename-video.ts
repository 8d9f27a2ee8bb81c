// Gives a video another title, in all lists that are shown.
import type { NewTitle } from '@greenroom/contract/dashboard/videos';
import { post } from '../../lib/http.ts';
import { queryClient } from '../../lib/query.ts';

export const renameVideo = (id: string, title: string): Promise<void> =>
  post(`/videos/${id}/title`, { title } satisfies NewTitle).then(() =>
    queryClient.invalidateQueries({ queryKey: ['/videos'] }),
  );
