import { MAX_TODAY_ROWS } from '@shared/contract/bookings/today';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { mailStateQuery } from '../../queries/mail';
import { space } from '../../styles/theme';
import { MailProblemRow } from '../mail/MailProblemRow';
import { Rest, TodayPart } from './todayParts';
import { t } from './texts.en';

/** Mails that could not be sent and why, to be sent again or dismissed. */
export function FailedMails() {
  const { data } = useQuery(mailStateQuery(useApi()));
  const [isWhole, setWhole] = useState(false);
  // Unknown is not well, and the rest of the day tells of a server that does not answer.
  if (!data) return null;
  const { problems, isSetUp, needsPassword = false } = data;
  const shown = isWhole ? problems : problems.slice(0, MAX_TODAY_ROWS);
  const title =
    problems.length === 0
      ? t('today.failedMails')
      : problems.length === 1
        ? t('today.oneMailCouldNot')
        : t('today.mailsCouldNotBeSent', { n: problems.length });
  const noProblem = needsPassword
    ? t('today.mailsWaitUntilYou')
    : isSetUp
      ? t('today.everyMailHasBeen')
      : t('today.mailIsNotSet');
  return (
    <TodayPart
      title={title}
      none={noProblem}
      isEmpty={problems.length === 0}
      rest={
        shown.length < problems.length && (
          <Rest>
            <Button type="button" $variant="quiet" $size="small" onClick={() => setWhole(true)}>
              {t('today.showAllLength', { total: problems.length })}
            </Button>
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
