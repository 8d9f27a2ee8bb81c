// Converts an untrusted picture to an upright PNG of limited size, of one frame and without metadata.
import type { LocalFile, StepContext, Task } from '@greenroom/engine-kit/step-context';

export type NormalisePictureInput = {
  file: LocalFile;
  out: LocalFile;
  /** Keep transparency, as a product's cut-out needs it; else what is transparent becomes white. */
  transparency: boolean;
  /** In pixels: the longer side is brought down to it. */
  maxSide: number;
};

/** In pixels, upright. */
export type NormalisedPicture = { width: number; height: number };

/** A picture that has more is refused. */
export const MAX_PIXELS = 40_000_000;

const normalisePictureTask: Task<NormalisePictureInput, NormalisedPicture> = {
  module: new URL('./normalise-picture.task.ts', import.meta.url),
  limits: { cpuSeconds: 30, timeoutSeconds: 60, memoryMb: 900, fileMb: 64 },
};

/** Takes JPEG, PNG, WebP and AVIF, still ones only. Throws `Problem('unusable_media')` saying why. */
export const normalisePicture = (
  input: NormalisePictureInput,
  ctx: Pick<StepContext, 'runTask'>,
): Promise<NormalisedPicture> => ctx.runTask(normalisePictureTask, input);
