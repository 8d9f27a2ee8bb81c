// The key that signs the sessions' cookies: made at the first start, kept beside the data, and never in the database.
import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OperatorError } from '../../kernel/operator-error.ts';

/** A shorter one could be guessed. */
export const LEAST_SECRET_LENGTH = 32;

/** Processes that start at once agree on one. Throws an `OperatorError` for a file that holds too little. */
export async function sessionSecret(file: string): Promise<string> {
  const secret = (await read(file)) ?? (await make(file));
  if (secret.length >= LEAST_SECRET_LENGTH) return secret;
  throw new OperatorError(
    `${file} must hold at least ${LEAST_SECRET_LENGTH} characters and holds ${secret.length}: restore it from a backup, or delete it, which signs everybody out.`,
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

/** Written whole and durably before it has its name: a machine that loses power keeps all of it or none. */
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
  // Linking fails where another process was first; its key holds then.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  const named = await open(folder, 'r');
  await named.sync().finally(() => named.close());
  return (await readFile(file, 'utf8')).trim();
}
