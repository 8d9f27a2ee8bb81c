// Makes a base backup of a running PostgreSQL server, for tests of replicas and of point-in-time recovery.
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** By PostgreSQL's low-level functions, since the embedded programs have no pg_basebackup. `from`: the server's data folder. */
export async function makeBaseBackup(url: string, { from, to }: { from: string; to: string }): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('copy', fast => true)`);
  await cp(from, to, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
  const { rows } = await client.query('select labelfile from pg_backup_stop()');
  await client.end();
  await writeFile(join(to, 'backup_label'), rows[0].labelfile);
}
