// Data that engines store remotely for a job: kept once the library refers to it, otherwise erased by its engine.
import type { Json } from '@greenroom/engine-kit/json';
import { type Db, type Reader, type Row, type Sql, sql, type Tables, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';

export type CreationKind = Tables['engine_creations']['kind'];

export interface EngineCreation extends Row<'engine_creations', 'id' | 'kind' | 'engine'> {
  /** The engine's identifier of it. */
  data: Json;
}

/** Call it before using the engine's result. Returns the id for `keepCreation`, the same for the same creation. Safe to repeat. */
export async function recordCreation(
  db: Db,
  { job, kind, engine, data }: Omit<EngineCreation, 'id'> & { job: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into engine_creations (id, job_id, kind, engine, data)
    values (${uuidv7()}, ${job}, ${kind}, ${engine}, ${JSON.stringify(data)}::jsonb)
    on conflict (job_id, kind, engine, md5(data::text)) do update set kind = excluded.kind returning id`.execute(db);
  return rows[0]!.id;
}

/** Throws if it is being erased or was erased. */
export async function keepCreation(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql`update engine_creations set kept = true
    where id = ${id} and attempts = 0 returning id`.execute(tx);
  if (rows.length === 0) throw new Error(`The engine creation ${id} was erased and cannot be kept.`);
}

/** The next round of erasure erases it at the engine. */
export async function releaseCreation(tx: Tx, id: string): Promise<void> {
  await sql`update engine_creations set kept = false, next_attempt_at = now() where id = ${id}`.execute(tx);
}

/**
 * Deletes the records of creations that another record has too: an engine that names a voice by its label returns the same one to
 * several jobs. The last of the records has it erased.
 */
async function deleteDuplicates(db: Db, isLive: (job: Sql) => Sql): Promise<void> {
  await sql`delete from engine_creations own
    where not kept and next_attempt_at <= now() and not ${isLive(sql.ref('own.job_id'))} and exists (
      select from engine_creations other
      where (other.kind, other.engine, md5(other.data::text)) = (own.kind, own.engine, md5(own.data::text))
        and other.id <> own.id and (other.kept or ${isLive(sql.ref('other.job_id'))}))`.execute(db);
}

/**
 * Takes due creations that are not kept and whose job is not live. Each attempt waits twice as long as the previous one,
 * from a minute to six hours.
 */
export async function takeUnkeptCreations(
  db: Db,
  { isLive, limit }: { isLive: (job: Sql) => Sql; limit: number },
): Promise<EngineCreation[]> {
  await deleteDuplicates(db, isLive);
  const { rows } = await sql<EngineCreation>`update engine_creations set attempts = attempts + 1,
      next_attempt_at = now() + least(power(2, least(attempts, 10)), 360) * interval '1 minute'
    where id in (select id from engine_creations
      where not kept and next_attempt_at <= now() and not ${isLive(sql.ref('engine_creations.job_id'))}
      order by next_attempt_at limit ${limit} for update skip locked)
    returning id, kind, engine, data`.execute(db);
  return rows;
}

export async function deleteCreation(db: Db, id: string): Promise<void> {
  await db.deleteFrom('engine_creations').where('id', '=', id).execute();
}

export async function recordErasureFailure(db: Db, id: string, error: string): Promise<void> {
  await db.updateTable('engine_creations').set({ error }).where('id', '=', id).execute();
}

export interface FailingErasure
  extends Row<'engine_creations', 'id' | 'kind' | 'engine' | 'attempts' | 'nextAttemptAt'> {
  error: string;
}

const SHOWN = 20;

/** Erasures that failed: their number, and the next ones to be retried. */
export async function failingErasures(reader: Reader): Promise<{ count: number; next: FailingErasure[] }> {
  const { rows: next } =
    await sql<FailingErasure>`select id, kind, engine, attempts, next_attempt_at as "nextAttemptAt", error
    from engine_creations where not kept and error is not null order by next_attempt_at limit ${SHOWN}`.execute(reader);
  if (next.length < SHOWN) return { count: next.length, next };
  const { rows } = await sql<{ count: number }>`select count(*) as count from engine_creations
    where not kept and error is not null`.execute(reader);
  return { count: rows[0]!.count, next };
}
