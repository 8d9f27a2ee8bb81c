// Downloads addresses that clients provide: only public hosts, checked at every redirect, limited in bytes and time.
import { open, rm } from 'node:fs/promises';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import type { Client, Dispatcher } from 'undici';
import { admitUrl } from './admit-url.ts';
import type { ByteBudget } from './byte-budget.ts';
import { createOpenClient, type Network } from './safe-client.ts';

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

interface Deps extends Network {
  /** Exact origins (`http://localhost:9000`) exempt from the https and public-address rules. */
  trustedOrigins: ReadonlySet<string>;
  limits?: FetchLimits;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export function createSafeFetcher({ trustedOrigins, limits = FETCH_LIMITS, ...network }: Deps): SafeFetcher {
  const openClient = createOpenClient({ connectMs: limits.connectMs, idleMs: limits.firstByteMs, ...network });

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
