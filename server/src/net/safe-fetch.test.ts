// Tests the fetcher with hostile addresses, names, redirects and servers, on real sockets.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createByteBudget } from './byte-budget.ts';
import { type Destination, dial } from './dial.ts';
import { createSafeFetcher, FETCH_LIMITS, FetchError } from './safe-fetch.ts';

const PUBLIC = '93.184.215.14';
const dir = await mkdtemp(join(tmpdir(), 'fetch-'));
let file: LocalFile;
let files = 0;

/** The server's next behaviour. It acts as every public host; `dialled` has the requested ones. */
let serve: RequestListener = (_request, response) => response.end('hello');
const server = createServer((request, response) => serve(request, response));
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
const { port } = server.address() as AddressInfo;
const here = `http://127.0.0.1:${port}`;

const dialled: Destination[] = [];
const names = new Map<string, string[] | Error>();

const fetcherWith = (trusted: string[] = [], limits = FETCH_LIMITS) =>
  createSafeFetcher({
    trustedOrigins: new Set(trusted),
    limits,
    resolve: async (name) => {
      const answer = names.get(name) ?? [PUBLIC];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    dial: (destination) => {
      dialled.push(destination);
      return new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', reject);
      });
    },
  });
const fetcher = fetcherWith();

const download = (url: string, { using = fetcher, maxBytes = 1_000_000, signal = new AbortController().signal } = {}) =>
  using.download(url, file, { budget: createByteBudget(maxBytes), signal });

const redirectTo =
  (location: string, status = 302): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { location }).end();

beforeEach(() => {
  file = join(dir, `file-${files++}`) as LocalFile;
  serve = (_request, response) => response.end('hello');
  dialled.length = 0;
  names.clear();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(dir, { recursive: true });
});

async function refused(url: string, options?: Parameters<typeof download>[1]) {
  const error = await download(url, options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FetchError);
  expect((error as FetchError).message).toBe('The address could not be loaded.');
  expect(existsSync(file)).toBe(false);
}

test('a public file is downloaded uncompressed from the address that was checked', async () => {
  serve = (request, response) =>
    response.end(JSON.stringify([request.headers.host, request.headers['accept-encoding'], request.url]));
  await download('https://media.example.com/a%20b.mp3?x=1#part');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(['media.example.com', 'identity', '/a%20b.mp3?x=1']);
  expect(dialled).toMatchObject([{ hostname: 'media.example.com', addresses: [PUBLIC], port: 443, secure: true }]);
});

const REFUSED_UNSEEN = [
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'data:text/plain,x',
  'gopher://example.com/',
  'blob:https://a.b/c',
  'https://example.com:8443/',
  'https://example.com:80/',
  'https://user@example.com/',
  'https://user:pass@example.com/',
  'https://:p@example.com/',
  'https://93.184.215.14/',
  'https://93.184.215.14./',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://0177.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://017700000001/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2606:4700:4700::1111]/',
  'https://[fe80::1%25eth0]/',
  'https://①②⑦.⓪.⓪.①/',
  'https://127。0。0。1/',
  'https://localhost/',
  'https://localhost./',
  'https://example.com./',
  'https://intranet/',
  'https://',
  'https:///',
  '//example.com/',
  'example.com',
  '',
  'https://exa mple.com/',
  'https://%00.com/',
];

test.each(REFUSED_UNSEEN)('%s is rejected before any name is resolved or connection opened', async (url) => {
  let lookedUp = 0;
  const watching = createSafeFetcher({
    trustedOrigins: new Set(),
    resolve: async () => [String(lookedUp++)],
    dial: () => Promise.reject(new Error('dialled')),
  });
  await refused(url, { using: watching });
  expect(lookedUp).toBe(0);
});

test.each([
  ['127.0.0.1'],
  ['10.1.2.3'],
  ['169.254.169.254'],
  ['168.63.129.16'],
  ['100.64.0.1'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['::127.0.0.1'],
  ['64:ff9b::7f00:1'],
  ['2002:7f00:1::'],
  ['fd00:ec2::254'],
  ['0.0.0.0'],
  ['::'],
  ['not an address'],
  [PUBLIC, '127.0.0.1'],
  [PUBLIC, 'fe80::1'],
  [],
])('a public name that resolves to %s is rejected without a connection', async (...addresses) => {
  names.set('trap.example.com', addresses);
  await refused('https://trap.example.com/');
  expect(dialled).toEqual([]);
});

test('an international name is resolved in its ASCII form', async () => {
  names.set('xn--bcher-kva.example', ['10.0.0.1']);
  await refused('https://BÜCHER.example/');
  expect(dialled).toEqual([]);
});

test('a name that resolves differently the second time is resolved once for each connection', async () => {
  let asked = 0;
  const rebinding = createSafeFetcher({
    trustedOrigins: new Set(),
    resolve: async () => (asked++ === 0 ? [PUBLIC] : ['127.0.0.1']),
    dial: (destination) => {
      dialled.push(destination);
      return new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket));
      });
    },
  });
  await download('https://rebind.example.com/', { using: rebinding });
  expect(dialled.map(({ addresses }) => addresses)).toEqual([[PUBLIC]]);
  file = join(dir, `file-${files++}`) as LocalFile;
  await refused('https://rebind.example.com/', { using: rebinding });
  expect(dialled).toHaveLength(1);
});

test('three relative or absolute redirects are followed, a fourth is not', async () => {
  serve = (request, response) => {
    const hop = Number(request.url?.slice(1));
    if (hop === 3) response.end('there');
    else
      response
        .writeHead([301, 307, 308][hop]!, { location: hop === 1 ? 'https://b.example.com/2' : String(hop + 1) })
        .end();
  };
  expect(await download('https://a.example.com/0')).toBe(5);
  expect(dialled.map(({ hostname }) => hostname)).toEqual([
    'a.example.com',
    'a.example.com',
    'b.example.com',
    'b.example.com',
  ]);
  file = join(dir, `file-${files++}`) as LocalFile;
  serve = redirectTo('/again');
  await refused('https://a.example.com/');
});

test.each([
  'http://a.example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'https://a.example.com:22/',
  'https://u:p@a.example.com/',
  'https://inside.example.com/',
  '//inside.example.com/',
  'https://0x7f.1/',
  '',
])('a redirect to %s is rejected', async (location) => {
  names.set('inside.example.com', ['10.0.0.7']);
  serve = redirectTo(location);
  await refused('https://start.example.com/');
  expect(dialled.every(({ hostname }) => hostname === 'start.example.com')).toBe(true);
});

test('only a trusted origin itself may be private, plain http and on any port', async () => {
  const trusting = fetcherWith([here]);
  expect(await download(`${here}/a`, { using: trusting })).toBe(5);
  expect(dialled).toMatchObject([{ addresses: ['127.0.0.1'], port, secure: false }]);
  for (const url of [
    `http://127.0.0.1:${port + 1}/`,
    `https://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `http://u@127.0.0.1:${port}/`,
  ]) {
    file = join(dir, `file-${files++}`) as LocalFile;
    await refused(url, { using: trusting });
  }
});

test('trust does not extend to the targets of redirects', async () => {
  serve = redirectTo(`http://127.0.0.1:${port + 1}/`);
  await refused(`${here}/`, { using: fetcherWith([here]) });
  expect(dialled).toHaveLength(1);
});

test('only status 200 is accepted', async () => {
  for (const status of [201, 204, 206, 300, 304, 401, 404, 500, 503]) {
    serve = (_request, response) => response.writeHead(status).end();
    await refused('https://a.example.com/');
  }
});

test('a compressed body is rejected and never decompressed', async () => {
  serve = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(10_000_000)));
  await refused('https://a.example.com/');
});

test('too many bytes are rejected, whether announced or sent', async () => {
  serve = (_request, response) => response.writeHead(200, { 'content-length': '2000000' }).write('x');
  await refused('https://a.example.com/');
  serve = (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    more();
  };
  await refused('https://a.example.com/');
});

test('downloads that share a budget share it', async () => {
  serve = (_request, response) => response.end(Buffer.alloc(600));
  const budget = createByteBudget(1_000);
  const signal = new AbortController().signal;
  await fetcher.download('https://a.example.com/', file, { budget, signal });
  await expect(
    fetcher.download('https://a.example.com/', `${file}-2` as LocalFile, { budget, signal }),
  ).rejects.toThrow(FetchError);
});

const HASTE = { ...FETCH_LIMITS, connectMs: 200, firstByteMs: 300, totalMs: 700 };

test('slow servers time out: silent, slow headers, slow body, pausing body', async () => {
  const hasty = fetcherWith([], HASTE);
  const drip = (socket: { destroyed: boolean; write(text: string): unknown }, text: string) => {
    const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(text)), 50);
  };
  const behaviours: RequestListener[] = [
    () => undefined,
    (request) => {
      request.socket.write('HTTP/1.1 200 OK\r\nx: ');
      drip(request.socket, 'y');
    },
    (_request, response) => drip(response, 'z'),
    (_request, response) => response.write('then nothing more'),
  ];
  for (const behaviour of behaviours) {
    serve = behaviour;
    await refused('https://slow.example.com/', { using: hasty });
  }
});

test('a name that never resolves and a connection that never opens time out', async () => {
  const never = new Promise<never>(() => undefined);
  const deps = { trustedOrigins: new Set<string>(), limits: HASTE };
  await refused('https://a.example.com/', { using: createSafeFetcher({ ...deps, resolve: () => never }) });
  await refused('https://a.example.com/', {
    using: createSafeFetcher({ ...deps, resolve: async () => [PUBLIC], dial: () => never }),
  });
  names.set('none.example.com', new Error('ENOTFOUND'));
  await refused('https://none.example.com/');
});

test('responses that are not HTTP or have huge headers are rejected', async () => {
  for (const answer of ['SSH-2.0-OpenSSH_9.9\r\n', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`, '']) {
    const rude = createTcpServer((socket) => socket.on('error', () => undefined).end(answer));
    await new Promise<void>((ready) => rude.listen(0, '127.0.0.1', ready));
    const origin = `http://127.0.0.1:${(rude.address() as AddressInfo).port}`;
    await refused(origin, { using: createSafeFetcher({ trustedOrigins: new Set([origin]) }) });
    rude.close();
  }
});

test('an aborted download throws the reason of its signal', async () => {
  const abort = new AbortController();
  serve = () => abort.abort(new Error('no longer wanted'));
  await expect(download('https://a.example.com/', { signal: abort.signal })).rejects.toThrow('no longer wanted');
  expect(existsSync(file)).toBe(false);
});

test('a connection uses the checked address and does not resolve the name again', async () => {
  const socket = await dial({
    hostname: 'nowhere.invalid',
    port,
    secure: false,
    addresses: ['127.0.0.1'],
    timeoutMs: 20_000,
  });
  expect(socket.remoteAddress).toBe('127.0.0.1');
  socket.destroy();
});

test('TLS is required: a server without a certificate for the name is rejected', async () => {
  await expect(
    dial({ hostname: 'a.example.com', port, secure: true, addresses: ['127.0.0.1'], timeoutMs: 20_000 }),
  ).rejects.toThrow();
});
