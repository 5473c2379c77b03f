import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Whom a limit counts: the address, or for IPv6 the /64 network, which one guest owns whole.
 * @param trustProxy how many proxies of ours add themselves to `X-Forwarded-For`; what the list
 *   says before them is anybody's claim and left out
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: number,
): string {
  const forwarded = trustProxy > 0 ? String(headers['x-forwarded-for'] ?? '') : '';
  const [claimed] = forwarded.split(',').slice(-trustProxy);
  const address = withoutPort(claimed?.trim() || (socket.remoteAddress ?? '')).replace(
    /^::ffff:(?=\d+\.)/i,
    '',
  );
  return isIPv6(address) ? `${expand(address).slice(0, 4).join(':')}::/64` : address;
}

/** Some proxies name the port as well, another one for each connection. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** The eight groups of an IPv6 address. */
function expand(address: string): string[] {
  const plain = address.split('%')[0] ?? address;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right];
}
