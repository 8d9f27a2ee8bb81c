// Parts of a StepContext for tests of engines that call no provider.
import type { StepContext } from '../step-context.ts';

/** Discards log lines and rejects requests and remote operations. */
export const offline: Pick<StepContext, 'log' | 'http' | 'remote' | 'download' | 'recordUsage' | 'exclusively'> = {
  log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
  http: () => Promise.reject(new Error('This test makes no requests.')),
  download: () => Promise.reject(new Error('This test downloads nothing.')),
  recordUsage: async () => {},
  exclusively: (_name, work) => work(),
  remote: () => Promise.reject(new Error('This test runs no remote operations.')),
};
