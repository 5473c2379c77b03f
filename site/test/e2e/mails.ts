import type { SmtpPeer } from '@server/test/smtpPeer';
import type { Email } from 'postal-mime';
import { expect } from 'vitest';

export const OWNER_ADDRESS = 'owner@villa.example';

/** Environment of a server that sends its mail to the peer. */
export function mailEnv(peer: SmtpPeer): Record<string, string> {
  return {
    SMTP_URL: peer.url,
    MAIL_FROM: 'Villa Luz <post@villa.example>',
    OWNER_EMAIL: OWNER_ADDRESS,
  };
}

/** All mails to an address with this text in the subject, in order. */
export function mailsTo(peer: SmtpPeer, address: string, subject = ''): Email[] {
  return peer.arrived
    .filter(
      ({ envelope, mail }) => envelope.to.includes(address) && mail.subject?.includes(subject),
    )
    .map(({ mail }) => mail);
}

/** Waits for the first mail to an address with this text in the subject. */
export async function mailTo(peer: SmtpPeer, address: string, subject: string): Promise<Email> {
  const find = () => mailsTo(peer, address, subject)[0];
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  // The line above has waited for it.
  return find() as Email;
}

/**
 * The link to the guest's page in a mail, at the server's own address.
 * @throws Error when text and button do not link to the same page
 */
export function stayLinkIn(mail: Email, url: string): string {
  const [link] = /https?:\/\/\S+\/stay\/[\w-]+/.exec(mail.text ?? '') ?? [];
  if (!link || !mail.html?.includes(`href="${link}`))
    throw new Error(`No link to the guest's page in ${mail.subject}`);
  return url + new URL(link).pathname;
}

export function calendarIn({ attachments }: Email): string[] {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = file?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.split(/\r?\n/);
}
export const valueOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
