import type { VillaEntry } from '@shared/contract/desktop';
import { t } from './language';

/** This machine, and names and addresses that are only valid in the own network. */
const PRIVATE_HOST =
  /^(localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[::1\]|\[f[cd][\da-f:]+\]|[a-z\d-]+|.+\.(local|lan|internal|home\.arpa|localhost))$/;

export type AddressCheck = { origin: string } | { message: string };

/**
 * Parses a villa's address as typed. The default scheme is https, and http in the own network, where few machines
 * have certificates.
 * @returns the origin, or the error as text
 */
export function parseVillaAddress(text: string): AddressCheck {
  const typed = text.trim();
  if (!typed) return { message: t('Please enter the address of your villa’s website.') };
  const url = withScheme(typed);
  if (!url || !['https:', 'http:'].includes(url.protocol)) {
    return {
      message: t('This is not a web address. It should look like https://your-villa.example.'),
    };
  }
  if (url.username || url.password) {
    return { message: t('Please leave the user name and password out of the address.') };
  }
  if (url.protocol === 'http:' && !isPrivateHost(url.hostname)) {
    return {
      message: t(
        'The address must begin with https://, so that nobody on the way can read your password.',
      ),
    };
  }
  return { origin: url.origin };
}

/** Whether a host is this machine or in the owner's own network. */
export function isPrivateHost(hostname: string): boolean {
  return PRIVATE_HOST.test(hostname);
}

/** A villa's host, with its port if there is one: `villa.example`. */
export function hostOf({ origin }: VillaEntry): string {
  return new URL(origin).host;
}

export function nameOf(villa: VillaEntry): string {
  return villa.isLocal ? t('Villa on this computer') : hostOf(villa);
}

function withScheme(typed: string): URL | null {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(typed)) return parseUrl(typed);
  const url = parseUrl(`https://${typed}`);
  // Parsed again, because the default port differs.
  return url && isPrivateHost(url.hostname) ? parseUrl(`http://${typed}`) : url;
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
