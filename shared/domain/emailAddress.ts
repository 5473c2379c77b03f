import { visibleText } from './plainText';

/** What a mailbox's name may consist of (RFC 5322 and 6531): parts between single dots. */
const NAME_PART = "[\\w!#$%&'*+/=?^`{|}~\\p{L}\\p{M}\\p{N}-]+";
const NAME = new RegExp(`^${NAME_PART}(?:\\.${NAME_PART})*$`, 'u');
/** Bytes that mail servers accept before the "@". */
const MAX_NAME_BYTES = 64;
const DOMAIN = /^(?:[a-z\d][a-z\d-]{0,62}\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;
/** A domain as people write it; anything else is left as it is, to be refused. */
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * An address as it was typed or pasted, without invisible characters, `mailto:` and the full stop, comma or
 * semicolon after it. A domain with other letters than ASCII becomes the form in which mail is sent to it, as browsers
 * submit it: otherwise one mailbox would be two people.
 */
export function typedEmail(text: string): string {
  const address = visibleText(text)
    // Keyboards for Japanese and Chinese type a wide "＠".
    .normalize('NFKC')
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;]$/, '');
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + asciiDomain(address.slice(at + 1));
}

/** Whether mail can be sent to an address that {@link typedEmail} returned. */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  return (
    NAME.test(name) &&
    DOMAIN.test(address.slice(at + 1)) &&
    encodeURIComponent(name).replaceAll(/%../g, '.').length <= MAX_NAME_BYTES
  );
}

/** A link that opens a mail to an address. Its characters are encoded, so that it cannot add a copy or a text. */
export function mailHref(address: string): string {
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
}

function asciiDomain(domain: string): string {
  if (/^[\0-\x7F]*$/.test(domain) || !WRITTEN_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}
