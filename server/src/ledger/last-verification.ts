// The result of the last verification of the ledger, for metrics.
import { type Db, type Reader, sql } from '../db/db.ts';

export async function recordVerification(db: Db, problems: number): Promise<void> {
  await sql`insert into ledger_verification (finished_at, problems) values (now(), ${problems})
    on conflict (single_row) do update set finished_at = excluded.finished_at, problems = excluded.problems`.execute(
    db,
  );
}

/** The age is that of the database if there was no verification. */
export async function readLastVerification(reader: Reader): Promise<{ problems: number; ageSeconds: number }> {
  const { rows } = await sql<{ problems: number; ageSeconds: number }>`
    select coalesce(max(problems), 0) as problems,
      extract(epoch from now() - coalesce(max(finished_at), (select min(applied_at) from migrations)))::float8 as "ageSeconds"
    from ledger_verification`.execute(reader);
  return rows[0]!;
}
