import { isIPv6 } from 'node:net';
import type { Context } from 'koa';

/**
 * Whom a limit counts: the address, or for IPv6 the /64 network, which one guest owns whole.
 * Koa has already left out what proxies further away claimed (`TRUST_PROXY`).
 */
export function clientAddress(ctx: Context): string {
  const address = ctx.ip.replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(address) ? `${expand(address).slice(0, 4).join(':')}::/64` : address;
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
