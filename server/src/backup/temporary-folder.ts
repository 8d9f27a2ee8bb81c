// A folder for temporary files while objects are copied.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Removes the folder afterwards. */
export async function inTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-copy-'));
  return use(folder).finally(() => rm(folder, { recursive: true, force: true }));
}
