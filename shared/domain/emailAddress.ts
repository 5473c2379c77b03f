import { visibleText } from './plainText';

/** A mailbox's local part (RFC 5322 and 6531): atoms between single dots. */
const NAME_PART = "[\\w!#$%&'*+/=?^`{|}~\\p{L}\\p{M}\\p{N}-]+";
const NAME = new RegExp(`^${NAME_PART}(?:\\.${NAME_PART})*$`, 'u');
/** Maximum bytes before the "@". */
const MAX_NAME_BYTES = 64;
const DOMAIN = /^(?:[a-z\d][a-z\d-]{0,62}\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;
/** A plausible domain; others are left unchanged and then rejected. */
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Cleans up a typed or pasted address: removes invisible characters, `mailto:` and a trailing full stop, comma or
 * semicolon. An international domain becomes ASCII, as browsers submit it; otherwise one mailbox would count as two
 * people.
 */
export function typedEmail(text: string): string {
  const address = visibleText(text)
    // Japanese and Chinese keyboards type a wide "＠".
    .normalize('NFKC')
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;]$/, '');
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + asciiDomain(address.slice(at + 1));
}

/** Whether an address returned by {@link typedEmail} is valid. */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  return (
    NAME.test(name) &&
    DOMAIN.test(address.slice(at + 1)) &&
    encodeURIComponent(name).replaceAll(/%../g, '.').length <= MAX_NAME_BYTES
  );
}

/** A `mailto:` link. The address is encoded, so that it cannot add a copy or a text. */
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
