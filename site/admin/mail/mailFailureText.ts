import type { MailSettings, MailTrial } from '@shared/contract/mail/mailSettings';
import { t } from './texts.en';

/** What is known of the way that a mail took; `null` where only the server knows it. */
type MailWay = Pick<MailSettings, 'host' | 'port' | 'security' | 'user' | 'fromAddress'> | null;

/**
 * What came of a test mail that did not go out, and what to do about it, in sentences.
 * @param way as it was typed
 */
export function mailFailureText({ failure, recipient }: MailTrial, way: MailWay): string {
  const server = way ? `“${way.host}”` : t('mail.theServer');
  // Where it begins the sentence.
  const first = way ? server : t('mail.theServerFirst');
  const port = way ? t('mail.portOf', { port: way.port }) : t('mail.itsPort');
  switch (failure) {
    case 'unknown_host':
      return t('mail.unknownHost', { server });
    case 'private_host':
      return t('mail.privateHost', { server: first });
    case 'unreachable':
      return t('mail.unreachable', { server, port });
    case 'timeout':
      return t('mail.timeout', { server: first, port });
    case 'no_mail_server':
      return t('mail.noMailServer', { server, port });
    case 'certificate':
      return t('mail.certificate', { server });
    case 'no_tls':
      return way?.security === 'tls'
        ? t('mail.speaksNoTls', { server: first, port })
        : t('mail.offersNoEncryption', { server: first, port });
    case 'wrong_password':
      return t('mail.theMailServerDid');
    case 'password_required':
      return t('mail.theMailServerWants');
    case 'sender_refused':
      return t('mail.senderRefused', { sender: way?.fromAddress || t('mail.thisSender') });
    case 'recipient_refused':
      return t('mail.theMailServerDoesNotTake', { recipient });
    case 'mail_refused':
      return t('mail.theMailServerRefused');
    case 'unreadable_password':
      return t('mail.theStoredPasswordOf');
    case 'other':
    case null:
      return t('mail.theMailWasNotSentPlease');
  }
}
