// Reports the health of the database to operators: version, size, connections and migrations.
import { type Db, type Row, sql } from './db.ts';
import { pendingMigrations } from './migrate.ts';

export interface DatabaseHealth {
  /** Of the server: `18.1`. */
  version: string;
  sizeBytes: number;
  /** Connections to this database from all processes. */
  connections: number;
  roundTripMs: number;
  migrations: { applied: Row<'migrations', 'name' | 'appliedAt'>[]; pending: string[] };
}

/** Rejects if the database does not respond. */
export async function databaseHealth(db: Db): Promise<DatabaseHealth> {
  const start = performance.now();
  await sql`select 1`.execute(db);
  const roundTripMs = performance.now() - start;
  const [facts, applied, pending] = await Promise.all([
    sql<{ version: string; sizeBytes: number; connections: number }>`
      select split_part(current_setting('server_version'), ' ', 1) as version,
        pg_database_size(current_database()) as "sizeBytes",
        (select count(*) from pg_stat_activity where datname = current_database()) as connections`.execute(db),
    db.selectFrom('migrations').select(['name', 'applied_at as appliedAt']).orderBy('name').execute(),
    pendingMigrations(db),
  ]);
  return { ...facts.rows[0]!, roundTripMs, migrations: { applied, pending } };
}
