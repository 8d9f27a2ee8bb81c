// Which pages may change something: those that this service itself has served.
import { Problem } from '../../kernel/problem.ts';

/** `127.0.0.1` and `localhost` are the same machine, and people type either. */
const TWINS: Readonly<Record<string, string>> = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' };

/** The origins at which the dashboard may be open. */
export function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const url = new URL(publicUrl);
  const origins = new Set([url.origin]);
  const twin = TWINS[url.hostname];
  if (twin) {
    url.hostname = twin;
    origins.add(url.origin);
  }
  return origins;
}

/** Throws 403 unless the request comes from one of `origins`. A browser sends the header with every request that changes something. */
export function checkOrigin(origin: string | undefined, origins: ReadonlySet<string>): void {
  if (origin !== undefined && origins.has(origin)) return;
  const [home] = origins;
  throw new Problem('forbidden', `Changes are taken from the dashboard at ${home} alone: open it there and try again.`);
}

/** An address as a path of this service, or undefined where it leads anywhere else. A browser reads the result as a path, too. */
export function ownPath(address: string | null, publicUrl: string): string | undefined {
  const { origin } = new URL(publicUrl);
  if (address === null || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const path = url.pathname + url.search + url.hash;
  // Two slashes at the beginning would name another host.
  return url.origin === origin && !path.startsWith('//') ? path : undefined;
}

/** What the operator should know at the start. */
export function signInWarnings({ publicUrl, trustProxy }: { publicUrl: string; trustProxy: boolean }): string[] {
  if (isPlainAbroad(publicUrl)) {
    return ['PUBLIC_URL is plain http: nobody can sign in on the dashboard until it is an https address'];
  }
  if (publicUrl.startsWith('https:') && !trustProxy) {
    return [
      'PUBLIC_URL is https, so a proxy is in front: without TRUST_PROXY all people share its address when sign-ins are counted',
    ];
  }
  return [];
}

/** Cookies without `Secure` cross no network: over plain http one signs in on this machine alone. */
export const isPlainAbroad = (publicUrl: string): boolean => {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
};
