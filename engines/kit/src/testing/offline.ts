// The parts of a step's context that no provider can be reached with, for tests of engines that work on this machine.
import type { StepContext } from '../step-context.ts';

export const offline: Pick<StepContext, 'log' | 'http' | 'remote'> = {
  log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
  http: () => Promise.reject(new Error('This test makes no requests.')),
  remote: () => Promise.reject(new Error('This test runs no remote operations.')),
};
