// The door to PostgreSQL: a pool behind Kysely, and the `sql` tag in which rooms write their queries.
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';

export { sql };

/** Rooms own their tables and write plain SQL with typed rows, so there is no central list of tables. */
export type Db = Kysely<object>;

/** An open transaction. A function that takes a `Tx` never begins or commits one. */
export type Tx = Transaction<object>;

/** Either: for reads that may stand inside or outside a transaction. */
export type Reader = Db | Tx;

/** Ends a select whose rows stay as they are until the transaction ends. Outside of one a lock would only cost a write. */
export const staysIn = (reader: Reader) => (reader.isTransaction ? sql`for share` : sql``);

// int8 as number: credits and sizes stay far below 2^53. Dates stay `Date`.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface OpenedDb {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool. `onError` hears of idle connections that the server closed; the pool replaces them by itself. */
export function openDb(url: string, options: { max: number; onError(error: Error): void }): OpenedDb {
  const pool = new pg.Pool({ connectionString: url, max: options.max, application_name: 'greenroom' });
  pool.on('error', options.onError);
  // A connection that breaks while it is in use: whoever uses it hears of it from the query, and the process must not die of it.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
