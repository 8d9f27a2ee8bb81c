// Converts an untrusted picture to an upright PNG of limited size, of one frame and without metadata.
import type { LocalFile, StepContext, Task } from '../step-context.ts';

export type NormalisePictureInput = {
  file: LocalFile;
  out: LocalFile;
  /** Keeps transparency, which cut-out products need; otherwise transparent pixels become white. */
  transparency: boolean;
  /** Removes transparent borders. */
  trim?: boolean;
  /** In pixels; a longer side is scaled down to it. */
  maxSide: number;
};

/** In pixels, upright. */
export type NormalisedPicture = { width: number; height: number };

/** Larger pictures are rejected. */
export const MAX_PIXELS = 40_000_000;

const normalisePictureTask: Task<NormalisePictureInput, NormalisedPicture> = {
  module: new URL('./normalise-picture.task.ts', import.meta.url),
  limits: { cpuSeconds: 30, timeoutSeconds: 60, memoryMb: 900, fileMb: 64 },
};

/** Accepts still JPEG, PNG, WebP and AVIF pictures. Throws `EngineError('rejected')` with the reason. */
export const normalisePicture = (
  input: NormalisePictureInput,
  ctx: Pick<StepContext, 'runTask'>,
): Promise<NormalisedPicture> => ctx.runTask(normalisePictureTask, input);
