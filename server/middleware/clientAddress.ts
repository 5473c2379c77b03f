import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Prefix length of the IPv6 network of one connection. */
const GUEST_NETWORK_BITS = 64;
/** Prefix length of the largest IPv6 network that providers give a customer. */
const SITE_NETWORK_BITS = 48;

/**
 * Key of rate limits: the address, or for IPv6 the /64 network, in canonical form.
 * @param trustProxy number of our proxies that append to `X-Forwarded-For`; entries before theirs are untrusted and
 *   ignored
 */
export function clientAddress(request: Addressed, trustProxy: number): string {
  return networkOf(addressOf(request, trustProxy), GUEST_NETWORK_BITS);
}

/** The same with the /48 network for IPv6, which contains 65,536 /64 networks. */
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
  // Treat IPv4-mapped IPv6 as IPv4.
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  const cidr = `${address.toString()}/${bits}`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(cidr).toString()}/${bits}`;
}

/** Some proxies append a port, which changes with every connection. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}
