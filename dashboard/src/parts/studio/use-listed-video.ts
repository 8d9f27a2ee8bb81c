// A video as the library lists it, with its title and public link.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { Video } from '@greenroom/contract/dashboard/videos';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';

/** `video`: undefined until it is loaded. */
export const useListedVideo = (video: JobDetail | undefined) =>
  useQuery({
    queryKey: ['/videos', video?.id, video?.status],
    queryFn: ({ signal }) => get<Video>(`/videos/${encodeURIComponent(video!.id)}`, { signal }),
    enabled: video !== undefined,
    retry: false,
  });
