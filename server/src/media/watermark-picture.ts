// Puts the watermark of sandboxes on a picture.
import { join } from 'node:path';
import type { LocalFile, StepContext, Task } from '@greenroom/engine-kit/step-context';
import { randomBase32 } from '../kernel/ids.ts';

export type WatermarkPictureInput = { file: LocalFile; out: LocalFile };

const watermarkPictureTask: Task<WatermarkPictureInput, null> = {
  module: new URL('./watermark-picture.task.ts', import.meta.url),
  limits: { cpuSeconds: 30, timeoutSeconds: 60, memoryMb: 600, fileMb: 40 },
  brief: true,
};

/** PNG in, PNG out, with the same metadata. */
export async function watermarkPicture(file: LocalFile, ctx: Pick<StepContext, 'dir' | 'runTask'>): Promise<LocalFile> {
  const out = join(ctx.dir, `${randomBase32(12)}.png`) as LocalFile;
  await ctx.runTask(watermarkPictureTask, { file, out });
  return out;
}
