// The file system of a sandboxed task process as a table for mount(8): the code, the system's libraries, and nothing else.
import { readdirSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root is built here, in a mount namespace of its own: every Linux has this folder, and no task needs its content. */
export const BUILD = '/sys';
/** The folders of the root, writable for the process that builds it. */
export const TREE = `${BUILD}/tree`;
/** The same folders read-only, with everything mounted: the `/` of the task process. */
export const VIEW = `${BUILD}/view`;

/** Shared libraries, the programs that start a task process, and fonts; not the whole of `/etc`, `/usr/local` or `/usr/share`. */
const SYSTEM = [
  ...['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/usr/bin', '/usr/sbin', '/usr/lib', '/usr/lib32', '/usr/lib64'],
  ...['/usr/share/fonts', '/usr/local/share/fonts', '/usr/share/fontconfig', '/etc/fonts'],
  ...['/etc/ld.so.cache', '/etc/alternatives'],
];

const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'].map((name) => `/dev/${name}`);

const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

const withAllAbove = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...withAllAbove(dirname(folder))];

/** Not the whole checkout: it may contain the data folder and files with settings. */
const PACKAGES = [
  ...['contract', 'captions', 'server'],
  ...readdirSync(join(CHECKOUT, 'engines')).map((name) => join('engines', name)),
].map((name) => join(CHECKOUT, name));
const CODE = [
  ...PACKAGES.flatMap((folder) => ['src', 'package.json', 'node_modules'].map((name) => join(folder, name))),
  ...withAllAbove(CHECKOUT).map((folder) => join(folder, 'node_modules')),
];

export interface SandboxView {
  /** Mount points that must be created first. */
  folders: readonly string[];
  files: readonly string[];
  /** Lines of fstab(5), in order. */
  table: readonly string[];
  /** All readable folders and files. */
  readable: readonly string[];
  /** Mounted read-only, and again writable on top of it. */
  cacheDir: string | undefined;
}

/**
 * @param reads more folders and files to read (see `Task.reads`)
 * @throws {Error} if the view would contain `dataDir`.
 */
export async function sandboxView(
  dataDir: string | undefined,
  cacheDir: string | undefined,
  reads: readonly string[] = [],
): Promise<SandboxView> {
  const mounts = parseMounts(await readFile('/proc/self/mountinfo', 'utf8'));
  const data = dataDir === undefined ? undefined : await realpath(dataDir).catch(() => dataDir);
  const folders = [VIEW, `${TREE}/old`, `${TREE}/proc`, `${TREE}/dev`];
  const files = DEVICES.map((device) => TREE + device);
  const table = [
    line(TREE, '/', 'bind,ro,nosuid,nodev,shared'),
    line('proc', '/proc', 'ro,nosuid,nodev,noexec', 'proc'),
    ...DEVICES.map((device) => line(device, device, 'bind')),
  ];
  const readable: string[] = [];
  for (const path of [...SYSTEM, ...CODE, process.execPath, ...reads]) {
    const found = await stat(path).catch(() => undefined);
    if (found === undefined) continue;
    const real = await realpath(path);
    if (data !== undefined && isIn(real, data))
      throw new Error(`DATA_DIR is inside ${real}, which task processes read.`);
    folders.push(TREE + (found.isDirectory() ? path : dirname(path)));
    if (!found.isDirectory()) files.push(TREE + path);
    readable.push(path);
    // A file system mounted below another one remains writable when that becomes read-only.
    const below = mounts.filter(({ at }) => at !== real && isIn(real, at));
    for (const source of [real, ...below.map(({ at }) => at)]) {
      table.push(line(source, path + source.slice(real.length), readOnly(source, mounts)));
    }
  }
  if (cacheDir !== undefined) {
    folders.push(TREE + cacheDir);
    table.push(line(cacheDir, cacheDir, readOnly(await realpath(cacheDir), mounts)), line(cacheDir, cacheDir, 'rbind'));
  }
  return { folders, files, table, readable, cacheDir };
}

const line = (source: string, at: string, options: string, type = 'none'): string =>
  `${escaped(source)} ${escaped(at === '/' ? VIEW : VIEW + at)} ${type} ${options} 0 0`;

interface Mount {
  at: string;
  noexec: boolean;
}

/** proc_pid_mountinfo(5): the fifth field is the mount point, the sixth its flags. */
const parseMounts = (mountinfo: string): Mount[] =>
  mountinfo.split('\n').flatMap((text) => {
    const [, , , , at, flags] = text.split(' ');
    if (at === undefined || flags === undefined) return [];
    const path = at.replaceAll(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
    return { at: path, noexec: flags.split(',').includes('noexec') };
  });

/** A less privileged namespace may not remove `noexec` from a mount, so it is repeated where it is set. */
const readOnly = (path: string, mounts: readonly Mount[]): string => {
  const holding = mounts.filter(({ at }) => isIn(at, path));
  const nearest = holding.reduce((best, one) => (one.at.length >= best.at.length ? one : best));
  return `rbind,ro,nosuid,nodev${nearest.noexec ? ',noexec' : ''}`;
};

const escaped = (path: string): string =>
  path.replaceAll(/[ \t\n\\]/g, (letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`);

const isIn = (folder: string, path: string): boolean =>
  folder === '/' || path === folder || path.startsWith(`${folder}/`);
