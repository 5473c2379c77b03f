import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Prefix length of the IPv6 network that one connection has. */
const GUEST_NETWORK_BITS = 64;

/**
 * Whom a limit counts: the address, or for IPv6 the /64 network, in one spelling.
 * @param trustProxy how many proxies of ours add themselves to `X-Forwarded-For`; what the list
 *   says before them is anybody's claim and left out
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: number,
): string {
  const forwarded = trustProxy > 0 ? String(headers['x-forwarded-for'] ?? '') : '';
  const [claimed] = forwarded.split(',').slice(-trustProxy);
  const text = withoutPort(claimed?.trim() || (socket.remoteAddress ?? '')).replace(/%.*$/, '');
  if (!ipaddr.isValid(text)) return text;
  // IPv4 in an IPv6 address is IPv4.
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  const cidr = `${address.toString()}/${GUEST_NETWORK_BITS}`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(cidr).toString()}/${GUEST_NETWORK_BITS}`;
}

/** Some proxies name the port as well, another one for each connection. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}
