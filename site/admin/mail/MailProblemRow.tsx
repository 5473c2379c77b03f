import type { MailProblem } from '@shared/contract/mail/mail';
import styled from 'styled-components';
import { useMailProblemAction } from '../../queries/mail';
import { space } from '../../styles/theme';
import { QuietActions } from '../components/cardStyles';
import { SmallWriteButton } from '../components/SmallButton';
import { attemptsText, mailName } from './mailProblemText';
import { t } from '../i18n/t';
import { SmallText } from '../../components/SmallText';
import { showFailure } from '../components/showFailure';

export function MailProblemRow({
  problem,
  className,
}: {
  problem: MailProblem;
  /** Of a list that styles its rows. */
  className?: string;
}) {
  const settle = useMailProblemAction();
  const name = mailName(problem);

  const handle = (action: 'retry' | 'dismiss') => {
    settle.mutate(
      { id: problem.id, action },
      {
        onError: (error) =>
          showFailure(
            action === 'retry' ? t('The mail was not sent again') : t('The mail was not dismissed'),
            error,
          ),
      },
    );
  };

  return (
    <Row {...(className !== undefined && { className })}>
      <div>
        <span>
          {t.parts('{part} to {recipient}', {
            part: <strong>{name}</strong>,
            recipient: problem.recipient,
          })}
        </span>
        <SmallText>{problem.reason}</SmallText>
        <SmallText>{attemptsText(problem)}</SmallText>
      </div>
      <QuietActions>
        {problem.kind !== 'unreadable' && (
          <SmallWriteButton
            disabled={settle.isPending}
            aria-label={t('Send again: {name} to {recipient}', {
              name,
              recipient: problem.recipient,
            })}
            onClick={() => handle('retry')}
          >
            {t('Send again')}
          </SmallWriteButton>
        )}
        <SmallWriteButton
          $variant="quiet"
          disabled={settle.isPending}
          aria-label={t('Dismiss: {name} to {recipient}', { name, recipient: problem.recipient })}
          onClick={() => handle('dismiss')}
        >
          {t('Dismiss')}
        </SmallWriteButton>
      </QuietActions>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  padding: ${space(2)} 0;
  > div:first-child {
    flex: 1 1 320px;
  }
`;
