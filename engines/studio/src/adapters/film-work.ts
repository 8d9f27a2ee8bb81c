// What the tasks that film share: one kept child films talking heads and scenes.
import type { Task } from '@greenroom/engine-kit/step-context';

export const filmWork: Pick<Task<never, never>, 'warm' | 'limits'> = {
  warm: 'film',
  limits: { cpuSeconds: 480, timeoutSeconds: 600, memoryMb: 1200, fileMb: 400 },
};
