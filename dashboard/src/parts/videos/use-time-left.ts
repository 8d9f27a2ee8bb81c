// How long a video that is being made still takes, at the pace at which its progress was seen.
import { useState } from 'react';

/** The part that must have passed before the pace is known: the first steps are much faster than rendering, or slower. */
const ENOUGH = 0.2;

/** In milliseconds; undefined until the pace is known. Mount it when the video is running: waiting is no part of its pace. */
export function useTimeLeft(progress: number): number | undefined {
  const [first] = useState(() => ({ at: Date.now(), progress }));
  const passed = progress - first.progress;
  return passed < ENOUGH ? undefined : ((Date.now() - first.at) / passed) * (1 - progress);
}
