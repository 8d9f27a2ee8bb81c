// Cuts the person out of a photo, with the optional package if it is installed, otherwise by colour.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { LocalFile, StepContext, Task } from '@greenroom/engine-kit/step-context';

export type PackageInput = { photo: string; folder: string; person: string };

/** `landmarks` as x, y, x, y … in pixels of the photo. */
export type OutlineInput = { photo: string; landmarks: number[]; person: string };

/** `sure`: the result is good enough to be shown. */
export type CutOutOutput = { sure: boolean };

export const packageTask: Task<PackageInput, CutOutOutput> = {
  module: new URL('./photo-cut-out.task.ts', import.meta.url),
  limits: { cpuSeconds: 120, timeoutSeconds: 90, memoryMb: 2600, fileMb: 64 },
};

const outlineTask: Task<OutlineInput, CutOutOutput> = {
  module: new URL('./photo-outline.task.ts', import.meta.url),
  limits: { cpuSeconds: 30, timeoutSeconds: 60, memoryMb: 900, fileMb: 64 },
};

/**
 * Returns a PNG of the photo's size with a transparent background; undefined if the result is not good enough.
 * @param folder of the optional package; undefined if it is not installed
 */
export const cutOutPerson = async (
  photo: LocalFile,
  landmarks: number[],
  folder: string | undefined,
  ctx: StepContext,
): Promise<LocalFile | undefined> => {
  const person = join(ctx.dir, `person-${randomUUID()}.png`) as LocalFile;
  if (folder !== undefined) {
    try {
      await ctx.runTask(packageTask, { photo, folder, person });
      return person;
    } catch (error) {
      // Too little memory, or a broken installation: continue as if the package were not installed.
      if (ctx.signal.aborted) {
        throw error;
      }
    }
  }
  const { sure } = await ctx.runTask(outlineTask, { photo, landmarks, person });
  return sure ? person : undefined;
};
