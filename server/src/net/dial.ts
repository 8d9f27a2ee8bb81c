// Opens a connection to one of the addresses that were checked before.
import type { Socket } from 'node:net';
import { buildConnector } from 'undici';

export interface Destination {
  /** For the certificate and SNI; never resolved again. */
  hostname: string;
  port: number;
  secure: boolean;
  /** IP addresses, tried according to RFC 8305. */
  addresses: readonly string[];
  timeoutMs: number;
}

export type Dial = (destination: Destination) => Promise<Socket>;

/** TCP, or TLS with the certificate verified against `hostname`. Rejects if no address answers in time. */
export const dial: Dial = ({ hostname, port, secure, addresses, timeoutMs }) => {
  const checked = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const connect = buildConnector({
    timeout: timeoutMs,
    allowH2: false,
    maxCachedSessions: 0,
    autoSelectFamily: true,
    // Node requests `all` because of autoSelectFamily, and does not call this if `hostname` is an address.
    lookup: (_hostname, _options, done) => done(null, checked),
  });
  return new Promise((resolve, reject) => {
    const target = { hostname, host: hostname, port: String(port), protocol: secure ? 'https:' : 'http:' };
    connect(target, (error, socket) => (error === null ? resolve(socket) : reject(error)));
  });
};
