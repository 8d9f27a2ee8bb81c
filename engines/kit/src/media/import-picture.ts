// Converts a picture from a provider to a marked PNG, cropped to a size or to a part of the picture.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { EngineError } from '../engine-error.ts';
import type { LocalFile, StepContext, Task } from '../step-context.ts';

/** A part of a picture, in fractions of its width and height. */
export type PicturePart = { left: number; top: number; width: number; height: number };

/**
 * `size`: the picture is scaled and cropped around its middle to fill it. `part`: only this part is used. `edited`: the pictures that
 * the provider's model edited, such as photos; absent if it drew the picture from words.
 */
export type PictureShape = { size?: { width: number; height: number }; part?: PicturePart; edited?: LocalFile[] };

export type ImportPictureInput = PictureShape & { file: LocalFile; out: LocalFile };

const importPictureTask: Task<ImportPictureInput, null> = {
  module: new URL('./import-picture.task.ts', import.meta.url),
  limits: { cpuSeconds: 30, timeoutSeconds: 60, memoryMb: 900, fileMb: 64 },
};

/**
 * Accepts still JPEG, PNG and WebP pictures of at most 40 megapixels. Returns a new file: PNG without metadata but the digital source
 * type: `trainedAlgorithmicMedia`, or a composite if the model edited pictures that were not made by one.
 *
 * @throws {EngineError} `bad_output` if the picture cannot be decoded.
 */
export async function importPicture(file: LocalFile, shape: PictureShape, ctx: StepContext): Promise<LocalFile> {
  const out = join(ctx.dir, `picture-${randomUUID()}.png`) as LocalFile;
  await ctx.runTask(importPictureTask, { ...shape, file, out }).catch((cause: unknown) => {
    const isUnreadable = cause instanceof EngineError && cause.reason === 'rejected';
    throw isUnreadable
      ? new EngineError('bad_output', 'The engine returned a picture that cannot be read.', { cause })
      : cause;
  });
  return out;
}
