import { LOOPBACK_HOSTS } from './loopback';

/** Letters (of any script), digits, dots and hyphens, or an IPv6 address, with or without brackets. */
const HOST = /^(?:[\p{L}\p{M}\p{N}.-]+|\[?[0-9a-f:.]+\]?)$/iu;

/**
 * A mail server's host in stored form: lower case, international names in ASCII, numeric forms (`2130706433`,
 * `0x7f.1`) as an IP address, IPv6 without brackets.
 * @returns `null` for an invalid host
 */
export function normalizedMailHost(text: string): string | null {
  const typed = text.trim().replace(/\.$/, '');
  if (typed.length > 253 || !HOST.test(typed)) return null;
  const bare = typed.replaceAll(/[[\]]/g, '');
  const host = hostOf(`http://${bare.includes(':') ? `[${bare}]` : bare}/`);
  // A label that is empty, too long or ends with a hyphen cannot be resolved.
  if (host === null || host.includes(':')) return host;
  return host.split('.').every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label)) ? host : null;
}

/**
 * Whether a host is this machine, so that mail crosses no network.
 * @param host see {@link normalizedMailHost}
 */
export function isLoopbackMailHost(host: string): boolean {
  return LOOPBACK_HOSTS.includes(host) || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

function hostOf(address: string): string | null {
  try {
    return new URL(address).hostname.replaceAll(/[[\]]/g, '');
  } catch {
    return null;
  }
}
