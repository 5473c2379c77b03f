import type { MailTrial } from '@shared/contract/mail/mailSettings';
import { Notice } from '../components/sectionStyles';
import { mailFailureText } from './mailFailureText';
import { t } from '../i18n/t';

export function MailTrialNote({
  trial,
  way,
}: {
  trial: MailTrial;
  way: Parameters<typeof mailFailureText>[1];
}) {
  if (trial.isSent) {
    return (
      <Notice $tone="good" role="status">
        {t.parts(
          '{works} The test mail is on its way to {recipient}. Look there, in the spam folder as well.',
          {
            works: <strong>{t('It works.')}</strong>,
            recipient: trial.recipient,
          },
        )}
      </Notice>
    );
  }
  return (
    <Notice $tone="error" role="alert">
      <strong>{t('The test mail was not sent.')}</strong> <span>{mailFailureText(trial, way)}</span>
      {trial.answer && (
        <p>
          <span>{t('The mail server said:')}</span> <q>{trial.answer}</q>
        </p>
      )}
    </Notice>
  );
}
