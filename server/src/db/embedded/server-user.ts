// PostgreSQL refuses to run as root: which user it runs as instead, and what that user may reach.
import { readFileSync, type Stats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';

export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The user that the server is dropped to when this process is root: the owner of `home` where it exists,
 * else `postgres` or `nobody`. Undefined: this process is not root and the server runs as itself.
 */
export function serverUser(home: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(home, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody'].map((name) => accounts.find(([known]) => known === name)).find(Boolean);
  return { uid: Number(account?.[2] ?? 65534) >>> 0, gid: Number(account?.[3] ?? 65534) >>> 0 };
}

/** Whether this process's own user is missing from the system's list of users, as under `docker run --user 12345`. */
export function isUnlistedUser(): boolean {
  try {
    userInfo();
    return false;
  } catch {
    return true;
  }
}

/** Whether `user` may walk every folder down to `path` and read (for a folder also list) it; judged by mode bits alone. */
export async function reaches(path: string, user: ServerUser): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (!found || !grants(found, user, found.isDirectory() ? 0o5 : 0o4)) return false;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (!grants(await stat(folder), user, 0o1)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function grants(file: Stats, { uid, gid }: ServerUser, wanted: number): boolean {
  const shift = file.uid === uid ? 6 : file.gid === gid ? 3 : 0;
  return ((file.mode >> shift) & wanted) === wanted;
}
