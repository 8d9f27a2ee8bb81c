// The embedded database: one real PostgreSQL server below the data folder, shared by every process that uses it and stopped by the last.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../kernel/logger.ts';
import { type Place, preparePlace } from './embedded/place.ts';
import { ensureServer, type Server, stopServer, urlOf } from './embedded/server.ts';

const DATABASE = 'greenroom';
/** Held shared by each user; whoever gets it alone is the last. Locks count per database: all users take it in `postgres`. */
const USERS = 7_367_001;

export interface Embedded {
  /** Of the database, as it is now: a server that was started anew may have another port. */
  readonly url: string;
  /** Leaves; stops the server if nobody else uses it. */
  release(): Promise<void>;
}

/**
 * Joins the server on `dataDir`, starting it where none runs, and brings it back should it die.
 * Throws `OperatorError` where it cannot run.
 */
export async function openEmbedded({
  dataDir,
  log,
}: {
  dataDir: string;
  log: Pick<Logger, 'warn'>;
}): Promise<Embedded> {
  const place = await preparePlace(dataDir);
  let leaving = false;
  let rejoining: Promise<void> = Promise.resolve();
  let keeper = await join(place);
  const keep = (): void => {
    keeper.client.once('end', () => {
      if (!leaving) rejoining = rejoin();
    });
  };
  const rejoin = async (): Promise<void> => {
    log.warn('the embedded database went away; starting it again');
    while (!leaving) {
      const joined = await join(place).catch((error: unknown) =>
        log.warn({ err: error }, 'the embedded database did not start'),
      );
      if (joined) {
        keeper = joined;
        keep();
        return;
      }
      await sleep(1_000);
    }
  };
  keep();

  return {
    get url() {
      return urlOf(keeper.server, DATABASE);
    },
    async release() {
      if (leaving) return;
      leaving = true;
      await rejoining;
      await leave(place, keeper.client);
    },
  };
}

interface Joined {
  readonly server: Server;
  readonly client: pg.Client;
}

async function join(place: Place): Promise<Joined> {
  for (;;) {
    const server = await ensureServer(place, { durable: true });
    const client = new pg.Client({ connectionString: urlOf(server, 'postgres'), keepAlive: true });
    client.on('error', () => undefined);
    try {
      await client.connect();
      // Waits while the last user of before is about to stop the server; then this connection breaks and we start anew.
      await client.query('select pg_advisory_lock_shared($1)', [USERS]);
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
    if (!isTwin(error)) throw error;
  });
}

async function leave(place: Place, client: pg.Client): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [USERS]);
    const { rows } = await client.query('select pg_try_advisory_lock($1) as last', [USERS]);
    if (rows[0].last) await stopServer(place);
  } catch (error) {
    if (!isGone(error)) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** duplicate_database, or unique_violation where both looked before either wrote. */
const isTwin = (error: unknown): boolean => ['42P04', '23505'].includes(codeOf(error));

/** The server stopped or was stopped: SQLSTATE class 57P, or a broken connection, which pg reports without a code or with the system's. */
const isGone = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || codeOf(error).startsWith('57P');
