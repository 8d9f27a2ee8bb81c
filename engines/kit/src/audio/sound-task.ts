// What the tasks on sound of our own making share: one kept child speaks a text and then encodes it.
import type { Task } from '../step-context.ts';

export const soundWork: Pick<Task<never, never>, 'warm' | 'limits'> = {
  warm: 'sound',
  limits: { cpuSeconds: 240, timeoutSeconds: 150, memoryMb: 900, fileMb: 128 },
};
