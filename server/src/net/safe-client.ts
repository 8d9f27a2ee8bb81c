// Opens HTTP connections to hosts that clients name: only to public addresses, each checked before it is dialled and not resolved again.
import { lookup } from 'node:dns/promises';
import { isIP, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'undici';
import type { Admission } from './admit-url.ts';
import { type Dial, dial as dialDirectly } from './dial.ts';
import { isPublicAddress } from './public-address.ts';
import { type ResolveName, resolveName } from './resolve-name.ts';

/** How names are resolved and addresses dialled; replaced by tests. */
export interface Network {
  resolve?: ResolveName;
  dial?: Dial;
}

/** The name has no address, or one that is not public. */
export class AddressError extends Error {
  override name = 'AddressError';
}

/** The name could not be resolved. */
export class NameError extends AddressError {
  override name = 'NameError';
}

/** It took longer than its limit. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

interface Options extends Network {
  /** Name resolution, TCP and TLS together. */
  connectMs: number;
  /** Between two parts of a response's body. */
  idleMs: number;
}

/** Returns a function that prepares a connection for one request. The caller destroys the client. */
export function createOpenClient({ connectMs, idleMs, resolve = resolveName, dial = dialDirectly }: Options) {
  const addressesOf = async (hostname: string, trusted: boolean): Promise<string[]> => {
    if (trusted)
      return isIP(hostname) ? [hostname] : (await lookup(hostname, { all: true })).map(({ address }) => address);
    const addresses = await resolve(hostname).catch((cause: unknown) => {
      throw new NameError(`${hostname} could not be resolved.`, { cause });
    });
    // One private address is enough to reject the name: the connection might use it.
    const notPublic = addresses.find((address) => !isPublicAddress(address));
    if (notPublic !== undefined) throw new AddressError(`${hostname} resolves to ${notPublic}, which is not public.`);
    if (addresses.length === 0) throw new AddressError(`${hostname} has no address.`);
    return addresses;
  };

  const connect = async ({ url, trusted }: Admission): Promise<Socket> => {
    const secure = url.protocol === 'https:';
    const port = Number(url.port) || (secure ? 443 : 80);
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = await addressesOf(hostname, trusted);
    return dial({ hostname, port, secure, addresses, timeoutMs: connectMs });
  };

  return (admission: Admission): Client =>
    new Client(admission.url.origin, {
      allowH2: false,
      maxHeaderSize: 16_384,
      bodyTimeout: idleMs,
      connect: (_options, done) => {
        connectWithin(connectMs, connect(admission)).then(
          (socket) => done(null, socket),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
        );
      },
    });
}

/** A socket that connects later is destroyed. */
async function connectWithin(ms: number, connecting: Promise<Socket>): Promise<Socket> {
  const stop = new AbortController();
  const late = sleep(ms, undefined, { signal: stop.signal }).then(() => {
    connecting.then(
      (socket) => socket.destroy(),
      () => undefined,
    );
    throw new TimeLimitError('No connection in time.');
  });
  try {
    return await Promise.race([connecting, late]);
  } finally {
    stop.abort();
  }
}
