// The warm process that tasks on generated speech share: it synthesizes a text and then encodes the result.
import type { Task } from '../step-context.ts';

/** For tasks that read only sound which the service wrote itself. */
export const soundProcess: Pick<Task<never, never>, 'warm' | 'limits'> = {
  warm: 'sound',
  limits: { cpuSeconds: 240, timeoutSeconds: 150, memoryMb: 900, fileMb: 128 },
};
