// The object store on a local disk: an object is a file below the root, moved there by one rename.
import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { randomToken } from '../kernel/ids.ts';
import { readLocalFile } from './local-file.ts';
import {
  assertKey,
  assertPrefix,
  type ListedObject,
  MissingObject,
  type ObjectStore,
  type StoredBytes,
} from './store.ts';

/** No key can name it because of its leading dot. */
const INCOMING = '.incoming';
const MAX_TEMPORARY_AGE_MS = 3_600_000;

/** Opens the store in `root` and creates it if necessary. Removes temporary files that a crash left. */
export async function openDiskStore({ root }: { root: string }): Promise<ObjectStore> {
  const incoming = join(root, INCOMING);
  await mkdir(incoming, { recursive: true });
  await removeOldFiles(incoming);

  const pathOf = (key: string): string => {
    assertKey(key);
    return join(root, ...key.split('/'));
  };

  return {
    async put(key, file) {
      const path = pathOf(key);
      const temporary = join(incoming, randomToken());
      try {
        const stored = await copyDurably(file, temporary);
        await moveInto(temporary, path);
        return stored;
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },

    async fetch(key, file) {
      await orMissing(key, copyFile(pathOf(key), file, constants.COPYFILE_FICLONE));
    },

    async read(key, range) {
      const handle = await orMissing(key, open(pathOf(key)));
      return handle.createReadStream(range);
    },

    async checksum(key) {
      const path = pathOf(key);
      try {
        return (await readLocalFile(path)).sha256;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async delete(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rmdir(dirname(path)).catch(() => undefined);
    },

    list: (prefix) => listUnder(root, prefix),

    async check() {
      const probe = join(incoming, randomToken());
      try {
        await writeFile(probe, 'ready');
        if ((await readFile(probe, 'utf8')) !== 'ready')
          throw new Error('The storage folder returned other bytes than were written.');
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
}

async function copyDurably(from: string, to: string): Promise<StoredBytes> {
  const target = await open(to, 'wx');
  try {
    const stored = await readLocalFile(from, (chunk) => target.writeFile(chunk));
    await target.sync();
    return stored;
  } finally {
    await target.close();
  }
}

/** A concurrent delete may remove the empty folder while it is made or before the rename: then both are repeated. */
async function moveInto(temporary: string, path: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await mkdir(dirname(path), { recursive: true });
      await rename(temporary, path);
      break;
    } catch (error) {
      if (!isMissing(error) || attempt === 10) throw error;
    }
  }
  const folder = await open(dirname(path)).catch(() => undefined);
  // Some systems cannot open or sync a folder; there the rename is as durable as possible.
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

async function* listUnder(root: string, prefix: string): AsyncGenerator<ListedObject> {
  assertPrefix(prefix);
  const folder = join(root, ...prefix.split('/'));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined) continue;
    yield { key: relative(root, path).split(sep).join('/'), sizeBytes: found.size, storedAt: found.mtime };
  }
}

async function removeOldFiles(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > MAX_TEMPORARY_AGE_MS) await rm(path, { force: true });
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function orMissing<T>(key: string, act: Promise<T>): Promise<T> {
  try {
    return await act;
  } catch (error) {
    throw isMissing(error) ? new MissingObject(key, { cause: error }) : error;
  }
}
