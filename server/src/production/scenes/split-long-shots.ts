// Splits shots that are longer than the engine's longest clip.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { FRAME_MS, onFrame } from './frames.ts';

/** The parts show the same, start on frames at 30 frames/s, and are joined by cuts. */
export const splitLongShots = <T extends Pick<SceneShot, 'startMs' | 'endMs' | 'transition'>>(
  shots: readonly T[],
  maxClipMs: number,
): T[] =>
  shots.flatMap((shot) => {
    const { startMs, endMs } = shot;
    if (endMs - startMs <= maxClipMs) return [shot];
    // One frame less, so that rounding to frames makes no part too long.
    const count = Math.ceil((endMs - startMs) / (maxClipMs - FRAME_MS));
    const cutAt = (part: number): number => {
      if (part === 0) return startMs;
      if (part === count) return endMs;
      return onFrame(startMs + ((endMs - startMs) * part) / count);
    };
    return Array.from({ length: count }, (_, part) => ({
      ...shot,
      startMs: cutAt(part),
      endMs: cutAt(part + 1),
      transition: part === 0 ? shot.transition : 'cut',
    }));
  });
