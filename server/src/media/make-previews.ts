// Makes small WebP pictures of a picture or a video, so that pages with many of them load fast.
import { join } from 'node:path';
import type { LocalFile, StepContext, Task } from '@greenroom/engine-kit/step-context';
import { randomBase32 } from '../kernel/ids.ts';
import { outputProcess } from './output-process.ts';

export type MakePreviewsInput = { file: LocalFile; previews: { out: LocalFile; width: number }[] };

const makePreviewsTask: Task<MakePreviewsInput, null> = {
  module: new URL('./make-previews.task.ts', import.meta.url),
  ...outputProcess,
  brief: true,
};

/** In pixels: a card of a grid, and a poster that fills a page on a phone. */
const WIDTHS = { small: 320, large: 720 } as const;

export type PreviewSize = keyof typeof WIDTHS;

/** `file`: a PNG, or an MP4, of which a frame near its start is shown. Pictures are not enlarged. */
export async function makePreviews(
  file: LocalFile,
  ctx: Pick<StepContext, 'dir' | 'runTask'>,
): Promise<Record<PreviewSize, LocalFile>> {
  const preview = (width: number) => ({ width, out: join(ctx.dir, `${randomBase32(12)}.webp`) as LocalFile });
  const [small, large] = [preview(WIDTHS.small), preview(WIDTHS.large)];
  await ctx.runTask(makePreviewsTask, { file, previews: [small, large] });
  return { small: small.out, large: large.out };
}
