const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export type AddressCheck = { origin: string } | { message: string };

/**
 * Reads what an owner types as the villa's address. Without a scheme it is taken for https.
 * @returns the origin, or what is wrong in words
 */
export function parseVillaAddress(text: string): AddressCheck {
  const typed = text.trim();
  if (!typed) return { message: 'Please enter the address of your villa’s website.' };
  const url = parseUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url || !['https:', 'http:'].includes(url.protocol)) {
    return {
      message: 'This is not a web address. It should look like https://your-villa.example.',
    };
  }
  if (url.username || url.password) {
    return { message: 'Please leave the user name and password out of the address.' };
  }
  if (url.protocol === 'http:' && !LOOPBACK_HOSTS.has(url.hostname)) {
    return {
      message:
        'The address must begin with https://, so that nobody on the way can read your password.',
    };
  }
  return { origin: url.origin };
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
