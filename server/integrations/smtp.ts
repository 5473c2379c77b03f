import path from 'node:path';
import nodemailer, {
  type NodemailerError,
  type SendMailOptions,
  type SMTPTransportOptions,
  type Transporter,
} from 'nodemailer';
import type { MailFailure, MailSecurity } from '@shared/contract/mail/mailSettings';
import { DEFAULT_LANGUAGE } from '@shared/i18n/languages';
import type { Mailbox } from '../env';
import { writeDurably } from '../files/durableFile';
import { quoted, reasonIn, type MailReason } from './mailReason';
import { connectToMailServer, PrivateMailHost, UnknownMailHost } from './mailServerAddress';

const LONGEST_REASON = 400;

/** A mail to send. Addresses are objects, which prevents injected headers and recipients. */
export type OutgoingMail = {
  /** Complete Message-ID without angle brackets; the same for every attempt. */
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

export type MailTransport = {
  /** `files`: no mail server is set up, and mails are written to `DATA_DIR/mail`. */
  kind: 'smtp' | 'files';
  /** @throws MailError if the mail was rejected or the outcome is unknown */
  send: (mail: OutgoingMail) => Promise<void>;
};

/** Code of a delivery that was aborted at shutdown. */
export const STOPPED = 'STOPPED';

/** The mail could not be sent. */
export class MailError extends Error {
  override name = 'MailError';
  /** @param reason for the owner; contains no password */
  constructor(
    readonly reason: MailReason,
    /** The mail server rejected this mail permanently; a retry would not help. */
    readonly isFinal: boolean,
    /** Short code for the log. */
    readonly code: string,
    cause?: unknown,
    readonly failure: MailFailure = 'other',
    /** The mail server's response, verbatim. */
    readonly answer: string | null = null,
  ) {
    super(reasonIn(DEFAULT_LANGUAGE, reason), { cause });
  }
}

/** A mail server from the back office. */
export type MailServer = {
  host: string;
  port: number;
  security: MailSecurity;
  /** `null` if the mail server requires none. */
  login: { user: string; password: string } | null;
};

/** Timeouts of a delivery: connection, silence between responses, total. */
type Patience = { connectMs: number; silenceMs: number; deliveryMs: number };

const WORKERS_PATIENCE: Patience = { connectMs: 10_000, silenceMs: 30_000, deliveryMs: 90_000 };
/** Short, because somebody is waiting at the screen. */
const OWNERS_PATIENCE: Patience = { connectMs: 8_000, silenceMs: 10_000, deliveryMs: 20_000 };

/**
 * Sends through the mail server in `SMTP_URL`.
 * @param stopping aborts mails in progress, which fail with the code {@link STOPPED}
 */
export function urlTransport(url: string, from: Mailbox, stopping: AbortSignal): MailTransport {
  return smtpTransport({ url }, from, WORKERS_PATIENCE, stopping);
}

/** Sends through the mail server from the back office. */
export function serverTransport(
  server: MailServer,
  from: Mailbox,
  stopping: AbortSignal,
): MailTransport {
  return smtpTransport(optionsOfServer(server, WORKERS_PATIENCE), from, WORKERS_PATIENCE, stopping);
}

/** The same for one mail that somebody waits for. */
export function trialTransport(
  server: MailServer,
  from: Mailbox,
  stopping: AbortSignal,
): MailTransport {
  return smtpTransport(optionsOfServer(server, OWNERS_PATIENCE), from, OWNERS_PATIENCE, stopping);
}

/** Folder for mails while no mail server is set up. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail');
}

function optionsOfServer(
  { host, port, security, login }: MailServer,
  { connectMs }: Patience,
): SMTPTransportOptions {
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(login && { auth: { user: login.user, pass: login.password } }),
    getSocket: (_options, callback) => void connectFor({ host, port }, connectMs, callback),
  };
}

async function connectFor(
  server: Pick<MailServer, 'host' | 'port'>,
  timeoutMs: number,
  callback: Parameters<NonNullable<SMTPTransportOptions['getSocket']>>[1],
): Promise<void> {
  try {
    callback(null, {
      connection: await connectToMailServer(server, AbortSignal.timeout(timeoutMs)),
    });
  } catch (error) {
    callback(error as Error);
  }
}

function smtpTransport(
  options: SMTPTransportOptions,
  from: Mailbox,
  { connectMs, silenceMs, deliveryMs }: Patience,
  stopping: AbortSignal,
): MailTransport {
  const transport = nodemailer.createTransport({
    ...options,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    // A mail consists of texts, which must not name a file or URL to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    send: async (mail) => {
      // A server that responds one letter at a time is never silent for long.
      const deadline = AbortSignal.timeout(deliveryMs);
      try {
        await transport.sendMail({
          ...optionsOf(mail, from),
          signal: AbortSignal.any([deadline, stopping]),
        });
      } catch (error) {
        if (stopping.aborted) throw stopped(error);
        if (deadline.aborted) {
          throw new MailError(
            'The mail server took too long.',
            false,
            'TOO_LONG',
            error,
            'timeout',
          );
        }
        throw asMailError(error, secretsOf(options));
      }
    },
  };
}

/** Writes mails to files, while no mail server is set up. */
export function fileTransport(dataDir: string, from: Mailbox): MailTransport {
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
      const { message } = (await composer.sendMail(optionsOf(mail, from))) as {
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

/** What error reasons must not repeat if a mail server echoes it: the password, plain and encoded. */
function secretsOf({ auth, url }: SMTPTransportOptions): string[] {
  const given = (auth ?? {}) as { user?: string; pass?: string };
  const { username = '', password = '' } = url === undefined ? {} : new URL(url);
  const { user = decodedUrlPart(username), pass = decodedUrlPart(password) } = given;
  if (!pass) return [];
  const inBase64 = (text: string) => Buffer.from(text).toString('base64');
  const inUrl = password ? [password] : [];
  return [pass, ...inUrl, inBase64(pass), inBase64(`\0${user}\0${pass}`)];
}

/** User name or password of an `SMTP_URL`, decoded; unchanged if its encoding is invalid. */
export function decodedUrlPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param secrets removed from the mail server's response */
function asMailError(error: unknown, secrets: readonly string[]): MailError {
  if (error instanceof MailError) return error;
  const failed = error as Partial<NodemailerError>;
  const { code = 'UNKNOWN', responseCode = 0 } = failed;
  const plain = (text: string) =>
    secrets.reduce((said, secret) => said.replaceAll(secret, '…'), text);
  const response = failed.response === undefined ? undefined : plain(failed.response);
  const isRefused = code === 'EENVELOPE' || code === 'EMESSAGE';
  const failure = failureOf(error);
  return new MailError(
    reasonOf(
      failure,
      code,
      response ?? plain(error instanceof Error ? error.message : String(error)),
    ),
    isRefused && responseCode >= 500 && responseCode < 600,
    code,
    error,
    failure,
    answerOf(response),
  );
}

/** Node's codes for a certificate that does not match the host or is not trusted. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS_CERT|HOSTNAME_MISMATCH/;
/** Errors of a server that does not speak TLS. */
const NOT_TLS = /ERR_SSL_|\bEPROTO\b/;

function failureOf(error: unknown): MailFailure {
  if (error instanceof PrivateMailHost) return 'private_host';
  if (error instanceof UnknownMailHost) return 'unknown_host';
  const { name, message = '' } = error as Partial<Error>;
  const {
    code = '',
    originalCode = '',
    command = '',
    responseCode,
  } = error as Partial<NodemailerError> & { originalCode?: string };
  if (name === 'TimeoutError') return 'timeout';
  const cause = `${originalCode} ${code} ${message}`;
  if (CERTIFICATE.test(`${originalCode} ${code}`) || /certificate/i.test(message)) {
    return 'certificate';
  }
  if (NOT_TLS.test(cause)) return 'no_tls';
  switch (code) {
    case 'EDNS':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'unknown_host';
    case 'ETIMEDOUT':
      return 'timeout';
    case 'ETLS':
      return 'no_tls';
    case 'EAUTH':
      return 'wrong_password';
    case 'EPROTOCOL':
      return 'no_mail_server';
    case 'EENVELOPE':
      if (responseCode === 530) return 'password_required';
      return command.startsWith('MAIL') ? 'sender_refused' : 'recipient_refused';
    case 'EMESSAGE':
      return 'mail_refused';
    case 'ESOCKET':
    case 'ECONNECTION':
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return 'unreachable';
    default:
      return 'other';
  }
}

/** A mail server's response in one line; `null` for another program's greeting, which must not be revealed. */
function answerOf(response: string | undefined): string | null {
  const line = oneLine(response ?? '');
  return /^\d{3}(?:[ -]|$)/.test(line) ? line : null;
}

function oneLine(said: string): string {
  const text = said.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return text.length > LONGEST_REASON ? `${text.slice(0, LONGEST_REASON)}…` : text;
}

function reasonOf(failure: MailFailure, code: string, said: string): MailReason {
  const line = oneLine(said);
  switch (failure) {
    case 'private_host':
      return 'The mail server lies in a private network, where no mail is taken to.';
    case 'no_mail_server':
      return 'What answered there is no mail server.';
    case 'wrong_password':
      return quoted('The mail server refused the user name or password: {answer}', line);
    case 'sender_refused':
    case 'recipient_refused':
    case 'password_required':
      return quoted('The mail server refused the address: {answer}', line);
    case 'mail_refused':
      return quoted('The mail server refused the mail: {answer}', line);
    case 'unknown_host':
    case 'unreachable':
    case 'timeout':
    case 'certificate':
    case 'no_tls':
      return quoted('The mail server could not be reached: {answer}', line || code);
    case 'unreadable_password':
    case 'other':
      return line ? quoted(null, line) : 'The mail server did not say why.';
  }
}
