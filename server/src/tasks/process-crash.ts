// A child that ended without an answer: what stopped it, and the last it said. Costs one attempt of one step.

import { constants } from 'node:os';

/**
 * exit: it left by itself. signal: a native crash, or somebody killed it. memory, cpu, wall, file: it went over that limit.
 * start: it could not be started. channel: what it wrote to the service is no message.
 */
export type CrashCause = 'exit' | 'signal' | 'memory' | 'cpu' | 'wall' | 'file' | 'start' | 'channel';

export class ProcessCrash extends Error {
  readonly crash: CrashCause;

  /** `said` is the end of what the child wrote to stdout and stderr; ours to read, never a partner's. */
  constructor(crash: CrashCause, message: string, said = '') {
    super(said === '' ? message : `${message}\n${said}`);
    this.name = 'ChildCrash';
    this.crash = crash;
  }
}

/** The signal that ended a child, told by its sandbox as a shell does: 128 and its number. */
export const signalOf = (exitCode: number | null): string | undefined =>
  Object.entries(constants.signals).find(([, number]) => exitCode === 128 + number)?.[0];
