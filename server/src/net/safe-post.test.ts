// Tests posts to hostile addresses and servers, on real sockets.
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Destination } from './dial.ts';
import { createSafePost, POST_LIMITS, PostError } from './safe-post.ts';

const PUBLIC = '93.184.215.14';

let serve: RequestListener;
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  serve(request, response);
});
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
const { port } = server.address() as AddressInfo;
const here = `http://127.0.0.1:${port}`;

const dialled: Destination[] = [];
const names = new Map<string, string[] | Error>();
/** Every public host is the server above. */
const postWith = (trusted: string[] = [], limits = POST_LIMITS) =>
  createSafePost({
    trustedOrigins: new Set(trusted),
    limits,
    async resolve(name) {
      const answer = names.get(name) ?? [PUBLIC];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    dial(destination) {
      dialled.push(destination);
      return new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', reject);
      });
    },
  });

const signal = new AbortController().signal;
const send = (url: string, post = postWith()) =>
  post(url, { headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' }, body: '{"a":1}', signal });
const failureOf = async (url: string, post = postWith()): Promise<PostError> => {
  const error = await send(url, post).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PostError);
  return error as PostError;
};
const reasonOf = async (url: string, post = postWith()) => (await failureOf(url, post)).reason;

beforeEach(() => {
  serve = (_request, response) => response.writeHead(204).end();
  requests = 0;
  dialled.length = 0;
  names.clear();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('the body and headers arrive at the address that was checked', async () => {
  let seen: unknown;
  serve = async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();
    const { host, 'webhook-id': id, 'content-length': length } = request.headers;
    seen = [request.method, request.url, host, id, length, body];
    response.writeHead(200, { 'retry-after': '5' }).end('ok');
  };
  expect(await send('https://hooks.example.com/in?x=1')).toEqual({ status: 200, retryAfter: '5' });
  expect(seen).toEqual(['POST', '/in?x=1', 'hooks.example.com', 'evt_1', '7', '{"a":1}']);
  expect(dialled).toMatchObject([{ hostname: 'hooks.example.com', addresses: [PUBLIC], port: 443, secure: true }]);
});

test('URLs that are not https to a public host are refused without a connection', async () => {
  for (const url of [
    'http://hooks.example.com/',
    'https://hooks.example.com:8443/',
    'https://user:pass@hooks.example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://localhost/',
    'https://169.254.169.254/latest/meta-data',
    here,
  ])
    expect([url, await reasonOf(url)]).toEqual([url, 'address']);
  expect([dialled, requests]).toEqual([[], 0]);
});

test('a name that resolves to a private address, also besides a public one, or to none, is refused', async () => {
  for (const addresses of [['127.0.0.1'], ['::1'], ['10.0.0.1'], [PUBLIC, '192.168.0.1'], ['169.254.169.254'], []]) {
    names.set('hooks.example.com', addresses);
    expect([addresses, await reasonOf('https://hooks.example.com/')]).toEqual([addresses, 'address']);
  }
  names.set('hooks.example.com', new Error('ENOTFOUND'));
  expect(await reasonOf('https://hooks.example.com/')).toBe('address');
  expect([dialled, requests]).toEqual([[], 0]);
});

test('a redirect is not followed', async () => {
  serve = (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/admin' }).end();
  expect(await send('https://hooks.example.com/')).toEqual({ status: 302, retryAfter: undefined });
  expect(requests).toBe(1);
});

test('a server that is silent, sends its headers slowly, or never accepts, times out', async () => {
  const quick = postWith([], { connectMs: 200, totalMs: 400 });
  serve = () => {};
  expect(await reasonOf('https://hooks.example.com/', quick)).toBe('timeout');
  const drip = createTcpServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => socket.write('x: y\r\n'), 50);
    socket.on('error', () => {}).on('close', () => clearInterval(timer));
  });
  await new Promise<void>((ready) => drip.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(drip.address() as AddressInfo).port}`;
  expect(await reasonOf(origin, postWith([origin], { connectMs: 200, totalMs: 400 }))).toBe('timeout');
  drip.close();
  const never = createSafePost({
    trustedOrigins: new Set(),
    limits: { connectMs: 200, totalMs: 400 },
    resolve: async () => [PUBLIC],
    dial: () => new Promise(() => {}),
  });
  expect(await reasonOf('https://hooks.example.com/', never)).toBe('timeout');
});

test('an endless body and huge headers end the connection, and are not read', async () => {
  let sent = 0;
  let closed: (() => void) | undefined;
  const ended = new Promise<void>((resolve) => {
    closed = resolve;
  });
  serve = (_request, response) => {
    const chunk = Buffer.alloc(65_536);
    const write = (): void => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length;
    };
    response
      .on('drain', write)
      .on('close', () => closed?.())
      .on('error', () => {});
    write();
  };
  expect((await send('https://hooks.example.com/')).status).toBe(200);
  await ended;
  expect(sent).toBeLessThan(20_000_000);
  serve = (_request, response) => response.writeHead(200, { 'x-large': 'x'.repeat(40_000) }).end();
  expect(await reasonOf('https://hooks.example.com/')).toBe('connection');
});

test('a connection that is refused or broken is reported, and the reason of an aborted signal is thrown', async () => {
  serve = (request) => request.socket.destroy();
  expect(await reasonOf('https://hooks.example.com/')).toBe('connection');
  serve = () => {};
  const abort = new AbortController();
  const post = postWith()('https://hooks.example.com/', { headers: {}, body: '{}', signal: abort.signal });
  abort.abort(new Error('stopping'));
  await expect(post).rejects.toThrow('stopping');
});

test('a failure says what the owner of the host can look for, if it is known', async () => {
  names.set('gone.example.com', Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' }));
  names.set('slow.example.com', Object.assign(new Error('queryA ETIMEOUT'), { code: 'ETIMEOUT' }));
  serve = (request) => request.socket.destroy();
  const closed = createTcpServer();
  await new Promise<void>((ready) => closed.listen(0, '127.0.0.1', ready));
  const { port: unused } = closed.address() as AddressInfo;
  await new Promise((done) => closed.close(done));
  const trusted = [`http://127.0.0.1:${unused}`, `https://127.0.0.1:${port}`, 'http://gone.invalid'];
  const post = createSafePost({ trustedOrigins: new Set(trusted) });
  const details = [
    await failureOf('https://gone.example.com/'),
    // Our own name server may be at fault.
    await failureOf('https://slow.example.com/'),
    await failureOf('https://hooks.example.com/'),
    await failureOf(`${trusted[0]}/in`, post),
    // This server has no TLS.
    await failureOf(`${trusted[1]}/in`, post),
    await failureOf(`${trusted[2]}/in`, post),
    await failureOf('https://10.0.0.1/'),
  ].map(({ reason, detail }) => [reason, detail]);
  expect(details).toEqual([
    ['address', 'unresolved'],
    ['address', null],
    ['connection', 'closed'],
    ['connection', 'refused'],
    ['connection', 'tls'],
    ['connection', 'unresolved'],
    ['address', null],
  ]);
});

test('origins that the operator trusts may have http and private addresses', async () => {
  const post = createSafePost({ trustedOrigins: new Set([here]) });
  expect((await send(`${here}/in`, post)).status).toBe(204);
  expect(await reasonOf(`http://localhost:${port}/in`, post)).toBe('address');
});
