// The messages between the service and a task process, and how an error keeps its class on the way.
import { EngineError, type EngineErrorReason } from '@greenroom/engine-kit/engine-error';
import type { Json } from '@greenroom/engine-kit/json';
import { describeError } from '../kernel/describe-error.ts';
import { Problem, type ProblemCode, type ProblemExtras } from '../kernel/problem.ts';
import { ProcessCrash } from './process-crash.ts';

/** To the process, first. `warm`: whether more tasks may follow. */
export interface Assignment {
  /** The task's URL. */
  module: string;
  warm: boolean;
  dir: string;
}

/** To the process, once it has loaded the task's module and `dir` is mounted. */
export interface Order {
  input: Json;
}

/** To the process, after its order: the part of the input that arrived later. */
export interface Completion {
  rest: Json;
}

/** `cpuSeconds` since the process started, `memoryMb` now. */
export type Outcome = { output: Json; cpuSeconds: number; memoryMb: number } | { error: WireError };

export type Report = { loaded: true } | { progress: number } | Outcome;

export type WireError =
  | {
      class: 'problem';
      code: ProblemCode;
      message: string;
      extras: ProblemExtras;
      retryAfterSeconds?: number;
      cause: string;
    }
  | {
      class: 'engine_error';
      reason: EngineErrorReason;
      message: string;
      cause: string;
      retryAfterMs?: number | undefined;
    }
  | { class: 'file_limit'; message: string }
  | { class: 'bug'; name: string; message: string; stack: string };

const MESSAGE_LIMIT = 2_000;

export function toWire(error: unknown): WireError {
  const cause = error instanceof Error && error.cause !== undefined ? describeError(error.cause) : '';
  if (error instanceof Problem) {
    const { code, message, extras, retryAfterSeconds } = error;
    return {
      class: 'problem',
      code,
      message,
      extras,
      cause,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    };
  }
  if (error instanceof EngineError) {
    const { reason, message, retryAfterMs } = error;
    return { class: 'engine_error', reason, message, cause, retryAfterMs };
  }
  // Node ignores SIGXFSZ, so going over the file limit arrives as a failed write.
  if (error instanceof Error && 'code' in error && error.code === 'EFBIG') {
    return { class: 'file_limit', message: error.message };
  }
  const name = error instanceof Error ? error.name : typeof error;
  const message = error instanceof Error ? error.message : String(error);
  return { class: 'bug', name, message: message.slice(0, MESSAGE_LIMIT), stack: describeError(error) };
}

export function fromWire(error: WireError): Error {
  switch (error.class) {
    case 'problem':
      return new Problem(error.code, error.message, {
        extras: error.extras,
        ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
        ...(error.cause === '' ? {} : { cause: error.cause }),
      });
    case 'engine_error': {
      const { retryAfterMs, cause } = error;
      return new EngineError(error.reason, error.message, { retryAfterMs, ...(cause === '' ? {} : { cause }) });
    }
    case 'file_limit':
      return new ProcessCrash('file', `The task wrote a file above its limit: ${error.message}`);
    case 'bug': {
      const bug = new Error(error.message);
      bug.name = error.name;
      bug.stack = error.stack;
      return bug;
    }
  }
}
