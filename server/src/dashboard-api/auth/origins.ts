// Checks of origins and redirects: changes come only from pages of this service.
import { isIP } from 'node:net';
import { ownOrigins } from '../../http/own-origins.ts';
import { Problem } from '../../kernel/problem.ts';

/** Of WebAuthn. `id`: the domain for which browsers create and use passkeys. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Undefined if no page of the dashboard is at a domain: there are no passkeys for IP addresses. */
export function relyingParty(publicUrl: string): RelyingParty | undefined {
  return [...ownOrigins(publicUrl)]
    .map((origin) => ({ id: new URL(origin).hostname, origin }))
    .find(({ id }) => !isIP(id) && !id.startsWith('['));
}

/** Throws 403 unless `origin` is one of `origins`. Browsers send the header with every request that may change something. */
export function checkOrigin(origin: string | undefined, origins: ReadonlySet<string>): void {
  if (origin !== undefined && origins.has(origin)) return;
  const [expected] = origins;
  throw new Problem('forbidden', `This page is not at the address of the dashboard. Open ${expected} and try again.`);
}

/** The path of an address of this service; undefined for any other address. */
export function ownPath(address: string | null, publicUrl: string): string | undefined {
  const { origin } = new URL(publicUrl);
  if (address === null || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const path = url.pathname + url.search + url.hash;
  // A browser would read two leading slashes as another host.
  return url.origin === origin && !path.startsWith('//') ? path : undefined;
}

/** Warnings for the operator at the start. */
export function signInWarnings({ publicUrl, trustProxy }: { publicUrl: string; trustProxy: boolean }): string[] {
  if (isInsecure(publicUrl)) {
    return ['PUBLIC_URL is plain http, so nobody can sign in to the dashboard: set it to an https address'];
  }
  if (publicUrl.startsWith('https:') && !trustProxy) {
    return [
      'PUBLIC_URL is https but TRUST_PROXY is off: behind a proxy, all users share its address in the sign-in rate limits',
    ];
  }
  return [];
}

/** Cookies without `Secure` must not cross a network: over plain http, only this machine can sign in. */
export const isInsecure = (publicUrl: string): boolean => {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
};
