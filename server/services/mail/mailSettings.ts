import {
  MAIL_PORTS,
  type MailSettings as MailSettingsJson,
  type MailSettingsData,
} from '@shared/contract/mail/mailSettings';
import { Op } from 'sequelize';
import type { Env, Mailbox } from '../../env';
import { invalidField, unsupported, withParams } from '../../errors';
import { mayBeMailHost } from '../../integrations/mailServerAddress';
import { decodedUrlPart, type MailServer } from '../../integrations/smtp';
import { MAIL_SETTINGS_ID, type MailSettings } from '../../models/MailSettings';
import { publishedName } from '../content/publishedName';
import { recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../recordEvent';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';
import { GIVE_UP_MS } from './retrySchedule';

type MailEnv = Pick<Env, 'smtpUrl' | 'mailFrom' | 'ownerEmail' | 'mailPorts'>;

type Account = Pick<MailSettingsData, 'host' | 'port' | 'security' | 'user'>;

/** The saved mail settings; `null` before the first save. */
export function loadMailSettings({ models }: ReadContext): Promise<MailSettings | null> {
  return models.MailSettings.findByPk(MAIL_SETTINGS_ID);
}

/** The stored settings for the form, overridden by the environment. */
export async function mailSettingsForOwner(
  env: MailEnv,
  secrets: Secrets,
  context: ReadContext,
): Promise<MailSettingsJson> {
  const row = await loadMailSettings(context);
  const isReadable = row?.sealedPassword ? (await storedPassword(row, secrets)) !== null : true;
  return {
    ...(env.smtpUrl === null ? serverOf(row) : serverOfUrl(env.smtpUrl)),
    hasPassword: env.smtpUrl === null && Boolean(row?.sealedPassword) && isReadable,
    isPasswordUnreadable: env.smtpUrl === null && !isReadable,
    fromName: env.mailFrom?.name || row?.fromName || (await publishedName(context)),
    fromAddress: env.mailFrom?.address ?? row?.fromAddress ?? '',
    ownerAddress: env.ownerEmail ?? row?.ownerAddress ?? '',
    locked: {
      server: env.smtpUrl !== null,
      from: env.mailFrom !== null,
      owner: env.ownerEmail !== null,
    },
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

/**
 * Stores the mail settings. Without a new password the old one is kept only while server and user stay the same: it is
 * encrypted for exactly these, so that nobody can have it sent to another server.
 * @param sealedPassword the result of {@link sealPassword}
 * @throws AppError 400 naming the field, 409 `stale`, 409 `unsupported` if the environment names the mail server
 */
export async function saveMailSettings(
  form: MailSettingsData & { updatedAt: string | null },
  sealedPassword: string | null,
  env: MailEnv,
  context: WriteContext,
): Promise<void> {
  const { models, now } = context;
  if (env.smtpUrl !== null) throw unsupported(LOCKED);
  refusePrivateHost(form.host);
  assertMailPort(form.port, env);
  const row = await models.MailSettings.findByPk(MAIL_SETTINGS_ID, {
    lock: true,
  });
  assertNotStale(row, form.updatedAt);
  const columns = {
    host: form.host,
    port: form.port,
    security: form.security,
    userName: form.user,
    sealedPassword: form.user === '' ? null : (sealedPassword ?? passwordToKeep(form, row)),
    fromName: form.fromName,
    fromAddress: form.fromAddress,
    ownerAddress: form.ownerAddress,
    updatedAt: nextUpdatedAt(row, now),
  };
  const before = row?.get({ plain: true }) ?? {};
  await recordAudit('mail_settings_changed', { before, after: { ...before, ...columns } }, context);
  if (row) await row.update(columns);
  else await models.MailSettings.create({ id: MAIL_SETTINGS_ID, ...columns });
  await tryPendingAgain(context);
  await recordEvent('mail', null, context);
}

/** Other ports would let a caller probe services on this machine. @throws AppError 400 on `port` */
export function assertMailPort(port: number, { mailPorts }: Pick<Env, 'mailPorts'>): void {
  if (mailPorts === null || mailPorts.includes(port)) return;
  throw invalidField(
    'port',
    withParams(
      'Mail servers use one of the ports {ports}. For another one, set MAIL_PORTS on the server.',
      { ports: mailPorts.join(', ') },
    ),
  );
}

/** Encrypts a new password for its server and user; `null` if none was sent. */
export async function sealPassword(
  form: MailSettingsData,
  secrets: Secrets,
): Promise<string | null> {
  if (form.password === undefined || form.user === '') return null;
  return secrets.seal(mailPasswordPlace(form), form.password);
}

/**
 * Rejects a form that keeps a stored password which can no longer be decrypted. Runs before the write, which should not
 * wait for reading the key file.
 * @throws AppError 400 on `password`
 */
export async function assertKeptPasswordOpens(
  form: MailSettingsData,
  env: MailEnv,
  secrets: Secrets,
  context: ReadContext,
): Promise<void> {
  if (env.smtpUrl !== null || form.user === '' || form.password !== undefined) return;
  const row = await loadMailSettings(context);
  if (!row?.sealedPassword || !isSameAccount(form, row)) return;
  if ((await storedPassword(row, secrets)) === null) throw invalidField('password', UNREADABLE);
}

/** The mail server in a form. @throws AppError 400 if its password is missing or stored for another server or user */
export async function serverOfForm(
  form: MailSettingsData,
  secrets: Secrets,
  context: ReadContext,
): Promise<MailServer> {
  refusePrivateHost(form.host);
  const { host, port, security, user } = form;
  if (user === '') return { host, port, security, login: null };
  const password =
    form.password ??
    (await secrets.open(
      mailPasswordPlace(form),
      passwordToKeep(form, await loadMailSettings(context)),
    ));
  if (password === null) throw invalidField('password', UNREADABLE);
  return { host, port, security, login: { user, password } };
}

/** The stored mail server with its password; `unreadable` if the password cannot be decrypted. */
export async function storedServer(
  row: MailSettings,
  secrets: Secrets,
): Promise<MailServer | 'unreadable'> {
  const { host, port, security, userName: user } = row;
  if (user === '') return { host, port, security, login: null };
  const password = await storedPassword(row, secrets);
  return password === null ? 'unreadable' : { host, port, security, login: { user, password } };
}

export function storedSender({ fromName, fromAddress }: MailSettings): Mailbox {
  return { name: fromName, address: fromAddress };
}

function storedPassword(row: MailSettings, secrets: Secrets): Promise<string | null> {
  const { sealedPassword } = row;
  return sealedPassword === null
    ? Promise.resolve(null)
    : secrets.open(mailPasswordPlace({ ...row.get(), user: row.userName }), sealedPassword);
}

/** @throws AppError 400 if none is stored for this server and user */
function passwordToKeep(form: Account, row: MailSettings | null): string {
  if (!row?.sealedPassword) throw invalidField('password', PASSWORD_REQUIRED);
  if (isSameAccount(form, row)) return row.sealedPassword;
  throw invalidField('password', PASSWORD_OF_ANOTHER);
}

function isSameAccount(form: Account, row: MailSettings): boolean {
  return mailPasswordPlace(form) === mailPasswordPlace({ ...row.get(), user: row.userName });
}

/** What a password is encrypted for; see `Secrets`. */
export function mailPasswordPlace({ host, port, security, user }: Account): string {
  return `mail_settings.password ${JSON.stringify([security, host, port, user])}`;
}

function refusePrivateHost(host: string): void {
  if (!mayBeMailHost(host)) throw invalidField('host', PRIVATE_HOST);
}

/** Retries failed mails now and restarts their retry period, since the new server may accept them. */
async function tryPendingAgain({ models, now }: WriteContext): Promise<void> {
  await models.OutboxMail.update(
    { nextAttemptAt: now, giveUpAt: new Date(now.getTime() + GIVE_UP_MS) },
    {
      where: { status: 'pending', leaseToken: null, attempts: { [Op.gt]: 0 } },
    },
  );
}

function serverOf(row: MailSettings | null) {
  return {
    host: row?.host ?? '',
    port: row?.port ?? MAIL_PORTS.starttls,
    security: row?.security ?? ('starttls' as const),
    user: row?.userName ?? '',
  };
}

/** The settings in an `SMTP_URL`, without its password. */
function serverOfUrl(address: string) {
  const { protocol, hostname, port, username } = new URL(address);
  const security = protocol === 'smtps:' ? ('tls' as const) : ('starttls' as const);
  return {
    host: hostname,
    port: port === '' ? MAIL_PORTS[security] : Number(port),
    security,
    user: decodedUrlPart(username),
  };
}

const LOCKED =
  'The mail server is set on the machine where this server runs, and can only be changed there.';
const PRIVATE_HOST =
  'This leads into a private network, where no mail is taken to. Enter a mail server on the Internet, or localhost for one on the server’s own machine.';
const PASSWORD_REQUIRED = 'Password is required';
const PASSWORD_OF_ANOTHER =
  'The stored password belongs to another server or user. Please type the password again.';
const UNREADABLE = 'The stored password cannot be read any more. Please type it again.';
