// The person cut out of a prepared photo: by the optional package where it is installed, else by what can be told from colours.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { LocalFile, StepContext, Task } from '@greenroom/engine-kit/step-context';
import { cutOutFolder } from './cut-out-package.ts';

export type PackageInput = { photo: string; folder: string; person: string };

/** `landmarks` as x, y, x, y … in pixels of the photo. */
export type OutlineInput = { photo: string; landmarks: number[]; person: string };

/** Whether the person was cut out well enough to be shown. */
export type CutOutOutput = { sure: boolean };

const packageTask: Task<PackageInput, CutOutOutput> = {
  module: new URL('./photo-cut-out.task.ts', import.meta.url),
  limits: { cpuSeconds: 120, timeoutSeconds: 90, memoryMb: 2600, fileMb: 64 },
};

const outlineTask: Task<OutlineInput, CutOutOutput> = {
  module: new URL('./photo-outline.task.ts', import.meta.url),
  limits: { cpuSeconds: 30, timeoutSeconds: 60, memoryMb: 900, fileMb: 64 },
};

/** A PNG of the photo's size, transparent where the person is not; undefined where it could not be made well. */
export const cutOutPerson = async (
  photo: LocalFile,
  landmarks: number[],
  ctx: StepContext,
): Promise<LocalFile | undefined> => {
  const person = join(ctx.dir, `person-${randomUUID()}.png`) as LocalFile;
  const folder = cutOutFolder();
  if (folder !== undefined) {
    try {
      await ctx.runTask(packageTask, { photo, folder, person });
      return person;
    } catch (error) {
      // Too little memory or a broken installation: then as if it were not there.
      if (ctx.signal.aborted) {
        throw error;
      }
    }
  }
  const { sure } = await ctx.runTask(outlineTask, { photo, landmarks, person });
  return sure ? person : undefined;
};
