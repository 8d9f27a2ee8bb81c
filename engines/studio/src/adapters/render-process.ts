// The warm process that the tasks for talking heads and scene clips share.
import type { Task } from '@greenroom/engine-kit/step-context';

export const renderProcess: Pick<Task<never, never>, 'warm' | 'limits'> = {
  warm: 'render',
  limits: { cpuSeconds: 480, timeoutSeconds: 600, memoryMb: 1200, fileMb: 400 },
};
