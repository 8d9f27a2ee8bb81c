// Resolves a host name by DNS, without the machine's hosts file and search domains.
import { Resolver } from 'node:dns/promises';

/** All IPv4 and IPv6 addresses of a name. Rejects if there is none. */
export type ResolveName = (hostname: string) => Promise<string[]>;

/** Not `dns.lookup`, which runs in the thread pool that also reads files: slow names would block it. */
export const resolveName: ResolveName = async (hostname) => {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const addresses = [v4, v6].flatMap((lookup) => (lookup.status === 'fulfilled' ? lookup.value : []));
  if (addresses.length > 0) return addresses;
  throw v4.status === 'rejected' ? v4.reason : new Error(`${hostname} has no address.`);
};
