// Starts a PostgreSQL server that archives its WAL, and recovers it to a moment as managed services do, for tests.
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { changeOwner, prepareInstallation } from './embedded/installation.ts';
import { readLockFile } from './embedded/lock-file.ts';
import { ensureServer, stopServer, urlOf } from './embedded/server.ts';
import { makeBaseBackup } from './testing-base-backup.ts';

const ARCHIVE_MS = 30_000;
const RECOVERY_MS = 60_000;

export interface Archived {
  /** URL of the database `postgres`. A recovered server has the same. */
  readonly url: string;
  /** Waits until everything that was committed is in the archive. */
  archive(): Promise<void>;
  /** Kills the server, deletes its data, and starts it with the data it had at the moment. */
  recover(moment: Date): Promise<void>;
  close(): Promise<void>;
}

/** Archives from the beginning; the base backup is made now. */
export async function openArchived(): Promise<Archived> {
  const dir = await mkdtemp(join(tmpdir(), 'greenroom-archived-'));
  const [archive, base] = [join(dir, 'archive'), join(dir, 'base')];
  const installation = await prepareInstallation(join(dir, 'server'));
  await mkdir(archive);
  // The server's user goes through the folder above.
  for (const folder of [dir, archive]) changeOwner(folder, installation.user, 0o700);

  await ensureServer(installation, { durable: true });
  await writeFile(
    join(installation.data, 'postgresql.auto.conf'),
    `archive_mode = on\narchive_command = 'cp %p ${archive}/%f'\n`,
  );
  await stopServer(installation);
  const server = await ensureServer(installation, { durable: true });
  const url = urlOf(server, 'postgres');
  await makeBaseBackup(url, { from: installation.data, to: base });
  return {
    url,
    async archive() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      // A segment without a record is not switched.
      await client.query(`select pg_create_restore_point('archived')`);
      const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as file');
      const archived = async () =>
        (await client.query('select last_archived_wal >= $1 as yes from pg_stat_archiver', [rows[0].file])).rows[0].yes;
      for (const deadline = Date.now() + ARCHIVE_MS; !(await archived()); await sleep(50))
        if (Date.now() > deadline) throw new Error('The WAL was not archived.');
      await client.end();
    },
    async recover(moment) {
      process.kill((await readLockFile(installation))!.pid, 'SIGKILL');
      await rm(installation.data, { recursive: true, maxRetries: 10, retryDelay: 100 });
      await cp(base, installation.data, { recursive: true });
      await writeFile(join(installation.data, 'recovery.signal'), '');
      await writeFile(
        join(installation.data, 'postgresql.auto.conf'),
        [
          `restore_command = 'cp ${archive}/%f %p'`,
          // The abbreviation Z is not known so early.
          `recovery_target_time = '${moment.toISOString().replace('Z', '+00')}'`,
          `recovery_target_action = 'promote'`,
        ].join('\n'),
      );
      // Makes the server's user the owner of the copied files.
      await ensureServer(await prepareInstallation(join(dir, 'server')), { durable: true });
      // It answers queries as soon as its data is consistent, long before the moment.
      for (const deadline = Date.now() + RECOVERY_MS; await isRecovering(url); await sleep(50))
        if (Date.now() > deadline) throw new Error('The recovery did not end.');
    },
    async close() {
      await stopServer(installation);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function isRecovering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_is_in_recovery() as recovering');
  await client.end();
  return rows[0].recovering;
}
