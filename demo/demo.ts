// The demo: starts the service with temporary data, orders one video as a partner would, and keeps only the video.
import { resolve } from 'node:path';
import { createClient } from '@greenroom/sdk';
import { type DemoOptions, parseOptions, usage } from './arguments.ts';
import { orderVideo } from './order.ts';
import { servePhoto } from './photo.ts';
import { startService } from './service.ts';

const FILE = 'greenroom-demo.mp4';
const CREDITS = '5000';

/** npm runs scripts in the project's folder; INIT_CWD is the user's folder. */
const here = process.env.INIT_CWD ?? process.cwd();
const print = (line: string) => console.log(line);

async function demo(options: DemoOptions, signal: AbortSignal): Promise<void> {
  await using cleanup = new AsyncDisposableStack();
  const started = Date.now();
  const photo = options.photo === undefined ? undefined : await servePhoto(resolve(here, options.photo));
  cleanup.defer(() => photo?.close());

  print('Starting the service with temporary data …');
  const trust = photo ? { TRUSTED_INPUT_ORIGINS: photo.origin } : {};
  const service = await startService({ LOG_LEVEL: 'warn', ...trust }, signal);
  cleanup.defer(service.stop);
  print(`Service    ${service.baseUrl} (API reference: ${service.baseUrl}/docs)`);

  const account = await service.cli('client', 'create', '--name', 'Demo partner', '--credits', CREDITS);
  const client = createClient({ baseUrl: service.baseUrl, apiKey: String(account.api_key) });
  const url = await orderVideo({ client, options, photoUrl: photo?.url, signal, print });
  const file = resolve(here, FILE);
  await client.assets.save(url, file, { signal });
  print(`Your video: ${file}, created in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/** Signals stop the demo and clean up. One may arrive twice: npm forwards what the terminal has already sent. */
function stopOnSignals(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop.abort(new Error('Stopped.')));
  }
  stop.signal.addEventListener('abort', () => print('\nStopping …'));
  return stop.signal;
}

const signal = stopOnSignals();
try {
  await demo(parseOptions(process.argv.slice(2)), signal);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  if (error instanceof TypeError && 'code' in error) console.error(usage);
  process.exitCode = signal.aborted ? 130 : 1;
}
