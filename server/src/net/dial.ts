// Opens one connection to an address out of a list that was checked before, and to no other.
import type { Socket } from 'node:net';
import { buildConnector } from 'undici';

export interface Destination {
  /** For the certificate and the SNI, never looked up again. */
  hostname: string;
  port: number;
  secure: boolean;
  /** Plain IP addresses; tried as RFC 8305 says. */
  addresses: readonly string[];
  timeoutMs: number;
}

export type Dial = (destination: Destination) => Promise<Socket>;

/** TCP, or TLS with the certificate verified against `hostname`. Rejects when none answers in time. */
export const dial: Dial = ({ hostname, port, secure, addresses, timeoutMs }) => {
  const checked = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const connect = buildConnector({
    timeout: timeoutMs,
    allowH2: false,
    maxCachedSessions: 0,
    autoSelectFamily: true,
    // Node asks for `all` because of autoSelectFamily, and does not ask at all where `hostname` is itself an address.
    lookup: (_hostname, _options, done) => done(null, checked),
  });
  return new Promise((resolve, reject) => {
    const target = { hostname, host: hostname, port: String(port), protocol: secure ? 'https:' : 'http:' };
    connect(target, (error, socket) => (error === null ? resolve(socket) : reject(error)));
  });
};
