import { deviceText } from '@shared/i18n/deviceText';
import { LANGUAGES } from '@shared/i18n/languages';
import { VILLA } from '@shared/villa';
import * as z from 'zod';
import { useMail } from '../mailContext';
import { accountDataSchema } from '../mailData';
import { defineMail, unchanged } from '../mailDefinition';
import { MailFrame } from '../MailFrame';
import { Action, Facts, Paragraph } from '../mailParts';

const passwordResetSchema = z.object({
  account: accountDataSchema.extend({ email: z.string() }),
  /** Encrypted, like an invitation's. */
  sealedToken: z.string(),
});
type PasswordResetData = z.infer<typeof passwordResetSchema>;

/** Place of the encrypted token; see `Secrets`. */
export const PASSWORD_RESET_PLACE = 'outbox_mails.password_reset';

/** With a link to choose another password. The token follows a `#`, which keeps it out of servers' logs. */
export const passwordReset = defineMail({
  kind: 'passwordReset',
  data: passwordResetSchema,
  reader: 'user',
  priority: 'decision',
  subject: (_mail, { ownerText, villa }) =>
    ownerText('Choose a new password for {villa}', { villa: villa['villa.name'] }),
  Body: PasswordReset,
  link: {
    place: PASSWORD_RESET_PLACE,
    sealedToken: (mail) => mail.sealedToken,
    lost: 'The link in this mail cannot be read any more. Please ask for another one.',
  },
  current: unchanged,
});

/** `device` is the result of {@link deviceName}. */
const newDeviceSchema = z.object({ account: accountDataSchema, device: z.string() });
type NewDeviceData = z.infer<typeof newDeviceSchema>;

export const newDevice = defineMail({
  kind: 'newDevice',
  data: newDeviceSchema,
  reader: 'user',
  priority: 'alert',
  subject: (_mail, { ownerText, villa }) =>
    ownerText('A new sign-in to {villa}', { villa: villa['villa.name'] }),
  Body: NewDevice,
  current: unchanged,
});

/** The last digits of the IBANs, `before` if there was one; `by` is the user's name. */
const bankDetailsSchema = z.object({
  account: accountDataSchema,
  by: z.string(),
  before: z.string().nullable(),
  after: z.string(),
});
type BankDetailsData = z.infer<typeof bankDetailsSchema>;

export const bankDetailsChanged = defineMail({
  kind: 'bankDetailsChanged',
  data: bankDetailsSchema,
  reader: 'user',
  priority: 'alert',
  subject: (_mail, { ownerText, villa }) =>
    ownerText('Other bank details for {villa}', { villa: villa['villa.name'] }),
  Body: BankDetailsChanged,
  current: unchanged,
});

function PasswordReset({ account }: PasswordResetData) {
  const { ownerText, publicUrl, linkToken } = useMail();
  return (
    <MailFrame
      title={ownerText('Choose a new password')}
      preview={ownerText('The link works once, within an hour.')}
      note={ownerText(
        'You did not ask for this? Then there is nothing you need to do: your password stays as it is.',
      )}
    >
      <Paragraph>
        {ownerText(
          'Somebody asked for a new password for the account {username}. The link works once, and for one hour. Choosing a new password signs this account out everywhere.',
          { username: account.username },
        )}
      </Paragraph>
      <Action href={`${publicUrl}/admin/reset-password#${linkToken}`}>
        {ownerText('Choose a new password{#action}')}
      </Action>
    </MailFrame>
  );
}

function NewDevice({ account, device }: NewDeviceData) {
  const { ownerText, language, createdAt, publicUrl } = useMail();
  const name = deviceText(device, language);
  return (
    <MailFrame title={ownerText('A sign-in from a new device')} preview={name}>
      <Facts
        rows={[
          [ownerText('Account'), account.username],
          [ownerText('Device'), name],
          [ownerText('When'), timeText(createdAt, LANGUAGES[language].locale)],
        ]}
      />
      <Paragraph>
        {ownerText(
          'If that was you, all is well. If not, please change your password now, and sign out the devices that you do not know.',
        )}
      </Paragraph>
      <Action href={`${publicUrl}/admin/settings/account`}>
        {ownerText('See where you are signed in')}
      </Action>
    </MailFrame>
  );
}

function BankDetailsChanged({ by, before, after }: BankDetailsData) {
  const { ownerText, language, createdAt, publicUrl } = useMail();
  const ending = (end: string) => ownerText('IBAN ending in {end}', { end });
  return (
    <MailFrame
      title={ownerText('The bank details were changed')}
      preview={ownerText('Guests are asked to pay into this account from now on.')}
    >
      <Facts
        rows={[
          // Only the holder or the BIC changed.
          ...(before === null || before === after
            ? []
            : [[ownerText('Before'), ending(before)] as [string, string]]),
          [ownerText('Now'), ending(after)],
          [ownerText('Changed by'), by],
          [ownerText('When'), timeText(createdAt, LANGUAGES[language].locale)],
        ]}
      />
      <Paragraph>
        {ownerText(
          'Guests are asked to pay into this account from now on. If that was you, all is well. If not, please put the account right, change your password, sign out the devices that you do not know, and tell guests whose payments are due.',
        )}
      </Paragraph>
      <Action href={`${publicUrl}/admin/payments?tab=bank`}>
        {ownerText('See the bank details')}
      </Action>
    </MailFrame>
  );
}

function timeText(at: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: VILLA.timeZone,
  }).format(at);
}
