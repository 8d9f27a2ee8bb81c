// The folder of a PostgreSQL cluster: made aside and renamed into place, so that a killed start leaves no half of one.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unguessable } from '../../kernel/ids.ts';
import { OperatorError } from '../../kernel/operator-error.ts';
import { give, type Place, run, spawnOptions } from './place.ts';

export const SUPERUSER = 'greenroom';

const MAJOR = '18';
const PASSWORD = 'greenroom.password';
const ABANDONED_MS = 600_000;

/** Makes the cluster unless it is there. Two makers at once are fine: the first to rename wins, the other throws its own away. */
export async function ensureCluster(place: Place, { durable }: { durable: boolean }): Promise<void> {
  const version = await readFile(join(place.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version && version.trim() !== MAJOR) {
    throw new OperatorError(
      `The data in ${place.data} is of PostgreSQL ${version.trim()} and this is ${MAJOR}: dump it with the former release and load it here.`,
    );
  }
  if (version) return;

  await sweepAbandoned(place);
  const draft = join(place.home, `draft-${unguessable()}`);
  const passwordFile = `${draft}.password`;
  const password = randomBytes(24).toString('hex');
  try {
    await mkdir(draft, { mode: 0o700 });
    give(draft, place.user, 0o700);
    await writeFile(passwordFile, password, { mode: 0o600 });
    give(passwordFile, place.user, 0o600);
    const settings = [
      '-U',
      SUPERUSER,
      '-A',
      'scram-sha-256',
      '--locale=C',
      '--encoding=UTF8',
      ...(durable ? [] : ['-N']),
    ];
    const folder = place.dataArgument === place.data ? draft : place.dataArgument;
    await run(
      place.program('initdb'),
      ['-D', folder, `--pwfile=../${basename(passwordFile)}`, ...settings],
      spawnOptions(place, draft),
    );
    await rename(passwordFile, join(draft, PASSWORD));
    await rename(draft, place.data).catch(async (error: unknown) => {
      if (!(await stat(join(place.data, 'PG_VERSION')).catch(() => undefined))) throw error;
    });
    if (durable) await syncFolder(place.home);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

export const clusterPassword = (place: Place): Promise<string> => readFile(join(place.data, PASSWORD), 'utf8');

async function sweepAbandoned(place: Place): Promise<void> {
  for (const name of await readdir(place.home)) {
    const path = join(place.home, name);
    const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (name.startsWith('draft-') && age > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  // Some file systems cannot sync a folder; the cluster's own files were synced by initdb.
  await folder.sync().catch(() => undefined);
  await folder.close();
}
