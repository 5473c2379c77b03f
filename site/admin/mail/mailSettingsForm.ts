import {
  MAIL_PORTS,
  mailSettingsShape,
  refusePlain,
  type MailSecurity,
  type MailSettings,
} from '@shared/contract/mail/mailSettings';
import { isLoopbackMailHost, normalizedMailHost } from '@shared/domain/mailHost';
import * as z from 'zod/mini';

/** Mail settings as text fields, validated by the contract's rules. */
export const mailFormSchema = z
  .object({
    ...mailSettingsShape,
    port: z.pipe(
      z.string(),
      z.pipe(
        z.transform((text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN)),
        mailSettingsShape.port,
      ),
    ),
    password: z.pipe(
      z.string(),
      z.pipe(
        z.transform((text: string) => (text === '' ? undefined : text)),
        mailSettingsShape.password,
      ),
    ),
    acceptsPlain: z.pipe(
      z.string(),
      z.transform((text: string) => text !== ''),
    ),
  })
  .check(refusePlain);
export type MailFields = z.input<typeof mailFormSchema> & Record<string, string>;
export type MailFieldsOutput = z.output<typeof mailFormSchema>;

export const MAIL_LABELS = {
  host: 'Mail server',
  port: 'Port',
  security: 'Encryption',
  user: 'User',
  fromName: 'Sender’s name',
  fromAddress: 'Sender’s address',
  ownerAddress: 'Your address{#mail}',
} as const;
export type MailField = keyof typeof MAIL_LABELS;

/** The stored settings as text; they never contain a password. */
export function mailFieldsOf(settings: MailSettings): MailFields {
  return {
    host: settings.host,
    port: String(settings.port),
    security: settings.security,
    user: settings.user,
    password: '',
    acceptsPlain: '',
    fromName: settings.fromName,
    fromAddress: settings.fromAddress,
    ownerAddress: settings.ownerAddress,
  };
}

/** The usual port for an encryption, unless the port is a custom one. */
export function portFor(security: string, port: string): string {
  const isUsual = Object.values(MAIL_PORTS).some((usual) => String(usual) === port.trim());
  return isUsual ? String(MAIL_PORTS[security as MailSecurity]) : port;
}

/** Whether others can read the connection, which the owner must accept. */
export function isPlainAbroad({ host, security }: Pick<MailFields, 'host' | 'security'>): boolean {
  const server = normalizedMailHost(host);
  return security === 'none' && server !== null && !isLoopbackMailHost(server);
}

/** Whether the stored password belongs to the typed account. */
export function isSameAccount(fields: MailFields, stored: MailSettings): boolean {
  return (
    normalizedMailHost(fields.host) === stored.host &&
    Number(fields.port) === stored.port &&
    fields.security === stored.security &&
    fields.user.trim() === stored.user
  );
}
