import type { MailTrial } from '@shared/contract/mail/mailSettings';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { mailFailureText } from './mailFailureText';
import { t } from '../i18n/t';

/** What came of a test mail: where it went, or what the mail server said and what to do. */
export function MailTrialNote({
  trial,
  way,
}: {
  trial: MailTrial;
  way: Parameters<typeof mailFailureText>[1];
}) {
  if (trial.isSent) {
    return (
      <Note $tone="good" role="status">
        {t.parts(
          '{works} The test mail is on its way to {recipient}. Look there, in the spam folder as well.',
          {
            works: <strong>{t('It works.')}</strong>,
            recipient: trial.recipient,
          },
        )}
      </Note>
    );
  }
  return (
    <Note $tone="bad" role="alert">
      <strong>{t('The test mail was not sent.')}</strong> <span>{mailFailureText(trial, way)}</span>
      {trial.answer && (
        <Answer>
          {t('The mail server said:')} <q>{trial.answer}</q>
        </Answer>
      )}
    </Note>
  );
}

const Note = styled.div<{ $tone: 'good' | 'bad' }>`
  max-width: 76ch;
  padding: ${space(3)} ${space(4)};
  background: ${({ $tone, theme }) =>
    $tone === 'good' ? theme.colors.palmTint : theme.colors.coralTint};
  border-radius: ${({ theme }) => theme.radii.control};
  font-size: ${({ theme }) => theme.type.small};
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
    color: ${({ $tone, theme }) => ($tone === 'good' ? theme.colors.palm : theme.colors.coral)};
  }
`;

const Answer = styled.p`
  margin-top: ${space(1)};
`;
