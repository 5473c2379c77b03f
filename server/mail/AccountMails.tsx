import { deviceText } from '@shared/i18n/deviceText';
import { LANGUAGES } from '@shared/i18n/languages';
import { VILLA } from '@shared/villa';
import type { AccountMailData } from './mail';
import { useWords } from './VillaContext';
import { MailFrame } from './MailFrame';
import { Action, Facts, Words } from './mailParts';

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
  const { mailText } = useWords();
  return (
    <MailFrame
      title={mailText('passwordReset.title')}
      preview={mailText('passwordReset.preview')}
      note={mailText('passwordReset.notYou')}
      publicUrl={publicUrl}
    >
      <Words>{mailText('passwordReset.text', { username: account.username })}</Words>
      <Action href={`${publicUrl}/admin/reset-password#${token}`}>
        {mailText('passwordReset.action')}
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
  const { mailText, language } = useWords();
  const name = deviceText(device, language);
  return (
    <MailFrame
      title={mailText('newDevice.title')}
      preview={mailText('newDevice.preview', { device: name })}
      publicUrl={publicUrl}
    >
      <Facts
        rows={[
          [mailText('newDevice.account'), account.username],
          [mailText('newDevice.device'), name],
          [mailText('newDevice.time'), timeText(at, LANGUAGES[language].locale)],
        ]}
      />
      <Words>{mailText('newDevice.text')}</Words>
      <Action href={`${publicUrl}/admin/settings/account`}>{mailText('newDevice.action')}</Action>
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
  const { mailText, language } = useWords();
  const ending = (end: string) => mailText('bankDetails.ending', { end });
  return (
    <MailFrame
      title={mailText('bankDetails.title')}
      preview={mailText('bankDetails.preview')}
      publicUrl={publicUrl}
    >
      <Facts
        rows={[
          // Only the holder or the BIC changed.
          ...(before === null || before === after
            ? []
            : [[mailText('bankDetails.before'), ending(before)] as [string, string]]),
          [mailText('bankDetails.after'), ending(after)],
          [mailText('bankDetails.by'), by],
          [mailText('newDevice.time'), timeText(at, LANGUAGES[language].locale)],
        ]}
      />
      <Words>{mailText('bankDetails.text')}</Words>
      <Action href={`${publicUrl}/admin/settings/bank-details`}>
        {mailText('bankDetails.action')}
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
