// The videos that are on the page now, so that no notice announces them.
import { useEffect } from 'react';

const shown: string[] = [];

/** Whether a part of the page shows this video. */
export const isShown = (id: string): boolean => shown.includes(id);

/** The part of the page that calls it shows the video. Undefined: none yet. */
export function useShownVideo(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    shown.push(id);
    return () => {
      shown.splice(shown.indexOf(id), 1);
    };
  }, [id]);
}
