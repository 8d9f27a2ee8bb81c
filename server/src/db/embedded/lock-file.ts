// postmaster.pid, the file by which a PostgreSQL server holds its data folder: what it says and whether its writer lives.
import { execFile } from 'node:child_process';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unguessable } from '../../kernel/ids.ts';
import type { Place } from './place.ts';

export interface LockFile {
  readonly text: string;
  readonly pid: number;
  /** NaN until the server listens. */
  readonly port: number;
  readonly ready: boolean;
}

const pathOf = (place: Place): string => join(place.data, 'postmaster.pid');

/** Its lines are documented in PostgreSQL's `src/include/utils/pidfile.h`. */
export async function readLockFile(place: Place): Promise<LockFile | undefined> {
  const text = await readFile(pathOf(place), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return {
    text,
    pid: Number(lines[0]),
    port: Number.parseInt(lines[3] ?? '', 10),
    ready: lines[7]?.trim() === 'ready',
  };
}

/** live: this folder's server has that pid. dead: nobody has it. recycled: somebody else has it by now. */
export async function holderOf(place: Place, { pid }: LockFile): Promise<'live' | 'dead' | 'recycled'> {
  const command = await commandOf(pid);
  if (command === undefined) return 'dead';
  return process.platform === 'win32' || command.includes(place.clusterName) ? 'live' : 'recycled';
}

async function commandOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (process.platform === 'win32') return isAlive(pid) ? '' : undefined;
  const listed = await promisify(execFile)('/bin/ps', ['-p', `${pid}`, '-o', 'command=']).catch(() => undefined);
  return listed?.stdout;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Takes away a lock file whose pid was recycled, which PostgreSQL itself would respect for ever.
 * It is renamed before it is judged: if a twin's server has replaced it meanwhile, it goes back unharmed.
 */
export async function clearLockFile(place: Place, stale: LockFile): Promise<void> {
  const aside = `${pathOf(place)}.${unguessable()}`;
  if (
    !(await rename(pathOf(place), aside).then(
      () => true,
      () => false,
    ))
  )
    return;
  const taken = await readFile(aside, 'utf8');
  if (taken !== stale.text) await link(aside, pathOf(place)).catch(() => undefined);
  await rm(aside, { force: true });
}
