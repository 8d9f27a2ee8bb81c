// The video that was ordered last from the draft: it stays on the page, also after a reload, while the next one is written.
import type { JobDetail } from '@greenroom/contract/dashboard/jobs';
import type { NewVideo } from '@greenroom/contract/videos';
import { useLocalStorage } from '@mantine/hooks';
import { isInProgress } from '../videos/in-progress.ts';
import { storageKey } from './storage-keys.ts';
import { useVideo } from './use-video.ts';

interface Ordered {
  id: string;
  /** The request as JSON. */
  body: string;
}

/** Of the ordered video. */
export type OrderedState = 'in_progress' | 'failed' | 'completed' | undefined;

const stateOf = (video: JobDetail | undefined, isPending: boolean): OrderedState => {
  if (!video) return isPending ? 'in_progress' : undefined;
  if (isInProgress(video)) return 'in_progress';
  return video.status === 'completed' ? 'completed' : 'failed';
};

/** `request`: of the draft as it is now. */
export function useOrderedVideo(client: string, request: NewVideo | undefined) {
  const [ordered, setOrdered] = useLocalStorage<Ordered | null>({
    key: storageKey(client, 'ordered-video'),
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const { data: video, isPending } = useVideo(ordered?.id);
  const isSame = ordered !== null && request !== undefined && ordered.body === JSON.stringify(request);
  return {
    id: ordered?.id,
    video,
    status: video?.status,
    /** The draft is still as it was ordered. */
    isSame,
    /** Of the draft as it is now: another order of it would most likely be a mistake. Undefined: it was not ordered. */
    state: isSame ? stateOf(video, isPending) : undefined,
    show: (id: string, of: NewVideo) => setOrdered({ id, body: JSON.stringify(of) }),
    close: () => setOrdered(null),
  };
}
