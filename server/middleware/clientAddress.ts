import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Prefix length of the IPv6 network that one connection has. */
const GUEST_NETWORK_BITS = 64;
/** Prefix length of the largest IPv6 network that one customer of a provider gets. */
const SITE_NETWORK_BITS = 48;

/**
 * Whom a limit counts: the address, or for IPv6 the /64 network, in one spelling.
 * @param trustProxy how many proxies of ours add themselves to `X-Forwarded-For`; what the list
 *   says before them is anybody's claim and left out
 */
export function clientAddress(request: Addressed, trustProxy: number): string {
  return networkOf(addressOf(request, trustProxy), GUEST_NETWORK_BITS);
}

/** The same with the /48 network for IPv6: whoever has one has 65,536 networks of 64 bits. */
export function siteAddress(request: Addressed, trustProxy: number): string {
  return networkOf(addressOf(request, trustProxy), SITE_NETWORK_BITS);
}

type Addressed = Pick<IncomingMessage, 'headers' | 'socket'>;

function addressOf({ headers, socket }: Addressed, trustProxy: number): string {
  const forwarded = trustProxy > 0 ? String(headers['x-forwarded-for'] ?? '') : '';
  const [claimed] = forwarded.split(',').slice(-trustProxy);
  return withoutPort(claimed?.trim() || (socket.remoteAddress ?? '')).replace(/%.*$/, '');
}

function networkOf(text: string, bits: number): string {
  if (!ipaddr.isValid(text)) return text;
  // IPv4 in an IPv6 address is IPv4.
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  const cidr = `${address.toString()}/${bits}`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(cidr).toString()}/${bits}`;
}

/** Some proxies name the port as well, another one for each connection. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}
