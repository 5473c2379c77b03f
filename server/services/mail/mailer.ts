import { villaDay } from '@shared/domain/date';
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
import type { MailSettings } from '../../models/MailSettings';
import { NO_ADDRESS } from '../../mail/noAddress';
import { publishedName } from '../content/publishedName';
import type { Secrets } from '../secrets/secrets';
import { loadMailSettings, storedSender, storedServer } from './mailSettings';

const NOBODY: Mailbox = { name: '', address: NO_ADDRESS };

/** How mails leave at this moment. */
export type CurrentMail = {
  /**
   * `smtp`: by a mail server; `files`: none is set up, and mails are written to `DATA_DIR/mail`;
   * `unreadable`: the stored password cannot be decrypted, and mails wait until it is typed again.
   */
  kind: 'smtp' | 'files' | 'unreadable';
  /** Where the owner's mails go, and guests' replies. */
  ownerEmail: string;
  /** @throws MailError when the mail was not taken, or nobody can tell */
  send: (mail: OutgoingMail) => Promise<void>;
};

/** Mails by what the environment says, and by what the owner has set where that says nothing. */
export type Mailer = {
  /** Looked up anew, so that what any server has saved holds for the next mail. */
  current: () => Promise<CurrentMail>;
  /** Breaks off what is under way, which then fails with the code `STOPPED`. */
  stop: () => void;
};

type MailerDeps = {
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'ownerEmail' | 'dataDir'>;
  db: Pick<Database, 'models'>;
  secrets: Secrets;
  now: () => Date;
};

/** One mailer of a server; transports are made again when what they are made of has changed. */
export function createMailer({ env, db, secrets, now }: MailerDeps): Mailer {
  const stopping = new AbortController();
  let kept: { key: string; transport: MailTransport } | null = null;

  /** `null` when the stored password cannot be decrypted. */
  const transportFor = async (
    row: MailSettings | null,
    villaName: string,
  ): Promise<MailTransport | null> => {
    const key = JSON.stringify([row, villaName]);
    if (kept?.key === key) return kept.transport;
    const sender = env.mailFrom ?? (row ? storedSender(row) : NOBODY);
    const from = { ...sender, name: sender.name || villaName };
    const server = row && (await storedServer(row, secrets));
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
      const at = now();
      const context = { models: db.models, tx: null, now: at, today: villaDay(at) };
      const row = env.smtpUrl !== null ? null : await loadMailSettings(context);
      const transport = await transportFor(row, await publishedName(context));
      return {
        kind: transport?.kind ?? 'unreadable',
        ownerEmail: env.ownerEmail ?? row?.ownerAddress ?? NO_ADDRESS,
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
