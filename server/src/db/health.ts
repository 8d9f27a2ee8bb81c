// How the database is, for the operator: what it is, how large, how busy, and which migrations it has.
import { type Db, sql } from './db.ts';
import { pendingMigrations } from './migrate.ts';

export interface DatabaseHealth {
  /** Of the server, such as `18.1`. */
  version: string;
  sizeBytes: number;
  /** To this database, of all processes. */
  connections: number;
  roundTripMs: number;
  migrations: { applied: { name: string; appliedAt: Date }[]; pending: string[] };
}

/** Rejects where the database does not answer. */
export async function databaseHealth(db: Db): Promise<DatabaseHealth> {
  const start = performance.now();
  await sql`select 1`.execute(db);
  const roundTripMs = performance.now() - start;
  const [facts, applied, pending] = await Promise.all([
    sql<{ version: string; sizeBytes: number; connections: number }>`
      select split_part(current_setting('server_version'), ' ', 1) as version,
        pg_database_size(current_database()) as "sizeBytes",
        (select count(*) from pg_stat_activity where datname = current_database()) as connections`.execute(db),
    sql<{
      name: string;
      appliedAt: Date;
    }>`select name, applied_at as "appliedAt" from migrations order by name`.execute(db),
    pendingMigrations(db),
  ]);
  return { ...facts.rows[0]!, roundTripMs, migrations: { applied: applied.rows, pending } };
}
