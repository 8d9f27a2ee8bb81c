// The warm process that tasks on finished pictures and videos share: it signs a file and makes its previews.
import type { Task } from '@greenroom/engine-kit/step-context';

/** For tasks that read only files which the service or its engines wrote. */
export const outputProcess: Pick<Task<never, never>, 'warm' | 'limits'> = {
  warm: 'output',
  limits: { cpuSeconds: 60, timeoutSeconds: 90, memoryMb: 1200, fileMb: 500 },
};
