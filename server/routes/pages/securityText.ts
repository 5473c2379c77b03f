import { DAY_MS } from '@shared/domain/date';
import { LANGUAGE_CODES } from '@shared/i18n/languages';

/** How long `security.txt` is good for, from whenever it is read; a year is the most. */
const SECURITY_TEXT_MS = 180 * DAY_MS;
/** `/.well-known/security.txt`, RFC 9116: where to tell of a weakness. The form reaches the owner without an address to harvest. */
export function securityText(publicUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_TEXT_MS).toISOString();
  return (
    `Contact: ${publicUrl}/#contact\nExpires: ${expires}\n` +
    `Preferred-Languages: ${LANGUAGE_CODES.join(', ')}\nCanonical: ${publicUrl}/.well-known/security.txt\n`
  );
}
