// Engines that only the operator can repair: recorded for the health page, metrics and readiness until a call succeeds.
import type { EngineError } from '@greenroom/engine-kit/engine-error';
import { type Db, type Reader, type Row, sql } from '../db/db.ts';
import { describeError } from '../kernel/describe-error.ts';
import type { Logger } from '../kernel/logger.ts';

/** A fault that was not seen for this long is not reported: the engine may not be used any more. */
const FORGET_AFTER_HOURS = 24;

/** A success deletes the fault of its engine, also one that another process recorded, at most this often. */
const CLEAR_EVERY_MS = 20_000;

export type EngineFault = Row<'engine_faults', 'engine' | 'reason' | 'cause' | 'since' | 'seenAt'>;

export async function listEngineFaults(reader: Reader): Promise<EngineFault[]> {
  const { rows } = await sql<EngineFault>`select engine, reason, cause, since, seen_at as "seenAt" from engine_faults
    where seen_at > now() - ${FORGET_AFTER_HOURS} * interval '1 hour' order by since`.execute(reader);
  return rows;
}

export interface EngineFaults {
  /** Records errors with a reason that only the operator can change; ignores all others. Never throws. */
  failed(engine: string, error: EngineError): Promise<void>;
  /** Never throws. */
  succeeded(engine: string): Promise<void>;
}

export function createEngineFaults({ db, log }: { db: Db; log: Logger }): EngineFaults {
  const clearedAt = new Map<string, number>();
  const quietly = (write: Promise<unknown>): Promise<void> =>
    write.then(
      () => {},
      (error: unknown) => log.warn({ err: error }, 'the state of an engine could not be recorded'),
    );
  return {
    async failed(engine, error) {
      const { reason } = error;
      if (reason !== 'invalid_credentials' && reason !== 'out_of_credit') return;
      const what = reason === 'out_of_credit' ? 'has no credit left at its provider' : 'is rejected by its provider';
      log.error({ err: error, engine }, `the engine ${what}; only the operator can repair this`);
      clearedAt.delete(engine);
      const cause = describeError(error);
      await quietly(
        sql`insert into engine_faults (engine, reason, cause) values (${engine}, ${reason}, ${cause})
          on conflict (engine) do update set reason = excluded.reason, cause = excluded.cause, seen_at = now()`.execute(
          db,
        ),
      );
    },
    async succeeded(engine) {
      const now = performance.now();
      if (now - (clearedAt.get(engine) ?? Number.NEGATIVE_INFINITY) < CLEAR_EVERY_MS) return;
      clearedAt.set(engine, now);
      await quietly(db.deleteFrom('engine_faults').where('engine', '=', engine).execute());
    },
  };
}
