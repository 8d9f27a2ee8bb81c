// Reads and deletes postmaster.pid, the lock file of a PostgreSQL data folder, and checks whether its process runs.
import { execFile } from 'node:child_process';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { randomToken } from '../../kernel/ids.ts';
import type { Installation } from './installation.ts';

export interface LockFile {
  readonly text: string;
  readonly pid: number;
  /** NaN until the server listens. */
  readonly port: number;
  readonly ready: boolean;
}

const pathOf = (installation: Installation): string => join(installation.data, 'postmaster.pid');

/** Its lines are documented in PostgreSQL's `src/include/utils/pidfile.h`. */
export async function readLockFile(installation: Installation): Promise<LockFile | undefined> {
  const text = await readFile(pathOf(installation), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return {
    text,
    pid: Number(lines[0]),
    port: Number.parseInt(lines[3] ?? '', 10),
    ready: lines[7]?.trim() === 'ready',
  };
}

/** live: the pid belongs to the server of this folder. dead: no process has it. recycled: another program has it. */
export async function lockStatus(installation: Installation, { pid }: LockFile): Promise<'live' | 'dead' | 'recycled'> {
  const command = await commandOf(pid);
  if (command === undefined) return 'dead';
  return process.platform === 'win32' || command.includes(installation.clusterName) ? 'live' : 'recycled';
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
 * Deletes a lock file whose pid was recycled, which PostgreSQL would never do.
 * The file is renamed before it is compared: if another server has replaced it meanwhile, it is put back.
 */
export async function clearLockFile(installation: Installation, stale: LockFile): Promise<void> {
  const renamed = `${pathOf(installation)}.${randomToken()}`;
  const isRenamed = await rename(pathOf(installation), renamed).then(
    () => true,
    () => false,
  );
  if (!isRenamed) return;
  const text = await readFile(renamed, 'utf8');
  if (text !== stale.text) await link(renamed, pathOf(installation)).catch(() => undefined);
  await rm(renamed, { force: true });
}
