// Creates the data folder of the PostgreSQL cluster. It is renamed when it is complete, so that no killed process leaves half of it.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { randomToken } from '../../kernel/ids.ts';
import { OperatorError } from '../../kernel/operator-error.ts';
import { changeOwner, type Installation, run, spawnOptions } from './installation.ts';

export const SUPERUSER = 'greenroom';

const MAJOR = '18';
const PASSWORD = 'greenroom.password';
const ABANDONED_MS = 600_000;

/** Creates the cluster unless it exists. Of concurrent processes, the first to rename its folder wins and the others delete theirs. */
export async function ensureCluster(installation: Installation, { durable }: { durable: boolean }): Promise<void> {
  const version = await readFile(join(installation.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version && version.trim() !== MAJOR) {
    throw new OperatorError(
      `The data in ${installation.data} belongs to PostgreSQL ${version.trim()}, but this release uses ${MAJOR}. Dump it with the previous release and restore it with this one.`,
    );
  }
  if (version) return;

  await deleteAbandonedDrafts(installation);
  const draft = join(installation.home, `draft-${randomToken()}`);
  const passwordFile = `${draft}.password`;
  const password = randomBytes(24).toString('hex');
  try {
    await mkdir(draft, { mode: 0o700 });
    changeOwner(draft, installation.user, 0o700);
    await writeFile(passwordFile, password, { mode: 0o600 });
    changeOwner(passwordFile, installation.user, 0o600);
    const settings = [
      '-U',
      SUPERUSER,
      '-A',
      'scram-sha-256',
      '--locale=C',
      '--encoding=UTF8',
      ...(durable ? [] : ['-N']),
    ];
    const folder = installation.dataArgument === installation.data ? draft : installation.dataArgument;
    await run(
      installation.program('initdb'),
      ['-D', folder, `--pwfile=../${basename(passwordFile)}`, ...settings],
      spawnOptions(installation, draft),
    );
    await rename(passwordFile, join(draft, PASSWORD));
    await rename(draft, installation.data).catch(async (error: unknown) => {
      if (!(await stat(join(installation.data, 'PG_VERSION')).catch(() => undefined))) throw error;
    });
    if (durable) await syncFolder(installation.home);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

export const clusterPassword = (installation: Installation): Promise<string> =>
  readFile(join(installation.data, PASSWORD), 'utf8');

async function deleteAbandonedDrafts(installation: Installation): Promise<void> {
  for (const name of await readdir(installation.home)) {
    const path = join(installation.home, name);
    const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (name.startsWith('draft-') && age > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  // Some file systems cannot sync a folder. initdb has synced the files of the cluster.
  await folder.sync().catch(() => undefined);
  await folder.close();
}
