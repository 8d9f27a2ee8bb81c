// The key that signs session cookies: created at the first start and stored as a file, never in the database.
import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OperatorError } from '../../kernel/operator-error.ts';

/** A shorter one could be guessed. */
export const MIN_SECRET_LENGTH = 32;

/** Processes that start together use the same key. Throws an `OperatorError` if the file is too short. */
export async function sessionSecret(file: string): Promise<string> {
  const secret = (await read(file)) ?? (await make(file));
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new OperatorError(
    `${file} has ${secret.length} characters and needs at least ${MIN_SECRET_LENGTH}. Restore it from a backup, or delete it, which signs out all users.`,
  );
}

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Written and synced before it gets its name, so that a power loss leaves a complete file or none. */
async function make(file: string): Promise<string> {
  const folder = dirname(file);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await mkdir(folder, { recursive: true });
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(randomBytes(48).toString('base64url'));
    await handle.sync();
  } finally {
    await handle.close();
  }
  // Linking fails if another process was first; then its key is used.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  const named = await open(folder, 'r');
  await named.sync().finally(() => named.close());
  return (await readFile(file, 'utf8')).trim();
}
