import { MAX_TODAY_ROWS } from '@shared/contract/bookings/today';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { mailStateQuery } from '../../queries/mail';
import { space } from '../../styles/theme';
import { MailProblemRow } from '../mail/MailProblemRow';
import { Rest, TodayPart } from './todayParts';
import { t } from '../i18n/t';
import { SmallButton } from '../components/SmallButton';

export function FailedMails() {
  const { data } = useQuery(mailStateQuery(useApi()));
  const [isWhole, setWhole] = useState(false);
  // Unknown does not mean fine, but the other parts already report an unreachable server.
  if (!data) return null;
  const { problems, isSetUp, needsPassword = false } = data;
  const shown = isWhole ? problems : problems.slice(0, MAX_TODAY_ROWS);
  const title =
    problems.length === 0
      ? t('Failed mails')
      : problems.length === 1
        ? t('One mail could not be sent')
        : t('{n} mails could not be sent', { n: problems.length });
  const noProblem = needsPassword
    ? t('Mails wait until you have typed the mail password.')
    : isSetUp
      ? t('Every mail has been sent.')
      : t('Mail is not set up, so that none is sent.');
  return (
    <TodayPart
      title={title}
      none={noProblem}
      isEmpty={problems.length === 0}
      rest={
        shown.length < problems.length && (
          <Rest>
            <SmallButton $variant="quiet" onClick={() => setWhole(true)}>
              {t('Show all {total}', { total: problems.length })}
            </SmallButton>
          </Rest>
        )
      }
    >
      {shown.map((problem) => (
        <Mail key={problem.id} problem={problem} />
      ))}
    </TodayPart>
  );
}

const Mail = styled(MailProblemRow)`
  padding: ${space(2)} ${space(4)};
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
`;
