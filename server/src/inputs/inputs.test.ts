// Inputs: URLs become re-encoded files, own assets need no network, and failures are reported for each URL.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatWav, readWav } from '@greenroom/engine-kit/audio/wav';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { testStepContext, tone } from '@greenroom/engine-kit/testing/media';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../kernel/problem.ts';
import { createSafeFetcher } from '../net/safe-fetch.ts';
import { openDiskStore } from '../storage/disk.ts';
import { ProcessCrash } from '../tasks/process-crash.ts';
import { createInputs, INPUT_LIMITS } from './inputs.ts';

const dir = await mkdtemp(join(tmpdir(), 'inputs-'));
const ctx = await testStepContext();
const call = { client: 'one', ctx };

const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
  .jpeg()
  .toBuffer();
const wav = formatWav(tone(5000), 44_100);
const content: Record<string, Buffer | string> = {
  '/a.jpg': jpeg,
  '/b.jpg': jpeg,
  '/page.html': '<html>Not found</html>',
  '/five-seconds': wav,
  '/playlist.mp3': '#EXTM3U\n/etc/passwd\n',
};
const fromContent: RequestListener = (request, response) => {
  const body = content[request.url ?? ''];
  response.statusCode = body === undefined ? 404 : 200;
  response.end(body);
};
let serve = fromContent;
const server = createServer((request, response) => serve(request, response));
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const store = await openDiskStore({ root: join(dir, 'store') });
const inputs = createInputs({
  fetcher: createSafeFetcher({ trustedOrigins: new Set([here]) }),
  ownAsset: async (url) => (url.startsWith('https://us.example.com/assets/') ? `objects/${url.slice(30)}` : undefined),
  store,
});

beforeEach(() => {
  serve = fromContent;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await Promise.all([dir, ctx.dir].map((path) => rm(path, { recursive: true })));
});

test('each picture is loaded or has a reason, in the order of the URLs', async () => {
  const urls = [
    `${here}/a.jpg`,
    `${here}/none.jpg`,
    `${here}/page.html`,
    'https://10.0.0.1/x.png',
    'file:///etc/passwd',
    `${here}/b.jpg`,
  ];
  const loaded = await inputs.pictures(urls, call);
  expect(loaded.map(({ url }) => url)).toEqual(urls);
  expect(loaded.map((picture) => ('file' in picture ? [picture.width, picture.height] : picture.reason))).toEqual([
    [60, 40],
    'It could not be loaded.',
    'It is not a JPEG, PNG, WebP or AVIF picture.',
    'It could not be loaded.',
    'It could not be loaded.',
    [60, 40],
  ]);
  for (const picture of loaded)
    if ('file' in picture) expect((await sharp(picture.file).metadata()).format).toBe('png');
});

test('a recording is measured and re-encoded as WAV', async () => {
  const sound = await inputs.sound(`${here}/five-seconds`, call);
  expect(sound).toMatchObject({ durationMs: 5000, cut: false });
  if ('file' in sound) expect((await readWav(sound.file)).samples).toHaveLength(220_500);
  expect(await inputs.sound(`${here}/playlist.mp3`, call)).toMatchObject({
    reason: expect.stringContaining('not a WAV'),
  });
});

test('bad samples are reported and good ones loaded', async () => {
  const loaded = await inputs.sounds([`${here}/gone`, `${here}/five-seconds`, `${here}/a.jpg`], call);
  expect(loaded.map((sound) => 'file' in sound)).toEqual([false, true, false]);
});

test('an own asset is read from storage without network', async () => {
  await writeFile(join(dir, 'own'), jpeg);
  await store.put('objects/x.jpg', join(dir, 'own') as LocalFile);
  const offline = createInputs({
    fetcher: { download: () => Promise.reject(new Error('the network was asked')) },
    ownAsset: async (url) => url.split('/').at(-1)!.replace(/^/, 'objects/'),
    store,
  });
  const [own, gone] = await offline.pictures(
    ['https://us.example.com/assets/x.jpg', 'https://us.example.com/assets/y.jpg'],
    call,
  );
  expect(own).toMatchObject({ width: 60 });
  expect(gone).toMatchObject({ reason: 'It could not be loaded.' });
});

test('the original file is deleted', async () => {
  const own = await testStepContext();
  await inputs.pictures([`${here}/a.jpg`, `${here}/page.html`, `${here}/none`], { client: 'two', ctx: own });
  expect((await readdir(own.dir)).map((name) => name.split('.').at(-1))).toEqual(['png']);
  await rm(own.dir, { recursive: true });
});

test('a call fetches four files at once, and a client eight over all calls', async () => {
  const held: (() => void)[] = [];
  let highest = 0;
  // Responses wait until no more requests arrive, so that all concurrent requests are counted.
  let quiet: NodeJS.Timeout | undefined;
  serve = (request, response) => {
    held.push(() => fromContent(request, response));
    highest = Math.max(highest, held.length);
    clearTimeout(quiet);
    quiet = setTimeout(() => held.splice(0).forEach((respond) => void respond()), 500);
  };
  const urls = Array.from({ length: 6 }, () => `${here}/a.jpg`);
  await inputs.pictures(urls, call);
  expect(highest).toBe(INPUT_LIMITS.maxConcurrent);
  highest = 0;
  await Promise.all([0, 1, 2].map(() => inputs.pictures(urls, call)));
  expect(highest).toBe(INPUT_LIMITS.fetchesPerClient);
});

test('loading is aborted after a minute', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  expect(await inputs.pictures([`${here}/a.jpg`], call)).toMatchObject([{ reason: 'It could not be loaded.' }]);
});

test('an aborted step throws instead of rejecting the input', async () => {
  const stop = new AbortController();
  serve = () => stop.abort(new Error('stopped'));
  const stopped = { ...ctx, signal: stop.signal };
  await expect(inputs.pictures([`${here}/a.jpg`, `${here}/b.jpg`], { client: 'one', ctx: stopped })).rejects.toThrow(
    'stopped',
  );
});

const failing = (error: unknown): StepContext => ({ ...ctx, runTask: () => Promise.reject(error) });

test('a file that crashes the decoder is rejected; a failed start, a full pool and a bug throw', async () => {
  const load = (error: unknown) => inputs.pictures([`${here}/a.jpg`], { client: 'one', ctx: failing(error) });
  expect(await load(new ProcessCrash('memory', 'killed'))).toMatchObject([
    { reason: 'It could not be decoded within the limits. Use a smaller or simpler file.' },
  ]);
  for (const error of [new ProcessCrash('start', 'no'), new Problem('unavailable', 'full'), new TypeError('bug')]) {
    await expect(load(error)).rejects.toBe(error);
  }
});
