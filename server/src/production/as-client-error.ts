// What an engine will not make of a partner's words or samples is the request's fault, also where the engine is asked inside it.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { Problem } from '../kernel/problem.ts';

/** `member`: whose content the engine was given. Throws 400 where it rejects that; everything else stays as thrown. */
export async function asClientError<T>(member: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof EngineError) || error.reason !== 'rejected') throw error;
    throw new Problem('invalid_request', `${member}: ${error.message}`, { cause: error });
  }
}
