import path from 'node:path';
import { TEXT_LIMITS } from '@shared/contract/textLimits';
import { isEmail, typedEmail } from '@shared/domain/emailAddress';
import * as z from 'zod';

const DEFAULT_PORT = 3000;
const MAILBOX_MESSAGE = 'must look like Villa Luz <post@villa.example>';

const rawSchema = z
  .object({
    PORT: integer('a port number from 1 to 65535', 1, 65_535).default(DEFAULT_PORT),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\/.+/, 'must look like postgres://user:password@host:5432/name')
      .optional(),
    PUBLIC_URL: z
      .string()
      .refine(isBareHttpUrl, 'must be an address such as https://villa.example, without a path')
      .optional(),
    ADMIN_USERNAME: z.string().trim().min(1).max(120).default('admin'),
    ADMIN_PASSWORD: z
      .string()
      .min(8, 'must have at least 8 characters')
      .max(256, 'must have at most 256 characters')
      .optional(),
    SESSION_KEYS: z
      .string()
      .refine(
        (keys) => keys.split(',').every((key) => key.trim().length >= 32),
        'must be keys of at least 32 characters, comma-separated, newest first',
      )
      .optional(),
    SECRETS_KEY: z
      .string()
      .refine(
        (keys) => keys.split(',').every((key) => key.trim().length >= 32),
        'must be keys of at least 32 characters, comma-separated, newest first',
      )
      .optional(),
    CLOUDINARY_URL: z
      .string()
      .regex(/^cloudinary:\/\/[^:]+:[^@]+@[^/?]+/, 'must look like cloudinary://key:secret@cloud')
      .optional(),
    CLOUDINARY_UPLOAD_PRESET: z.string().min(1).default('villa'),
    CLOUDINARY_FOLDER: z
      .string()
      .regex(/^[\w-]+(\/[\w-]+)*$/, 'must be a folder name such as villa-luz')
      .default('villa-luz'),
    GOOGLE_MAPS_API_KEY: z.string().min(1).optional(),
    TRUST_PROXY: integer('a number of proxies from 0 to 10', 0, 10).default(0),
    RATE_LIMIT_FACTOR: z.coerce
      .number('must be a number above 0')
      .positive('must be a number above 0')
      .max(1_000_000)
      .default(1),
    MAX_CONNECTIONS: integer('a number of connections from 10 to 100000', 10, 100_000).default(
      2000,
    ),
    CALENDAR_PRIVATE_NETWORKS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
    REFERENCE_RATES_URL: z
      .url({
        protocol: /^https?$/,
        error: 'must be an address such as https://bank.example/rates.xml',
      })
      .optional(),
    METRICS_PORT: integer('a port number from 1 to 65535', 1, 65_535).optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    SMTP_URL: z
      .string()
      .refine(isSmtpUrl, 'must look like smtps://user:password@mail.example:465')
      .optional(),
    MAIL_PORTS: z
      .string()
      .regex(/^(any|\d{1,5}(,\d{1,5})*)$/, 'must be port numbers, comma-separated, or any')
      .default('25,465,587,2525'),
    MAIL_FROM: z
      .string()
      .refine((text) => parseMailbox(text) !== null, MAILBOX_MESSAGE)
      .optional(),
    OWNER_EMAIL: z
      .string()
      .transform(typedEmail)
      .refine(
        (address) => address.length <= TEXT_LIMITS.email && isEmail(address),
        'must be one e-mail address',
      )
      .optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
  })
  .superRefine((raw, context) => {
    if (!raw.SMTP_URL) return;
    if (!raw.MAIL_FROM) {
      context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: MAILBOX_MESSAGE });
    }
    if (!raw.OWNER_EMAIL) {
      const message = 'must be the address that tells you of enquiries';
      context.addIssue({ code: 'custom', path: ['OWNER_EMAIL'], message });
    }
  });

export const ENV_VARIABLES: readonly string[] = Object.keys(rawSchema.shape);

/** Name and address of a sender or recipient. */
export type Mailbox = { name: string; address: string };

/** The validated configuration; the table "Settings" in docs/operations.md explains each value. */
export type Env = {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | null;
  /** Origin without a trailing slash. */
  publicUrl: string;
  /** Whether `PUBLIC_URL` is not set. */
  isPublicUrlDefault: boolean;
  /** Whether guests use https, so that cookies can be Secure. */
  isHttps: boolean;
  adminUsername: string;
  adminPassword: string | null;
  /** Newest first; `null`: generated once in `dataDir`. */
  sessionKeys: string[] | null;
  /** Encryption keys, newest first; `null`: generated in `dataDir`. */
  secretsKeys: string[] | null;
  cloudinaryUrl: string | null;
  cloudinaryUploadPreset: string;
  imageFolder: string;
  googleMapsApiKey: string | null;
  trustProxy: number;
  rateLimitFactor: number;
  /** Concurrent connections; further ones are closed at once. */
  maxConnections: number;
  /** `smtp://` or `smtps://`; `null`: set in the back office. */
  smtpUrl: string | null;
  /** Ports allowed for a mail server set in the back office; `null`: any. */
  mailPorts: readonly number[] | null;
  /** Sender of mails, by default named after the villa; `null`: set in the back office. */
  mailFrom: Mailbox | null;
  /** Receives the owner's mails and guests' replies; `null`: set in the back office. */
  ownerEmail: string | null;
  /** Whether imported calendars may be in a private network. */
  readsPrivateCalendars: boolean;
  /** URL of reference rates; `null`: the European Central Bank's. */
  referenceRatesUrl: string | null;
  /** Port of `/metrics`; `null`: disabled. */
  metricsPort: number | null;
  metricsHost: string;
  logLevel: z.infer<typeof rawSchema>['LOG_LEVEL'];
};

/** Its message lists every invalid variable and the expected value. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/**
 * Validates the environment. An empty value counts as not set.
 * @throws EnvError naming every invalid variable
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = rawSchema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new EnvError(
      `The server cannot start, because its settings are not right:\n${lines.join('\n')}`,
    );
  }
  const raw = result.data;
  const publicUrl = new URL(raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`);
  return {
    port: raw.PORT,
    host: raw.HOST,
    dataDir: path.resolve(raw.DATA_DIR),
    databaseUrl: raw.DATABASE_URL ?? null,
    publicUrl: publicUrl.origin,
    isPublicUrlDefault: raw.PUBLIC_URL === undefined,
    isHttps: publicUrl.protocol === 'https:',
    adminUsername: raw.ADMIN_USERNAME,
    adminPassword: raw.ADMIN_PASSWORD ?? null,
    sessionKeys: raw.SESSION_KEYS?.split(',').map((key) => key.trim()) ?? null,
    secretsKeys: raw.SECRETS_KEY?.split(',').map((key) => key.trim()) ?? null,
    cloudinaryUrl: raw.CLOUDINARY_URL ?? null,
    cloudinaryUploadPreset: raw.CLOUDINARY_UPLOAD_PRESET,
    imageFolder: raw.CLOUDINARY_FOLDER,
    googleMapsApiKey: raw.GOOGLE_MAPS_API_KEY ?? null,
    trustProxy: raw.TRUST_PROXY,
    rateLimitFactor: raw.RATE_LIMIT_FACTOR,
    maxConnections: raw.MAX_CONNECTIONS,
    smtpUrl: raw.SMTP_URL ?? null,
    mailPorts: raw.MAIL_PORTS === 'any' ? null : raw.MAIL_PORTS.split(',').map(Number),
    mailFrom: raw.MAIL_FROM === undefined ? null : parseMailbox(raw.MAIL_FROM),
    ownerEmail: raw.OWNER_EMAIL ?? null,
    readsPrivateCalendars: raw.CALENDAR_PRIVATE_NETWORKS === '1',
    referenceRatesUrl: raw.REFERENCE_RATES_URL ?? null,
    metricsPort: raw.METRICS_PORT ?? null,
    metricsHost: raw.METRICS_HOST,
    logLevel: raw.LOG_LEVEL,
  };
}

function integer(what: string, min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,6}$/, `must be ${what}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be ${what}`);
}

function isBareHttpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:';
  return isHttp && url.pathname === '/' && !url.search && !url.hash && !url.username;
}

function isSmtpUrl(text: string): boolean {
  return (
    URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).host !== ''
  );
}

/** `Name <address>`, or an address alone with the name `''`; `null` for anything else. */
function parseMailbox(text: string): Mailbox | null {
  const match = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))\s*$/.exec(text);
  const address = typedEmail(match?.[2] ?? match?.[3] ?? '');
  if (/[\p{Cc}]/u.test(text) || address.length > TEXT_LIMITS.email || !isEmail(address)) {
    return null;
  }
  return { name: match?.[1] ?? '', address };
}
