// Distinguishes public IP addresses from those of private networks.
import ipaddr from 'ipaddr.js';

/** Registered as unicast but not public: Azure's metadata and DNS host, the documentation range of RFC 9637. */
const NOT_PUBLIC = [ipaddr.parseCIDR('168.63.129.16/32'), ipaddr.parseCIDR('3fff::/20')];

/** All IPv6 addresses that are allocated for the public internet (RFC 4291 §2.4, IANA). */
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether `address` is a public unicast IP address in its canonical form. False for names, short, octal and hexadecimal
 * forms, zones, and addresses that contain another one (mapped, NAT64, 6to4, Teredo), because those may be private.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  const within = (range: [ipaddr.IPv4 | ipaddr.IPv6, number]) =>
    range[0].kind() === parsed.kind() && parsed.match(range);
  return !NOT_PUBLIC.some(within) && (parsed.kind() === 'ipv4' || within(GLOBAL_V6));
}
