// The video that was ordered last from the draft: it stays on the page, also after a reload, while the next one is written.
import type { NewVideo } from '@greenroom/contract/videos';
import { useLocalStorage } from '@mantine/hooks';
import { isInProgress } from '../videos/in-progress.ts';
import { storageKey } from './storage-keys.ts';
import { useVideo } from './video-status.tsx';

interface Ordered {
  id: string;
  /** The request as JSON. */
  body: string;
}

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
    status: video?.status,
    /** The draft is still as it was ordered. */
    isSame,
    /** Another order of the same draft would most likely be a mistake. */
    isInProgress: isSame && (video ? isInProgress(video) : isPending),
    show: (id: string, of: NewVideo) => setOrdered({ id, body: JSON.stringify(of) }),
    close: () => setOrdered(null),
  };
}
