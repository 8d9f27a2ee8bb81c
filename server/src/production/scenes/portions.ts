// The shots of a scenes film in the portions that an engine films into one clip each.
import type { SceneClipPort } from '@greenroom/engine-kit/ports/scene-clip';
import type { Shot } from './shot-list.ts';

/** Consecutive shots, as many together as fit. No single shot is longer than a clip may be. */
export function portionsOf(
  shots: readonly Shot[],
  { maxShots, maxClipMs }: Pick<SceneClipPort, 'maxShots' | 'maxClipMs'>,
): Shot[][] {
  const portions: Shot[][] = [];
  for (const shot of shots) {
    const last = portions.at(-1);
    if (last && last.length < maxShots && shot.endMs - last[0]!.startMs <= maxClipMs) last.push(shot);
    else portions.push([shot]);
  }
  return portions;
}
