// Shots that are longer than an engine's longest clip become several that show the same.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';

const FRAME_MS = 1000 / 30;

/** The parts meet on frames of 30 frames/s, and cut from one to the next. */
export const splitLongShots = <T extends Pick<SceneShot, 'startMs' | 'endMs' | 'transition'>>(
  shots: readonly T[],
  maxClipMs: number,
): T[] =>
  shots.flatMap((shot) => {
    const { startMs, endMs } = shot;
    if (endMs - startMs <= maxClipMs) return [shot];
    // A frame less, so that no part is too long for having been moved onto a frame.
    const count = Math.ceil((endMs - startMs) / (maxClipMs - FRAME_MS));
    const cutAt = (part: number): number => {
      if (part === 0) return startMs;
      if (part === count) return endMs;
      return Math.round((startMs + ((endMs - startMs) * part) / count) / FRAME_MS) * FRAME_MS;
    };
    return Array.from({ length: count }, (_, part) => ({
      ...shot,
      startMs: cutAt(part),
      endMs: cutAt(part + 1),
      transition: part === 0 ? shot.transition : 'cut',
    }));
  });
