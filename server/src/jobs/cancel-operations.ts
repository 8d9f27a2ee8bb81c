// Cancels the remote operations of failed jobs at their engines. Every worker does it, and survives a crash anywhere.
import type { Db } from '../db/db.ts';
import { describeError } from '../kernel/describe-error.ts';
import type { Logger } from '../kernel/logger.ts';
import { unlessAborted } from '../kernel/unless-aborted.ts';
import {
  type AbandonedOperation,
  deleteCancelledOperation,
  recordCancelFailure,
  takeAbandonedOperations,
} from './remote-operations.ts';

const AT_ONCE = 20;
const CANCEL_MS = 30_000;

/** Asks the engine of this name to cancel its operation. Rejects if that failed or no such engine is installed. */
export type CancelOperation = (engine: string, ref: string, signal: AbortSignal) => Promise<void>;

/** Never longer than `CANCEL_MS`, whatever an engine does. */
export async function cancelAbandonedOperations({
  db,
  cancelOperation,
  log,
}: {
  db: Db;
  cancelOperation: CancelOperation;
  log: Logger;
}): Promise<void> {
  const cancel = async (operation: AbandonedOperation): Promise<void> => {
    const { job, step, engine, ref } = operation;
    try {
      const signal = AbortSignal.timeout(CANCEL_MS);
      // An engine that ignores its signal must not delay the others.
      await unlessAborted(signal, cancelOperation(engine, ref, signal));
    } catch (error) {
      log.warn({ err: error, job, step, engine }, 'a remote operation could not be cancelled; it is tried again');
      return recordCancelFailure(db, operation, describeError(error));
    }
    await deleteCancelledOperation(db, operation);
  };
  await Promise.all((await takeAbandonedOperations(db, AT_ONCE)).map(cancel));
}
