// Stores the key and the URL. The key is read from stdin, because others can read a command line.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createClient } from '@greenroom/sdk';
import { type Command, usageError } from './command.ts';
import { storeSettings } from './settings.ts';

export const loginCommand: Command = {
  name: 'login',
  about: 'Stores the API key, which it reads from stdin or asks for, in a file that only you can read.',
  options: [{ name: 'url', type: 'text', isRequired: true, about: 'The URL of the service.' }],
  async run(_, given) {
    const url = given.text('url')!;
    if (!URL.canParse(url)) throw usageError('--url must be the URL of the service.');
    const apiKey = (process.stdin.isTTY ? await ask('API key: ') : await text(process.stdin)).trim();
    if (!/^[\x21-\x7e]+$/.test(apiKey)) throw usageError('No API key was given on stdin.');
    const { credits_balance } = await createClient({ baseUrl: url, apiKey }).usage.summary();
    return { print: { url, file: await storeSettings({ url, apiKey }), credits_balance } };
  },
};

/** Asks without showing the input. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_, __, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
