// Where the embedded server lives below the data folder, what runs it and as whom.

import { type SpawnOptions, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { usablePrograms } from './binaries.ts';
import { type ServerUser, serverUser } from './server-user.ts';

export interface Place {
  /** Everything of PostgreSQL: `data`, `port`, `server.log`, and a copy of the programs where one is needed. */
  readonly home: string;
  readonly data: string;
  /** The data folder as the server is told it. */
  readonly dataArgument: string;
  /** Tells this folder's server from all others in a list of processes. */
  readonly clusterName: string;
  readonly user: ServerUser | undefined;
  program(name: 'initdb' | 'postgres' | 'pg_ctl'): string;
}

export async function preparePlace(dataDir: string): Promise<Place> {
  const wanted = join(resolve(dataDir), 'postgres');
  const user = serverUser(wanted);
  await mkdir(wanted, { recursive: true, mode: 0o755 });
  const home = await realpath(wanted);
  give(home, user, 0o700);
  const programs = await usablePrograms(home, user);
  const data = join(home, 'data');
  if (user && statSync(data, { throwIfNoEntry: false })?.uid === 0) handBack(data, user);
  return {
    home,
    data,
    // Dropped from root, the server may be unable to walk the path (/root is 0700), but it always may stay where it stands.
    dataArgument: user && process.platform === 'linux' ? '/proc/self/cwd' : data,
    clusterName: `greenroom-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`,
    user,
    program: (name) => join(programs, 'bin', name),
  };
}

/** Hands a file or folder to the server's user. */
export function give(path: string, user: ServerUser | undefined, mode: number): void {
  if (!user) return;
  chownSync(path, user.uid, user.gid);
  chmodSync(path, mode);
}

/** A folder that root copied or restored is root's, and the server may not read it. */
function handBack(data: string, { uid, gid }: ServerUser): void {
  lchownSync(data, uid, gid);
  for (const path of readdirSync(data, { recursive: true, encoding: 'utf8' })) lchownSync(join(data, path), uid, gid);
}

/** How every program of PostgreSQL is started: as the server's user, with an environment that holds nothing of ours. */
export const spawnOptions = ({ user }: Place, cwd: string): SpawnOptions => ({
  cwd,
  env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  ...user,
});

/** Runs one to its end. Throws with the last line that it wrote where it fails. */
export async function run(file: string, args: string[], options: SpawnOptions): Promise<void> {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (said += part));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${basename(file)} ended with ${code}: ${said.trim().split('\n').at(-1)}`);
}
