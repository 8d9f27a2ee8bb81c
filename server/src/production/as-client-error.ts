// Turns an engine's rejection of a client's text or samples into a validation error.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { Problem } from '../kernel/problem.ts';

/** Throws 400 naming `member` if the engine rejects its content. Other errors are rethrown. */
export async function asClientError<T>(member: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof EngineError) || error.reason !== 'rejected') throw error;
    throw new Problem('invalid_request', `${member}: ${error.message}`, { cause: error });
  }
}
