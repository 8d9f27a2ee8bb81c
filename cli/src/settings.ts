// The key and the URL: from the environment, then from the file that `login` writes for its owner alone.
import { chmod, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandError, exitStatus } from './command.ts';

export interface Settings {
  url: string;
  apiKey: string;
}

export const settingsFile = (): string =>
  join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'greenroom', 'cli.json');

export async function readSettings(): Promise<Settings> {
  const { GREENROOM_API_KEY, GREENROOM_URL } = process.env;
  const stored = GREENROOM_API_KEY && GREENROOM_URL ? {} : await readStored(settingsFile());
  if (!GREENROOM_API_KEY && GREENROOM_URL && stored.url && stored.url !== GREENROOM_URL)
    throw authError(
      `The stored key is that of ${stored.url}. Set GREENROOM_API_KEY for ${GREENROOM_URL}, or log in there.`,
    );
  const [url, apiKey] = [GREENROOM_URL || stored.url, GREENROOM_API_KEY || stored.api_key];
  if (url && apiKey) return { url, apiKey };
  throw authError(`${url ? 'GREENROOM_API_KEY' : 'GREENROOM_URL'} is not set. Set it, or run \`greenroom-cli login\`.`);
}

async function readStored(file: string): Promise<{ url?: string; api_key?: string }> {
  let text: string;
  try {
    const { mode } = await stat(file);
    if (process.platform !== 'win32' && mode & 0o077)
      throw authError(
        `Others can read ${file}. Run \`chmod 600 ${file}\`, or replace the key if they may have read it.`,
      );
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    const { url, api_key } = JSON.parse(text);
    return { url: String(url), api_key: String(api_key) };
  } catch {
    throw authError(`${file} is damaged. Run \`greenroom-cli login\` again.`);
  }
}

export async function storeSettings({ url, apiKey }: Settings): Promise<string> {
  const file = settingsFile();
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, `${JSON.stringify({ url, api_key: apiKey })}\n`, { mode: 0o600 });
  // A leftover of that name keeps its mode.
  await chmod(unfinished, 0o600);
  await rename(unfinished, file);
  return file;
}

const authError = (message: string): CommandError => new CommandError(message, exitStatus.auth);
