// Downloads addresses that clients provide: only public hosts, checked at every redirect, limited in bytes and time.
import { lookup } from 'node:dns/promises';
import { open, rm } from 'node:fs/promises';
import { isIP, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { Client, type Dispatcher } from 'undici';
import { type Admission, admitUrl } from './admit-url.ts';
import type { ByteBudget } from './byte-budget.ts';
import { type Dial, dial as dialDirectly } from './dial.ts';
import { isPublicAddress } from './public-address.ts';
import { type ResolveName, resolveName } from './resolve-name.ts';

/** A failed download. The message is the same for every reason; `cause` is only for logs. */
export class FetchError extends Error {
  constructor(cause: unknown) {
    super('The address could not be loaded.', { cause });
    this.name = 'FetchError';
  }
}

export interface FetchLimits {
  redirects: number;
  /** Name resolution, TCP and TLS together. */
  connectMs: number;
  /** From the start of a request to the end of its response's headers. */
  firstByteMs: number;
  /** All redirects and the body. */
  totalMs: number;
}

export const FETCH_LIMITS: FetchLimits = { redirects: 3, connectMs: 5_000, firstByteMs: 10_000, totalMs: 60_000 };

export interface SafeFetcher {
  /**
   * Writes the body of a GET to `file`, which must not exist, and returns its size. Throws `FetchError` and leaves no file;
   * an aborted `signal` throws its own reason.
   */
  download(url: string, file: LocalFile, bounds: { budget: ByteBudget; signal: AbortSignal }): Promise<number>;
}

interface Deps {
  /** Exact origins (`http://localhost:9000`) exempt from the https and public-address rules. */
  trustedOrigins: ReadonlySet<string>;
  limits?: FetchLimits;
  resolve?: ResolveName;
  dial?: Dial;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export function createSafeFetcher({
  trustedOrigins,
  limits = FETCH_LIMITS,
  resolve = resolveName,
  dial = dialDirectly,
}: Deps): SafeFetcher {
  const addressesOf = async (hostname: string, trusted: boolean): Promise<string[]> => {
    if (trusted)
      return isIP(hostname) ? [hostname] : (await lookup(hostname, { all: true })).map(({ address }) => address);
    const addresses = await resolve(hostname);
    // One private address is enough to reject the name: the connection might use it.
    const notPublic = addresses.find((address) => !isPublicAddress(address));
    if (notPublic !== undefined) throw new Error(`${hostname} resolves to ${notPublic}, which is not public.`);
    if (addresses.length === 0) throw new Error(`${hostname} has no address.`);
    return addresses;
  };

  const connect = async ({ url, trusted }: Admission): Promise<Socket> => {
    const secure = url.protocol === 'https:';
    const port = Number(url.port) || (secure ? 443 : 80);
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = await addressesOf(hostname, trusted);
    return dial({ hostname, port, secure, addresses, timeoutMs: limits.connectMs });
  };

  const openClient = (admission: Admission) =>
    new Client(admission.url.origin, {
      allowH2: false,
      maxHeaderSize: 16_384,
      bodyTimeout: limits.firstByteMs,
      connect: (_options, done) => {
        connectWithin(limits.connectMs, connect(admission)).then(
          (socket) => done(null, socket),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
        );
      },
    });

  /** Sends one GET without following redirects. The caller closes the client. */
  const request = async (client: Client, url: URL, signal: AbortSignal): Promise<Dispatcher.ResponseData> => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new Error('No response in time.')), limits.firstByteMs);
    try {
      return await client.request({
        method: 'GET',
        path: url.pathname + url.search,
        headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Greenroom/1' },
        signal: AbortSignal.any([signal, timeout.signal]),
      });
    } finally {
      clearTimeout(timer);
    }
  };

  const follow = async (text: string, file: LocalFile, budget: ByteBudget, signal: AbortSignal): Promise<number> => {
    let next = text;
    for (let hop = 0; hop <= limits.redirects; hop++) {
      const admission = admitUrl(next, trustedOrigins);
      const client = openClient(admission);
      try {
        const response = await request(client, admission.url, signal);
        const location = response.headers.location;
        if (!REDIRECTS.has(response.statusCode)) return await save(response, file, budget);
        if (typeof location !== 'string') throw new Error('A redirect without a location.');
        next = new URL(location, admission.url).href;
      } finally {
        await client.destroy();
      }
    }
    throw new Error('Too many redirects.');
  };

  return {
    async download(url, file, { budget, signal }) {
      try {
        return await follow(url, file, budget, AbortSignal.any([signal, AbortSignal.timeout(limits.totalMs)]));
      } catch (error) {
        signal.throwIfAborted();
        throw new FetchError(error);
      }
    },
  };
}

async function save(response: Dispatcher.ResponseData, file: LocalFile, budget: ByteBudget): Promise<number> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (response.statusCode !== 200) throw new Error(`Status ${response.statusCode}.`);
  // The request asks for `identity`: a compressed body could exceed the budget when decompressed.
  if (encoding !== 'identity') throw new Error('A compressed body.');
  if (Number(response.headers['content-length'] ?? 0) > budget.remaining)
    throw new RangeError('The body is too large.');
  const handle = await open(file, 'wx');
  let sizeBytes = 0;
  try {
    for await (const chunk of response.body as AsyncIterable<Buffer>) {
      budget.spend(chunk.length);
      sizeBytes += chunk.length;
      await handle.writeFile(chunk);
    }
    await handle.close();
    return sizeBytes;
  } catch (error) {
    await handle.close();
    await rm(file, { force: true });
    throw error;
  }
}

/** A socket that connects later is destroyed. */
async function connectWithin(ms: number, connecting: Promise<Socket>): Promise<Socket> {
  const stop = new AbortController();
  const late = sleep(ms, undefined, { signal: stop.signal }).then(() => {
    connecting.then(
      (socket) => socket.destroy(),
      () => undefined,
    );
    throw new Error('No connection in time.');
  });
  try {
    return await Promise.race([connecting, late]);
  } finally {
    stop.abort();
  }
}
