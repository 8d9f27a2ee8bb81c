// Puts frames of a video side by side in one picture.
import { join } from 'node:path';
import type { LocalFile, StepContext, Task } from '@greenroom/engine-kit/step-context';
import { randomBase32 } from '../kernel/ids.ts';

/** `atMs`: ascending. `width`: of each frame, in pixels. */
export type MakeSheetInput = { file: LocalFile; out: LocalFile; atMs: number[]; width: number; height: number };

const makeSheetTask: Task<MakeSheetInput, null> = {
  module: new URL('./make-sheet.task.ts', import.meta.url),
  limits: { cpuSeconds: 30, timeoutSeconds: 60, memoryMb: 600, fileMb: 20 },
  brief: true,
};

/** WebP. `file`: an MP4; after its end, its last frame is shown. */
export async function makeSheet(
  input: Omit<MakeSheetInput, 'out'>,
  ctx: Pick<StepContext, 'dir' | 'runTask'>,
): Promise<LocalFile> {
  const out = join(ctx.dir, `${randomBase32(12)}.webp`) as LocalFile;
  await ctx.runTask(makeSheetTask, { ...input, out });
  return out;
}
