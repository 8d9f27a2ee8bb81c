// The error for a task process that ended without a result. It costs one attempt of one step.
import { constants } from 'node:os';

/**
 * exit: it exited by itself. signal: a native crash or a kill. memory, cpu, timeout, file: it exceeded that limit.
 * start: it could not be started. channel: it sent an invalid message.
 */
export type CrashCause = 'exit' | 'signal' | 'memory' | 'cpu' | 'timeout' | 'file' | 'start' | 'channel';

export class ProcessCrash extends Error {
  readonly crash: CrashCause;

  /** `output` is the end of what the process wrote to stdout and stderr: for operators only. */
  constructor(crash: CrashCause, message: string, output = '') {
    super(output === '' ? message : `${message}\n${output}`);
    this.name = 'ProcessCrash';
    this.crash = crash;
  }
}

/** The signal that ended a process, from the exit code of a shell: 128 plus the number of the signal. */
export const signalOf = (exitCode: number | null): string | undefined =>
  Object.entries(constants.signals).find(([, number]) => exitCode === 128 + number)?.[0];
