// Copies the rows of all tables out of the database and into another one, by PostgreSQL's COPY.
import type { Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type Reader, sql, type Tx } from './db.ts';
import type { DB } from './schema.ts';

export interface CopiedTable {
  name: string;
  /** Without generated columns. */
  columns: string[];
}

/** A transaction whose connection can also copy tables. */
export interface CopyTx {
  tx: Tx;
  /** Writes the rows in COPY's text format, through `encoder`. */
  copyOut(table: CopiedTable, encoder: Transform, to: Writable): Promise<void>;
  /** Inserts rows that `copyOut` wrote. */
  copyIn(table: CopiedTable, from: Readable, decoder: Transform): Promise<void>;
}

/** Runs `work` in a transaction that may wait for files as long as it needs. */
export async function copyTransaction<T>(
  pool: pg.Pool,
  mode: 'read only' | 'read write',
  work: (copy: CopyTx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  // Not pool.query: all statements of the transaction use this connection.
  const own = { query: client.query.bind(client), release: () => undefined };
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { options: {}, connect: async () => own as never, end: async () => undefined },
    }),
  });
  let failure: Error | undefined;
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode(mode)
      .execute(async (tx) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        return work({
          tx,
          copyOut: (table, encoder, to) =>
            pipeline(client.query(copyTo(`copy ${target(table)} to stdout`)), encoder, to),
          copyIn: (table, from, decoder) =>
            pipeline(from, decoder, client.query(copyFrom(`copy ${target(table)} from stdin`))),
        });
      });
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // A connection that failed may still be copying.
    client.release(failure);
  }
}

/** The service's own tables, each after the tables that its foreign keys refer to. */
export async function listTables(reader: Reader): Promise<CopiedTable[]> {
  const { rows } = await sql<CopiedTable & { references: string[] }>`
    select relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select target.relname::text from pg_constraint join pg_class target on target.oid = confrelid
        where conrelid = class.oid and contype = 'f' and confrelid <> class.oid) as references
    from pg_class class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not in ('migrations', 'backups')
    order by relname`.execute(reader);
  const ordered: CopiedTable[] = [];
  let left = rows;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const next = left.filter(({ references }) => !references.some((name) => waiting.has(name)));
    if (next.length === 0) throw new Error(`The foreign keys of ${[...waiting].join(', ')} form a circle.`);
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })));
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
}

/** Removes what migrations inserted, and switches triggers off: their effects are in the copied rows. */
export async function prepareTables(tx: Tx, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx);
}

/** Switches triggers on, and continues identity columns after the copied values. */
export async function finishTables(tx: Tx, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select relname as table, attname as column, pg_get_serial_sequence(quote_ident(relname), attname) as sequence
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attidentity <> ''`.execute(tx);
  for (const { table, column, sequence } of rows)
    await sql`select setval(${sequence}::regclass, coalesce((select max(${sql.ref(column)}) from ${sql.table(table)}), 0) + 1, false)`.execute(
      tx,
    );
}

const target = ({ name, columns }: CopiedTable): string => `${quoted(name)} (${columns.map(quoted).join(', ')})`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
