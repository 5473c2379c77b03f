import { DAY_MS } from '@shared/domain/date';
import { LANGUAGE_CODES } from '@shared/i18n/languages';

/** Validity of `security.txt`, counted from each request; RFC 9116 recommends less than a year. */
const SECURITY_TEXT_MS = 180 * DAY_MS;
/** `/.well-known/security.txt`, RFC 9116: where to report a vulnerability, without exposing an address. */
export function securityText(publicUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_TEXT_MS).toISOString();
  return (
    `Contact: ${publicUrl}/#contact\nExpires: ${expires}\n` +
    `Preferred-Languages: ${LANGUAGE_CODES.join(', ')}\nCanonical: ${publicUrl}/.well-known/security.txt\n`
  );
}
