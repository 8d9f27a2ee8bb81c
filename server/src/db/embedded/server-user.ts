// Selects the user that PostgreSQL runs as, because it refuses to run as root, and checks what that user can read.
import { readFileSync, type Stats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';

export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The user of the server if this process is root: the owner of `home` if it exists, else `postgres` or `nobody`.
 * Undefined if this process is not root: the server then runs as the same user.
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

/** Whether the user of this process has no entry in /etc/passwd, as with `docker run --user 12345`. */
export function isUnlistedUser(): boolean {
  try {
    userInfo();
    return false;
  } catch {
    return true;
  }
}

/** Whether the mode bits allow `user` to enter all parent folders of `path`, and to read it or list it. */
export async function canRead(path: string, user: ServerUser): Promise<boolean> {
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
