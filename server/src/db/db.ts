// The door to PostgreSQL: a pool behind Kysely, and the `sql` tag in which rooms write their queries.
import { Socket } from 'node:net';
import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { Outage } from '../kernel/outage.ts';
import { connectionError, statementError } from './outages.ts';

export { sql };

/** A part of a query, e.g. a column or a condition. */
export type Sql = RawBuilder<unknown>;

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

/** Where the database is. A function where that can change while the process runs: each new connection asks. */
export type DatabaseUrl = string | (() => string);

/** How long things may take on the connections of one pool, in milliseconds; 0: as long as they need. */
export interface TimeLimits {
  /** Waiting for a free connection, and connecting. */
  acquireMs: number;
  statementMs: number;
  /** Waiting for a row that somebody else has locked. */
  lockMs: number;
}

export const timeLimits = {
  /** Requests, the records of jobs, rounds of clean-up: short statements, behind which somebody waits. */
  service: { acquireMs: 5_000, statementMs: 15_000, lockMs: 3_000 },
  /** Commands and migrations, which an operator watches. */
  maintenance: { acquireMs: 30_000, statementMs: 0, lockMs: 60_000 },
} as const satisfies Record<string, TimeLimits>;

/** A process that was frozen or cut off inside a transaction keeps its row locks no longer than this. */
const IDLE_IN_TRANSACTION_MS = 10_000;

const KEEP_ALIVE_AFTER_MS = 10_000;

/** An answer is late by this much over the statement's own limit: the server or the way to it is gone. */
const SILENCE_MS = 5_000;

/** What is still asked when a pool closes has this long to be answered. */
const CLOSE_MS = 2_000;

export interface OpenedDb {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** For another Kysely on the same connections. */
  dialect(): PostgresDialect;
  close(): Promise<void>;
}

export interface DbOptions {
  /** Most connections. */
  max: number;
  limits: TimeLimits;
  applicationName?: string;
  /** Hears of idle connections that the server closed; the pool replaces them by itself. */
  onError(error: Error): void;
}

/** Opens a pool. Statements throw an `Outage` where the database is away, too busy, or kept waiting by a lock. */
export function openDb(url: DatabaseUrl, { max, limits, applicationName = 'greenroom', onError }: DbOptions): OpenedDb {
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
      // The server ends what takes too long. When not even that is heard, the connection is dead, whatever TCP still believes.
      if (limits.statementMs > 0) socket.setTimeout(limits.statementMs + SILENCE_MS);
      socket.on('timeout', () => {
        if (busy.has(this)) socket.destroy(new Error('The database has fallen silent.'));
      });
    }
  }

  const pool = new pg.Pool({
    Client: Connection,
    max,
    connectionTimeoutMillis: limits.acquireMs,
    // Set once connected and not while connecting: a pooler in between refuses parameters of a connection that it does not know.
    onConnect: (client) => setLimits(client, limits),
  });
  pool.on('error', onError);
  // A connection that breaks while it is in use: whoever uses it hears of it from the query, and the process must not die of it.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));

  const dialect = () => new PostgresDialect({ pool: tellingOutages(pool) });
  const db = new Kysely<object>({ dialect: dialect() });
  return {
    db,
    pool,
    dialect,
    async close() {
      const late = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, CLOSE_MS);
      await db.destroy().finally(() => clearTimeout(late));
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

/** The pool as Kysely uses it, with outages told from mistakes. */
function tellingOutages(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    let broken = false;
    const query = (text: string, values: readonly unknown[]) =>
      client.query(text, [...values]).catch((error: unknown) => {
        const told = statementError(error);
        broken ||= told instanceof Outage && told.outcomeUnknown;
        throw told;
      });
    return {
      // Without the overload for cursors, which nothing here uses.
      query: query as unknown as PostgresPoolClient['query'],
      // The server says that it ends a session before it does: the next to use it would be the first to notice.
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
