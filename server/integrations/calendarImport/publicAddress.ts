import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The range allocated for the Internet; the rest of IPv6 is reserved or unused. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is a public Internet host. Excludes loopback, private and shared networks, link-local (cloud
 * metadata), multicast, documentation, and every IPv6 form that wraps an IPv4 address (mapped, NAT64, 6to4, Teredo).
 * @param address as a resolver returns it, without brackets; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}

/** Suffixes that are never public. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i;

/**
 * Whether a host is private without a lookup: a private address, or a local name.
 * @param host from a parsed URL, so that numbers are in canonical form
 */
export function isPrivateHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? PRIVATE_NAME.test(address) : !isPublicAddress(address);
}
