// Opens the embedded PostgreSQL server of a data folder. All processes share it, and the last one to close it stops it.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../kernel/logger.ts';
import { type Installation, prepareInstallation } from './embedded/installation.ts';
import { ensureServer, type Server, stopServer, urlOf } from './embedded/server.ts';

const DATABASE = 'greenroom';
/** Held in shared mode by each process; the last process can acquire it exclusively. Advisory locks are per database: `postgres`. */
const LOCK = 7_367_001;

export interface Embedded {
  /** Of the database. Changes when the server restarts on another port. */
  readonly url: string;
  /** Stops the server unless another process uses it. */
  release(): Promise<void>;
}

/**
 * Connects to the server of `dataDir`, starting it if it does not run, and restarts it whenever it ends.
 * Throws `OperatorError` if it cannot run.
 */
export async function openEmbedded({
  dataDir,
  log,
}: {
  dataDir: string;
  log: Pick<Logger, 'warn'>;
}): Promise<Embedded> {
  const installation = await prepareInstallation(dataDir);
  let released = false;
  let reconnecting: Promise<void> = Promise.resolve();
  let connection = await connect(installation);
  const reconnectOnEnd = (): void => {
    connection.client.once('end', () => {
      if (!released) reconnecting = reconnect();
    });
  };
  const reconnect = async (): Promise<void> => {
    log.warn('the embedded PostgreSQL stopped; restarting it');
    while (!released) {
      const opened = await connect(installation).catch((error: unknown) =>
        log.warn({ err: error }, 'the embedded PostgreSQL did not start'),
      );
      if (opened) {
        connection = opened;
        reconnectOnEnd();
        return;
      }
      await sleep(1_000);
    }
  };
  reconnectOnEnd();

  return {
    get url() {
      return urlOf(connection.server, DATABASE);
    },
    async release() {
      if (released) return;
      released = true;
      await reconnecting;
      await disconnect(installation, connection.client);
    },
  };
}

interface Connection {
  readonly server: Server;
  readonly client: pg.Client;
}

async function connect(installation: Installation): Promise<Connection> {
  for (;;) {
    const server = await ensureServer(installation, { durable: true });
    const client = new pg.Client({ connectionString: urlOf(server, 'postgres'), keepAlive: true });
    client.on('error', () => undefined);
    try {
      await client.connect();
      // Waits while the last process stops the server. Then this connection breaks and the loop starts the server again.
      await client.query('select pg_advisory_lock_shared($1)', [LOCK]);
      await createDatabase(client);
      return { server, client };
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!isGone(error)) throw error;
    }
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount) return;
  await client.query(`create database ${DATABASE}`).catch((error: unknown) => {
    if (!alreadyExists(error)) throw error;
  });
}

async function disconnect(installation: Installation, client: pg.Client): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [LOCK]);
    const { rows } = await client.query('select pg_try_advisory_lock($1) as last', [LOCK]);
    if (rows[0].last) await stopServer(installation);
  } catch (error) {
    if (!isGone(error)) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** duplicate_database, or unique_violation if two processes create the database at the same time. */
const alreadyExists = (error: unknown): boolean => ['42P04', '23505'].includes(codeOf(error));

/** The server has stopped: SQLSTATE 57P, or a broken connection, which pg reports without a code or with one of the system. */
const isGone = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || codeOf(error).startsWith('57P');
