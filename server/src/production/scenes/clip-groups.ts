// Groups the shots of a scenes video into clips that the engine renders.
import type { SceneClipPort } from '@greenroom/engine-kit/ports/scene-clip';
import type { Shot } from './shot-list.ts';

/** Consecutive shots, as many in a clip as fit. No single shot is longer than a clip may be. */
export function clipGroups(
  shots: readonly Shot[],
  { maxShots, maxClipMs }: Pick<SceneClipPort, 'maxShots' | 'maxClipMs'>,
): Shot[][] {
  const groups: Shot[][] = [];
  for (const shot of shots) {
    const last = groups.at(-1);
    if (last && last.length < maxShots && shot.endMs - last[0]!.startMs <= maxClipMs) last.push(shot);
    else groups.push([shot]);
  }
  return groups;
}
