// Checks an engine's clip by its index: whether it can be used, and whether it is a finished video already.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { readMp4 } from './read-mp4.ts';
import { framesUntil, hasVideoFormat, type VideoSize } from './video-format.ts';

/** How much shorter or longer than ordered a clip may be: its last frame is held, or its end is cut. */
export const LENGTH_TOLERANCE_MS = 500;

export type OrderedClip = VideoSize & {
  durationMs: number;
  /** For engines that render fixed lengths: any surplus is cut. */
  mayRunLong: boolean;
};

/**
 * `isFinishedVideo`: the clip, with its own sound, has the format and the length of a finished video. Throws if it is no MP4 or
 * its length is beyond the tolerance.
 */
export async function checkClip(file: LocalFile, ordered: OrderedClip): Promise<{ isFinishedVideo: boolean }> {
  const mp4 = await readMp4(file);
  if (mp4 === undefined) throw new EngineError('bad_output', 'The engine returned a video that cannot be read.');
  const { durationMs, framesPerSecond, frames } = mp4.picture;
  const surplusMs = durationMs - ordered.durationMs;
  const isOff = surplusMs < -LENGTH_TOLERANCE_MS || (surplusMs > LENGTH_TOLERANCE_MS && !ordered.mayRunLong);
  // The index of a fragmented file has no length: finishing measures it.
  if (durationMs > 0 && isOff) throw wrongLength(durationMs, ordered.durationMs);
  const isFinishedVideo =
    hasVideoFormat(mp4, ordered) &&
    Math.abs(frames - framesUntil(ordered.durationMs, framesPerSecond!)) <= 1 &&
    mp4.hasAac &&
    mp4.isFastStart &&
    mp4.origin !== undefined;
  return { isFinishedVideo };
}

export const wrongLength = (durationMs: number, orderedMs: number): EngineError => {
  const [got, wanted] = [durationMs, orderedMs].map((ms) => (ms / 1000).toFixed(1));
  return new EngineError('bad_output', `The engine returned a video of ${got} seconds instead of ${wanted}.`);
};
