// Describes the embedded PostgreSQL of a data folder: its paths, its programs and the user that it runs as.
import { type SpawnOptions, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { usablePrograms } from './binaries.ts';
import { type ServerUser, serverUser } from './server-user.ts';

export interface Installation {
  /** Contains `data`, `port`, `server.log`, and a copy of the programs if one is needed. */
  readonly home: string;
  readonly data: string;
  /** The path of the data folder for command lines of the server. */
  readonly dataArgument: string;
  /** Identifies the server of this folder in a list of processes. */
  readonly clusterName: string;
  readonly user: ServerUser | undefined;
  program(name: 'initdb' | 'postgres' | 'pg_ctl'): string;
}

export async function prepareInstallation(dataDir: string): Promise<Installation> {
  const wanted = join(resolve(dataDir), 'postgres');
  const user = serverUser(wanted);
  await mkdir(wanted, { recursive: true, mode: 0o755 });
  const home = await realpath(wanted);
  changeOwner(home, user, 0o700);
  const programs = await usablePrograms(home, user);
  const data = join(home, 'data');
  if (user && statSync(data, { throwIfNoEntry: false })?.uid === 0) restoreOwner(data, user);
  return {
    home,
    data,
    // After dropping root, the server may have no access to the path (/root is 0700), but always has to its working directory.
    dataArgument: user && process.platform === 'linux' ? '/proc/self/cwd' : data,
    clusterName: `greenroom-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`,
    user,
    program: (name) => join(programs, 'bin', name),
  };
}

/** Makes the server's user the owner of a file or folder. */
export function changeOwner(path: string, user: ServerUser | undefined, mode: number): void {
  if (!user) return;
  chownSync(path, user.uid, user.gid);
  chmodSync(path, mode);
}

/** A folder that root has copied or restored belongs to root, and the server cannot read it. */
function restoreOwner(data: string, { uid, gid }: ServerUser): void {
  lchownSync(data, uid, gid);
  for (const path of readdirSync(data, { recursive: true, encoding: 'utf8' })) lchownSync(join(data, path), uid, gid);
}

/** For every program of PostgreSQL: the server's user, and none of our environment variables. */
export const spawnOptions = ({ user }: Installation, cwd: string): SpawnOptions => ({
  cwd,
  env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  ...user,
});

/** Runs a program until it ends. If it fails, throws an error with the last line of its output. */
export async function run(file: string, args: string[], options: SpawnOptions): Promise<void> {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${basename(file)} ended with ${code}: ${output.trim().split('\n').at(-1)}`);
}
