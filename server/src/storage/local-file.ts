// Reads local files that are to be stored, with their size and hash.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { StoredBytes } from './store.ts';

/** A task process may have left a link to a file that it cannot read itself, or a pipe that never ends. */
const ONLY_FILES = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const BUFFER_BYTES = 256 * 1024;

/** Throws if it is a link or no file. */
export async function openLocalFile(path: string): Promise<FileHandle> {
  const handle = await open(path, ONLY_FILES);
  try {
    if (!(await handle.stat()).isFile()) throw new Error(`${path} is not a file.`);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** `use` gets each chunk, which changes afterwards. Throws if the path is a link or no file. */
export async function readLocalFile(
  path: string,
  use: (chunk: Buffer) => Promise<void> = async () => undefined,
): Promise<StoredBytes> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const source = await openLocalFile(path);
  try {
    // One buffer for the whole file: a stream allocates one for every read, whose garbage collection costs more than the copy.
    const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
    for (;;) {
      const { bytesRead } = await source.read(buffer, 0, buffer.length);
      if (bytesRead === 0) break;
      const chunk = buffer.subarray(0, bytesRead);
      hash.update(chunk);
      sizeBytes += bytesRead;
      await use(chunk);
    }
  } finally {
    await source.close();
  }
  return { sizeBytes, sha256: hash.digest('hex') };
}
