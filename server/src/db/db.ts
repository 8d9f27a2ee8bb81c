// Opens a pool of PostgreSQL connections behind Kysely, and defines the types of databases, transactions and rows.
import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type RawBuilder,
  type Selectable,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { Outage } from '../kernel/outage.ts';
import { connectionError, statementError } from './outages.ts';
import type { DB } from './schema.ts';

export { sql };

/** A part of a query, such as a column or a condition. */
export type Sql = RawBuilder<unknown>;

export type Db = Kysely<DB>;

/** An open transaction. A function that takes a `Tx` never begins or commits one. */
export type Tx = Transaction<DB>;

/** For queries that may run inside or outside a transaction. */
export type Reader = Db | Tx;

/** The tables, with their rows as the driver returns them. */
export type Tables = { [Table in keyof DB]: Selectable<DB[Table]> };

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name;
type CamelCased<T> = { [Column in keyof T as CamelCase<Column> & string]: T[Column] };

/** Columns of a table, under the names that queries give them: `Row<'users', 'id' | 'createdAt'>`. */
export type Row<Table extends keyof Tables, Column extends keyof CamelCased<Tables[Table]>> = Pick<
  CamelCased<Tables[Table]>,
  Column
>;

/** Locks the selected rows against changes until the transaction ends. Outside a transaction a lock would only cost a write. */
export const forShare = (reader: Reader) => (reader.isTransaction ? sql`for share` : sql``);

// int8 as a number: credits and sizes are far below 2^53. `schema.test.ts` generates the table types accordingly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A function if the URL can change while the process runs: it is called for each new connection. */
export type DatabaseUrl = string | (() => string);

/** Time limits on the connections of a pool, in milliseconds. 0: no limit. */
export interface TimeLimits {
  /** For a free connection, and for connecting. */
  acquireMs: number;
  statementMs: number;
  /** For a row that another transaction has locked. */
  lockMs: number;
}

export const timeLimits = {
  /** For requests, job records and sweeps: short statements. */
  service: { acquireMs: 5_000, statementMs: 15_000, lockMs: 3_000 },
  /** For commands and migrations, which an operator watches. */
  maintenance: { acquireMs: 30_000, statementMs: 0, lockMs: 60_000 },
} as const satisfies Record<string, TimeLimits>;

/** How long a process that is frozen or disconnected inside a transaction keeps its row locks. */
export const IDLE_IN_TRANSACTION_MS = 10_000;

const KEEP_ALIVE_AFTER_MS = 10_000;

/** A connection without a response for this long after the statement's own limit is dead. */
const RESPONSE_GRACE_MS = 5_000;

/** Of connections through a pooler. */
const POOLED_NAME = 'pooled-greenroom';

/** How long queries may still run when their pool is closed. */
const CLOSE_MS = 2_000;

export interface OpenedDb {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** For another Kysely on the same connections. */
  dialect(): PostgresDialect;
  close(): Promise<void>;
}

export interface DbOptions {
  /** Maximum number of connections. */
  max: number;
  limits: TimeLimits;
  /** The URL is of a pooler in transaction mode: the database role has the limits, see `pooler.ts`. */
  pooled?: boolean;
  applicationName?: string;
  /** Called when the server closes an idle connection. The pool replaces it. */
  onError(error: Error): void;
}

/** Opens a pool. Statements throw an `Outage` if the database is unavailable or too busy, or a lock is not released in time. */
export function openDb(
  url: DatabaseUrl,
  { max, limits, pooled = false, applicationName = pooled ? POOLED_NAME : 'greenroom', onError }: DbOptions,
): OpenedDb {
  const busy = new WeakSet<pg.ClientBase>();
  const sockets = new Set<Socket>();

  class Connection extends pg.Client {
    constructor() {
      const socket = new Socket();
      super({
        connectionString: typeof url === 'string' ? url : url(),
        application_name: applicationName,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
        stream: () => socket,
      });
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      // The server cancels a statement that takes too long. Without even that response the connection is dead, although TCP may not know.
      if (limits.statementMs > 0) socket.setTimeout(limits.statementMs + RESPONSE_GRACE_MS);
      socket.on('timeout', () => {
        if (busy.has(this)) socket.destroy(new Error('The database does not respond.'));
      });
    }
  }

  const pool = new pg.Pool({
    Client: Connection,
    max,
    connectionTimeoutMillis: limits.acquireMs,
    // Set after connecting: a connection pooler rejects startup parameters that it does not know. In transaction mode the setting
    // would remain on one of the pooler's connections, and the next statement may use another one.
    ...(pooled ? {} : { onConnect: (client: pg.ClientBase) => setLimits(client, limits) }),
  });
  pool.on('error', onError);
  // If a connection breaks while in use, its query rejects. Without a listener the error event would end the process as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));

  const dialect = () => new PostgresDialect({ pool: poolForKysely(pool, { prepares: !pooled }) });
  const db = new Kysely<DB>({ dialect: dialect() });
  return {
    db,
    pool,
    dialect,
    async close() {
      const timeout = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, CLOSE_MS);
      // Kysely would end the pool only if a query has passed through it.
      await pool.end().finally(() => clearTimeout(timeout));
    },
  };
}

const setLimits = async (client: pg.ClientBase, { acquireMs, statementMs, lockMs }: TimeLimits): Promise<void> => {
  await client.query({
    text: `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $3, false)`,
    values: [`${statementMs}`, `${lockMs}`, `${IDLE_IN_TRANSACTION_MS}`],
    query_timeout: acquireMs,
  } as pg.QueryConfig);
};

/** A statement is prepared at this use, as in the JDBC driver of PostgreSQL. */
const PREPARE_AT_USE = 5;

/** Each connection keeps the plans of all. Further statements are not prepared. */
const MAX_PREPARED = 256;

const BY_KEY = '/* by key */';

/** Begins a statement outside of transactions that finds rows by unique keys only, so that one plan fits every client: it is prepared. */
export const byKey = sql.raw(BY_KEY);

/**
 * Names the statements that transactions repeat, or `byKey` ones: each connection parses and plans them once. Other statements are
 * planned for their values, because a list of a client with a million rows may need another index than that of a new one.
 */
function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    if (names.has(text) || names.size === MAX_PREPARED) return names.get(text);
    const used = (uses.get(text) ?? 0) + 1;
    if (used < PREPARE_AT_USE) {
      // Texts of varying length are rarely repeated, but there is any number of them.
      if (uses.size === 4 * MAX_PREPARED) uses.clear();
      uses.set(text, used);
      return undefined;
    }
    uses.delete(text);
    // Two pools can share a connection, so the name depends on nothing but the text.
    names.set(text, createHash('sha256').update(text).digest('base64url'));
    return names.get(text);
  };
}

/**
 * The pool as Kysely uses it, with errors of the driver turned into outages where they are. `prepares`: repeated statements of
 * transactions are prepared, which a pooler forbids: the next transaction may be on another of its connections.
 */
export function poolForKysely(pool: pg.Pool, { prepares }: { prepares: boolean }): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = prepares ? createStatementNames() : () => undefined;
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    let broken = false;
    let inTransaction = false;
    const query = (text: string, values: readonly unknown[]) => {
      if (text.startsWith('begin')) inTransaction = true;
      else if (text === 'commit' || text === 'rollback') inTransaction = false;
      const isRepeated = inTransaction || text.startsWith(BY_KEY);
      const name = isRepeated && values.length > 0 ? nameOf(text) : undefined;
      return client.query({ ...(name && { name }), text, values: [...values] }).catch((error: unknown) => {
        const thrown = statementError(error);
        broken ||= thrown instanceof Outage && thrown.outcomeUnknown;
        throw thrown;
      });
    };
    return {
      // Without the overload for cursors, which is not used.
      query: query as unknown as PostgresPoolClient['query'],
      // After the server announced the end of a session, only its next use would fail: the connection is destroyed now.
      release: (destroy) => client.release(destroy || broken),
    };
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw connectionError(error);
      });
      const known = clients.get(client) ?? wrap(client);
      clients.set(client, known);
      return known;
    },
  };
}
