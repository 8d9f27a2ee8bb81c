// Downloads from a server that breaks off, fails, or changes the file.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createClient, NoResponse, NotFound } from './index.ts';

const bytes = randomBytes(300_000);
const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves with each handler in turn, and then with the last one. */
async function serve(...handlers: Handler[]) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    handlers[Math.min(requests.length, handlers.length) - 1]!(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/video.mp4`;
  return { url, requests, client: createClient({ baseUrl: 'https://video.example.com', apiKey: 'gr_key' }) };
}

const whole: Handler = ({ headers }, response) => {
  const start = headers['if-range'] === etag ? Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0) : 0;
  response.writeHead(start ? 206 : 200, { etag, 'content-length': bytes.length - start }).end(bytes.subarray(start));
};
const broken =
  (tag: string | undefined): Handler =>
  (_, response) => {
    response.writeHead(200, { ...(tag && { etag: tag }), 'content-length': bytes.length });
    response.write(bytes.subarray(0, 100_000), () => setTimeout(() => response.destroy(), 50));
  };

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'greenroom-download-'));
  closing.push(() => rm(dir, { recursive: true }));
  return dir;
}

test('a file is loaded as bytes or saved, without the key', async () => {
  const { url, requests, client } = await serve(whole);
  expect(Buffer.from(await client.assets.download(url)).equals(bytes)).toBe(true);
  const dir = await folder();
  await client.assets.save(url, join(dir, 'video.mp4'));
  expect((await readFile(join(dir, 'video.mp4'))).equals(bytes)).toBe(true);
  expect(await readdir(dir)).toEqual(['video.mp4']);
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
});

test('an interrupted download continues where it stopped', async () => {
  const { url, requests, client } = await serve(broken(etag), whole);
  expect(Buffer.from(await client.assets.download(url)).equals(bytes)).toBe(true);
  expect(requests.map(({ headers }) => headers.range)).toEqual([undefined, 'bytes=100000-']);
});

test('a file that changed, or that cannot be identified, is not put together from two', async () => {
  const changed = await serve(broken('"old"'), whole);
  await expect(changed.client.assets.download(changed.url)).rejects.toThrow('The file changed');
  const unknown = await serve(broken(undefined), whole);
  await expect(unknown.client.assets.download(unknown.url)).rejects.toThrow(NoResponse);
  expect([changed.requests.length, unknown.requests.length]).toEqual([2, 1]);
});

test('a failed download leaves no file, and an existing one as it was', async () => {
  const { url, client } = await serve(broken(undefined));
  const dir = await folder();
  await expect(client.assets.save(url, join(dir, 'video.mp4'))).rejects.toThrow(NoResponse);
  expect(await readdir(dir)).toEqual([]);
  const missing = await serve((_, response) => response.writeHead(404).end('{"error":"Not found."}'));
  await expect(missing.client.assets.download(missing.url)).rejects.toThrow(NotFound);
});

test('an abort ends a download', async () => {
  const { url, client } = await serve((_, response) => {
    response.writeHead(200, { etag }).write(bytes.subarray(0, 10));
  });
  const signal = AbortSignal.timeout(100);
  await expect(client.assets.download(url, { signal })).rejects.toThrow(/timeout/);
});
