import path from 'node:path';
import nodemailer, {
  type NodemailerError,
  type SendMailOptions,
  type Transporter,
} from 'nodemailer';
import type { Env, Mailbox } from '../env';
import { writeDurably } from '../files/durableFile';

/** How long each step of a delivery may take, and all of them together. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const DELIVERY_MS = 90_000;
const LONGEST_REASON = 400;

/** A mail ready to go. Addresses are objects: nothing in them can become a header or a second one. */
export type OutgoingMail = {
  /** Whole Message-ID without its angle brackets; a repeat must carry the same. */
  messageId: string;
  date: Date;
  to: Mailbox;
  replyTo: Mailbox | null;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; content: string }[];
};

/** How mails leave. */
export type MailTransport = {
  /** `files`: no mail server is set up, and mails are written to `DATA_DIR/mail`. */
  kind: 'smtp' | 'files';
  /** @throws MailError when the mail was not taken, or nobody can tell */
  send: (mail: OutgoingMail) => Promise<void>;
  /** Breaks off what is under way, which then fails with the code {@link STOPPED}. */
  stop: () => void;
};

/** Code of a delivery that this server broke off because it ends. */
export const STOPPED = 'STOPPED';

/** A mail was not taken. */
export class MailError extends Error {
  override name = 'MailError';
  /** @param reason for the owner to read; holds no password */
  constructor(
    readonly reason: string,
    /** The mail server refused this mail for good; trying again would change nothing. */
    readonly isFinal: boolean,
    /** A short word for the log. */
    readonly code: string,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

/** The transport that the environment asks for. */
export function createMailTransport(
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
): MailTransport {
  return env.smtpUrl === null ? fileTransport(env) : smtpTransport(env.smtpUrl, env.mailFrom);
}

/** Where mails are written when no mail server is set up. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail');
}

function smtpTransport(url: string, from: Mailbox): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A mail is made of texts; none may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const stopping = new AbortController();
  return {
    kind: 'smtp',
    send: async (mail) => {
      // A server that answers a letter at a time is never silent for long.
      const deadline = AbortSignal.timeout(DELIVERY_MS);
      try {
        await transport.sendMail({
          ...optionsOf(mail, from),
          signal: AbortSignal.any([deadline, stopping.signal]),
        });
      } catch (error) {
        if (stopping.signal.aborted) throw stopped(error);
        if (deadline.aborted) {
          throw new MailError('The mail server took too long.', false, 'TOO_LONG', error);
        }
        throw asMailError(error);
      }
    },
    stop: () => stopping.abort(),
  };
}

function fileTransport({ mailFrom, dataDir }: Pick<Env, 'mailFrom' | 'dataDir'>): MailTransport {
  const composer: Transporter = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'files',
    send: async (mail) => {
      const { message } = (await composer.sendMail(optionsOf(mail, mailFrom))) as {
        message: Buffer;
      };
      // Named after the mail, so that writing it twice leaves one file.
      const stamp = mail.date.toISOString().replaceAll(/[:.]/g, '-');
      const name = `${stamp}-${mail.messageId.replace(/@.*$/, '').replaceAll(/[^\w-]/g, '')}.eml`;
      try {
        await writeDurably(path.join(mailFolder(dataDir), name), message);
      } catch (error) {
        throw new MailError('The file could not be written.', false, 'FILE', error);
      }
    },
    stop: () => undefined,
  };
}

function optionsOf(mail: OutgoingMail, from: Mailbox): SendMailOptions {
  return {
    from,
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: `<${mail.messageId}>`,
    date: mail.date,
    headers: mail.headers,
    attachments: mail.attachments,
  };
}

function stopped(cause: unknown): MailError {
  return new MailError('The server was stopped meanwhile.', false, STOPPED, cause);
}

function asMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const { code = 'UNKNOWN', responseCode = 0, response } = error as Partial<NodemailerError>;
  const isRefused = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new MailError(
    reasonOf(code, response ?? (error instanceof Error ? error.message : String(error))),
    isRefused && responseCode >= 500 && responseCode < 600,
    code,
    error,
  );
}

function reasonOf(code: string, said: string): string {
  const words = said.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  const line = words.length > LONGEST_REASON ? `${words.slice(0, LONGEST_REASON)}…` : words;
  switch (code) {
    case 'EAUTH':
      return `The mail server refused the user name or password in SMTP_URL: ${line}`;
    case 'EENVELOPE':
      return `The mail server refused the address: ${line}`;
    case 'EMESSAGE':
      return `The mail server refused the mail: ${line}`;
    case 'ESOCKET':
    case 'ECONNECTION':
    case 'ETIMEDOUT':
    case 'EDNS':
    case 'ECONNREFUSED':
      return `The mail server could not be reached: ${line}`;
    default:
      return line || 'The mail server did not say why.';
  }
}
