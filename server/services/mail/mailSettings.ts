import {
  MAIL_PORTS,
  mailSettingsSchema,
  type MailSettings as MailSettingsJson,
  type MailSettingsData,
} from '@shared/contract/mail/mailSettings';
import { Op } from 'sequelize';
import { secret } from '../../db/changes/auditChanges';
import type { Env, Mailbox } from '../../env';
import { invalidField, unsupported, withParams } from '../../errors';
import { mayBeMailHost } from '../../integrations/mailServerAddress';
import { decodedUrlPart, type MailServer } from '../../integrations/smtp';
import { publishedName } from '../content/publishedName';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';
import { defineSettings } from '../settings/defineSettings';
import { GIVE_UP_MS } from './retrySchedule';

type MailEnv = Pick<Env, 'smtpUrl' | 'mailFrom' | 'ownerEmail' | 'mailPorts'>;

type Account = Pick<MailSettingsData, 'host' | 'port' | 'security' | 'user'>;

const { host, port, security, user, fromName, fromAddress, ownerAddress } =
  mailSettingsSchema.shape;

const mailSettings = defineSettings(
  'mail',
  { host, port, security, userName: user, fromName, fromAddress, ownerAddress },
  {
    host: '',
    port: MAIL_PORTS.starttls,
    security: 'starttls',
    /** Empty if the mail server requires none. */
    userName: '',
    fromName: '',
    fromAddress: '',
    ownerAddress: '',
  },
  {
    audit: 'mail_settings_changed',
    logged: ({ value, sealed, updatedAt }) =>
      updatedAt === null ? {} : { ...value, sealedPassword: secret(sealed) },
    event: 'mail',
  },
);
/** The password is encrypted for this server and user, see {@link mailPasswordPlace}. */
export type StoredMailSettings = Awaited<ReturnType<typeof mailSettings.find>>;

/** The saved mail settings; `null` before the first save. */
export async function loadMailSettings(context: ReadContext): Promise<StoredMailSettings | null> {
  const stored = await mailSettings.find(context);
  return stored.updatedAt && stored;
}

/** The stored settings for the form, overridden by the environment. */
export async function mailSettingsForOwner(
  env: MailEnv,
  secrets: Secrets,
  context: ReadContext,
): Promise<MailSettingsJson> {
  const stored = await mailSettings.find(context);
  const { userName: user, host, port, security, ...addresses } = stored.value;
  const isReadable = stored.sealed === null || (await storedPassword(stored, secrets)) !== null;
  return {
    ...(env.smtpUrl === null ? { host, port, security, user } : serverOfUrl(env.smtpUrl)),
    hasPassword: env.smtpUrl === null && stored.sealed !== null && isReadable,
    isPasswordUnreadable: env.smtpUrl === null && !isReadable,
    fromName: env.mailFrom?.name || addresses.fromName || (await publishedName(context)),
    fromAddress: env.mailFrom?.address ?? addresses.fromAddress,
    ownerAddress: env.ownerEmail ?? addresses.ownerAddress,
    locked: {
      server: env.smtpUrl !== null,
      from: env.mailFrom !== null,
      owner: env.ownerEmail !== null,
    },
    updatedAt: stored.updatedAt?.toISOString() ?? null,
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
  if (env.smtpUrl !== null) throw unsupported(LOCKED);
  refusePrivateHost(form.host);
  assertMailPort(form.port, env);
  const { host, port, security, user: userName, fromName, fromAddress, ownerAddress } = form;
  await mailSettings.save(
    { host, port, security, userName, fromName, fromAddress, ownerAddress },
    form.updatedAt,
    context,
    (before) => (userName === '' ? null : (sealedPassword ?? passwordToKeep(form, before))),
  );
  await tryPendingAgain(context);
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
  const stored = await mailSettings.find(context);
  if (stored.sealed === null || !isSameAccount(form, stored)) return;
  if ((await storedPassword(stored, secrets)) === null) throw invalidField('password', UNREADABLE);
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
      passwordToKeep(form, await mailSettings.find(context)),
    ));
  if (password === null) throw invalidField('password', UNREADABLE);
  return { host, port, security, login: { user, password } };
}

/** The stored mail server with its password; `unreadable` if the password cannot be decrypted. */
export async function storedServer(
  stored: StoredMailSettings,
  secrets: Secrets,
): Promise<MailServer | 'unreadable'> {
  const { host, port, security, userName: user } = stored.value;
  if (user === '') return { host, port, security, login: null };
  const password = await storedPassword(stored, secrets);
  return password === null ? 'unreadable' : { host, port, security, login: { user, password } };
}

export function storedSender({ value }: StoredMailSettings): Mailbox {
  return { name: value.fromName, address: value.fromAddress };
}

async function storedPassword(
  { sealed, text }: StoredMailSettings,
  secrets: Secrets,
): Promise<string | null> {
  return sealed === null ? null : secrets.open(storedPasswordPlace(text), sealed);
}

/** @throws AppError 400 if none is stored for this server and user */
function passwordToKeep(form: Account, stored: StoredMailSettings): string {
  if (stored.sealed === null) throw invalidField('password', PASSWORD_REQUIRED);
  if (isSameAccount(form, stored)) return stored.sealed;
  throw invalidField('password', PASSWORD_OF_ANOTHER);
}

function isSameAccount(form: Account, { text }: StoredMailSettings): boolean {
  return mailPasswordPlace(form) === storedPasswordPlace(text);
}

/** What a password is encrypted for; see `Secrets`. */
export function mailPasswordPlace({ host, port, security, user }: Account): string {
  return `mail_settings.password ${JSON.stringify([security, host, port, user])}`;
}

/** @param text the settings as stored */
export function storedPasswordPlace(text: string): string {
  const { userName: user, ...server } = mailSettings.read(text).value;
  return mailPasswordPlace({ ...server, user });
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
