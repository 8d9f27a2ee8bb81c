// The person cut out of a prepared photo, where the optional package is installed and does its work.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { LocalFile, Task, Workbench } from '../../kernel/workbench.ts';
import { ChildCrash } from '../../media/child-crash.ts';
import { canCutOut } from './cut-out-package.ts';

export type CutOutInput = { photo: string; person: string };

const cutOutTask: Task<CutOutInput, null> = {
  module: new URL('./photo-cut-out.task.ts', import.meta.url),
  limits: { cpuSeconds: 120, wallSeconds: 90, memoryMb: 2600, fileMb: 64 },
};

/** A PNG of the photo's size, transparent where the person is not; undefined where it could not be made. */
export const cutOutPerson = async (photo: LocalFile, bench: Workbench): Promise<LocalFile | undefined> => {
  if (!canCutOut()) {
    return undefined;
  }
  const person = join(bench.dir, `person-${randomUUID()}.png`) as LocalFile;
  try {
    await bench.compute(cutOutTask, { photo, person });
    return person;
  } catch (error) {
    // Too little memory for it, mostly: a presenter in their own place is better than none.
    if (error instanceof ChildCrash) {
      return undefined;
    }
    throw error;
  }
};
