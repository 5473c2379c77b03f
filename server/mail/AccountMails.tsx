import { deviceText } from '@shared/i18n/deviceText';
import { LANGUAGES } from '@shared/i18n/languages';
import { VILLA } from '@shared/villa';
import type { AccountMailData } from './mail';
import { useMailTexts } from './mailContext';
import { MailFrame } from './MailFrame';
import { Action, Facts, Paragraph } from './mailParts';

/** With a link to choose another password. The token follows a `#`, which keeps it out of servers' logs. */
export function PasswordReset({
  account,
  token,
  publicUrl,
}: {
  account: AccountMailData;
  token: string;
  publicUrl: string;
}) {
  const { ownerText } = useMailTexts();
  return (
    <MailFrame
      title={ownerText('Choose a new password')}
      preview={ownerText('The link works once, within an hour.')}
      note={ownerText(
        'You did not ask for this? Then there is nothing you need to do: your password stays as it is.',
      )}
      publicUrl={publicUrl}
    >
      <Paragraph>
        {ownerText(
          'Somebody asked for a new password for the account {username}. The link works once, and for one hour. Choosing a new password signs this account out everywhere.',
          { username: account.username },
        )}
      </Paragraph>
      <Action href={`${publicUrl}/admin/reset-password#${token}`}>
        {ownerText('Choose a new password{#action}')}
      </Action>
    </MailFrame>
  );
}

export function NewDevice({
  account,
  device,
  at,
  publicUrl,
}: {
  account: AccountMailData;
  device: string;
  at: Date;
  publicUrl: string;
}) {
  const { ownerText, language } = useMailTexts();
  const name = deviceText(device, language);
  return (
    <MailFrame
      title={ownerText('A sign-in from a new device')}
      preview={name}
      publicUrl={publicUrl}
    >
      <Facts
        rows={[
          [ownerText('Account'), account.username],
          [ownerText('Device'), name],
          [ownerText('When'), timeText(at, LANGUAGES[language].locale)],
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

export function BankDetailsChanged({
  by,
  before,
  after,
  at,
  publicUrl,
}: {
  by: string;
  before: string | null;
  after: string;
  at: Date;
  publicUrl: string;
}) {
  const { ownerText, language } = useMailTexts();
  const ending = (end: string) => ownerText('IBAN ending in {end}', { end });
  return (
    <MailFrame
      title={ownerText('The bank details were changed')}
      preview={ownerText('Guests are asked to pay into this account from now on.')}
      publicUrl={publicUrl}
    >
      <Facts
        rows={[
          // Only the holder or the BIC changed.
          ...(before === null || before === after
            ? []
            : [[ownerText('Before'), ending(before)] as [string, string]]),
          [ownerText('Now'), ending(after)],
          [ownerText('Changed by'), by],
          [ownerText('When'), timeText(at, LANGUAGES[language].locale)],
        ]}
      />
      <Paragraph>
        {ownerText(
          'Guests are asked to pay into this account from now on. If that was you, all is well. If not, please put the account right, change your password, sign out the devices that you do not know, and tell guests whose payments are due.',
        )}
      </Paragraph>
      <Action href={`${publicUrl}/admin/settings/bank-details`}>
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
