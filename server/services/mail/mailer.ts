import type { Database } from '../../db/openDatabase';
import type { Env, Mailbox } from '../../env';
import {
  fileTransport,
  MailError,
  serverTransport,
  urlTransport,
  type MailTransport,
  type OutgoingMail,
} from '../../integrations/smtp';
import { NO_ADDRESS } from '../../mail/noAddress';
import { publishedName } from '../content/publishedName';
import type { Secrets } from '../secrets/secrets';
import { readContext } from '../serviceContext';
import {
  loadMailSettings,
  storedSender,
  storedServer,
  type StoredMailSettings,
} from './mailSettings';

const NOBODY: Mailbox = { name: '', address: NO_ADDRESS };

export type CurrentMail = {
  /**
   * `smtp`: through a mail server; `files`: none is set up, and mails are written to `DATA_DIR/mail`;
   * `unreadable`: the stored password cannot be decrypted, and mails wait until it is typed again.
   */
  kind: 'smtp' | 'files' | 'unreadable';
  /** Receives the owner's mails and guests' replies. */
  ownerEmail: string;
  /** @throws MailError if the mail was rejected or the outcome is unknown */
  send: (mail: OutgoingMail) => Promise<void>;
};

/** Sends mail with the environment's settings, or with the owner's where the environment has none. */
export type Mailer = {
  /** Reads the settings on every call, so that a change saved by any server applies to the next mail. */
  current: () => Promise<CurrentMail>;
  /** Aborts sending; mails in progress fail with the code `STOPPED`. */
  stop: () => void;
};

type MailerDeps = {
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'ownerEmail' | 'dataDir'>;
  db: Pick<Database, 'models'>;
  secrets: Secrets;
  now: () => Date;
};

/** Creates the server's mailer. It replaces its transport when the settings change. */
export function createMailer({ env, db, secrets, now }: MailerDeps): Mailer {
  const stopping = new AbortController();
  let kept: { key: string; transport: MailTransport } | null = null;

  /** `null` if the stored password cannot be decrypted. */
  const transportFor = async (
    stored: StoredMailSettings | null,
    villaName: string,
  ): Promise<MailTransport | null> => {
    const key = JSON.stringify([stored, villaName]);
    if (kept?.key === key) return kept.transport;
    const sender = env.mailFrom ?? (stored ? storedSender(stored) : NOBODY);
    const from = { ...sender, name: sender.name || villaName };
    const server = stored && (await storedServer(stored, secrets));
    if (server === 'unreadable') return null;
    const transport =
      env.smtpUrl !== null
        ? urlTransport(env.smtpUrl, from, stopping.signal)
        : server
          ? serverTransport(server, from, stopping.signal)
          : fileTransport(env.dataDir, from);
    kept = { key, transport };
    return transport;
  };

  return {
    current: async () => {
      const context = readContext({ db, now });
      const stored = env.smtpUrl !== null ? null : await loadMailSettings(context);
      const transport = await transportFor(stored, await publishedName(context));
      return {
        kind: transport?.kind ?? 'unreadable',
        ownerEmail: env.ownerEmail ?? stored?.value.ownerAddress ?? NO_ADDRESS,
        send:
          transport?.send ??
          (() =>
            Promise.reject(
              new MailError(UNREADABLE, false, 'NO_PASSWORD', undefined, 'unreadable_password'),
            )),
      };
    },
    stop: () => stopping.abort(),
  };
}

const UNREADABLE =
  'The stored password of the mail server cannot be read any more. Please type it again.';
