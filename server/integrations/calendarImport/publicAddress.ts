import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All that was ever given out for the Internet; the rest of IPv6 is set apart or still unused. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to one machine of the public Internet. Loopback, private and shared
 * networks, link-local (metadata of clouds), multicast, examples and every form of IPv6 that wraps
 * an IPv4 address (mapped, NAT64, 6to4, Teredo) do not.
 * @param address as a resolver writes it, without brackets; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}

/** Ends of names that are never given out on the Internet. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i;

/**
 * Whether a host is known to be private without a lookup: it is such an address itself, or a name
 * of one's own machine or network.
 * @param host as in a web address that was parsed, so that numbers are written in the usual way
 */
export function isPrivateHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? PRIVATE_NAME.test(address) : !isPublicAddress(address);
}
