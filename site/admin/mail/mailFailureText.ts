import type { MailSettings, MailTrial } from '@shared/contract/mail/mailSettings';
import { t } from '../i18n/t';

type MailWay = Pick<MailSettings, 'host' | 'port' | 'security' | 'user' | 'fromAddress'> | null;

/**
 * Why a test mail failed and what to do.
 * @param way the settings as typed; `null` if only the server knows them
 */
export function mailFailureText({ failure, recipient }: MailTrial, way: MailWay): string {
  const server = way ? `“${way.host}”` : t('the mail server');
  // At the start of a sentence.
  const first = way ? server : t('The mail server');
  const port = way ? t('port {port}', { port: way.port }) : t('its port');
  switch (failure) {
    case 'unknown_host':
      return t(
        'There is no mail server called {server}. Check the spelling; your mail provider’s help names the server for outgoing mail (SMTP).',
        { server },
      );
    case 'private_host':
      return t(
        '{server} lies in a private network, where no mail is taken to. Enter a mail server on the Internet, or localhost for one on the server’s own machine.',
        { server: first },
      );
    case 'unreachable':
      return t(
        'Nobody answers at {server}, {port}. Try 587 with STARTTLS or 465 with TLS; some hosting providers keep both closed until they are asked.',
        { server, port },
      );
    case 'timeout':
      return t(
        '{server} did not answer in time at {port}. Usually that is the wrong port, or a provider that keeps it closed: try 587 with STARTTLS or 465 with TLS.',
        { server: first, port },
      );
    case 'no_mail_server':
      return t('What answers at {server}, {port}, is no mail server. Check server and port.', {
        server,
        port,
      });
    case 'certificate':
      return t(
        'The certificate of {server} is not valid for that name, so nobody can tell that it is the right server. Use the name that your provider gives for it, not an address in numbers.',
        { server },
      );
    case 'no_tls':
      return way?.security === 'tls'
        ? t(
            '{server} does not speak TLS at {port}. Choose STARTTLS (usually port 587), or port 465 with TLS.',
            { server: first, port },
          )
        : t('{server} offers no encryption at {port}. Choose TLS with port 465.', {
            server: first,
            port,
          });
    case 'wrong_password':
      return t(
        'The mail server did not accept user and password. The user is often the whole address; providers with two-step sign-in want an app password instead of your own.',
      );
    case 'password_required':
      return t('The mail server wants a user and a password before it takes mail.');
    case 'sender_refused':
      return t(
        'The mail server does not take mail from {sender}. Use the address that belongs to its user.',
        { sender: way?.fromAddress || t('this sender') },
      );
    case 'recipient_refused':
      return t(
        'The mail server does not take mail to {recipient}. Check the address; some servers need a user and a password first.',
        { recipient },
      );
    case 'mail_refused':
      return t('The mail server refused the mail itself. Its answer says why.');
    case 'unreadable_password':
      return t(
        'The stored password of the mail server cannot be read any more. Please type it again and save.',
      );
    case 'other':
    case null:
      return t('The mail was not sent. Please check server, port and encryption.');
  }
}
