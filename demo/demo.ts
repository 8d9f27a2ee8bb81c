// The demo: starts the service on scratch data, orders one video as a partner would, and leaves only the video behind.
import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readWish, usage, type Wish } from './arguments.ts';
import { orderVideo } from './order.ts';
import { lendPhoto } from './photo.ts';
import { startService } from './service.ts';

const FILE = 'greenroom-demo.mp4';
const CREDITS = '5000';

/** npm runs scripts in the project's folder and says here where the user is. */
const here = process.env.INIT_CWD ?? process.cwd();
const say = (line: string) => console.log(line);

async function download(url: string, file: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`The video could not be downloaded: status ${response.status}.`);
  await pipeline(Readable.fromWeb(response.body), createWriteStream(file), { signal });
}

async function demo(wish: Wish, signal: AbortSignal): Promise<void> {
  await using cleanup = new AsyncDisposableStack();
  const started = Date.now();
  const photo = wish.photo === undefined ? undefined : await lendPhoto(resolve(here, wish.photo));
  cleanup.defer(() => photo?.close());

  say('Starting the service on scratch data …');
  const trust = photo ? { TRUSTED_INPUT_ORIGINS: photo.origin } : {};
  const service = await startService({ LOG_LEVEL: 'warn', ...trust }, signal);
  cleanup.defer(service.stop);
  say(`Service    ${service.baseUrl} (API reference: ${service.baseUrl}/docs)`);

  const client = await service.cli('client', 'create', '--name', 'Demo partner', '--credits', CREDITS);
  const { baseUrl } = service;
  const url = await orderVideo({ baseUrl, apiKey: String(client.api_key), wish, photoUrl: photo?.url, signal, say });
  const file = resolve(here, FILE);
  await download(url, file, signal);
  say(`Your video is ${file}, made in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** Every signal ends the demo tidily. It may come twice: npm passes on what the terminal has sent us already. */
function stopOnSignals(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop.abort(new Error('Stopped.')));
  }
  stop.signal.addEventListener('abort', () => say('\nStopping …'));
  return stop.signal;
}

const signal = stopOnSignals();
try {
  await demo(readWish(process.argv.slice(2)), signal);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  if (error instanceof TypeError && 'code' in error) console.error(usage);
  process.exitCode = signal.aborted ? 130 : 1;
}
