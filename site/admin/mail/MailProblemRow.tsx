import type { MailProblem } from '@shared/contract/mail/mail';
import styled from 'styled-components';
import { useMailProblemAction } from '../../queries/mail';
import { space } from '../../styles/theme';
import { WriteButton } from '../components/WriteButton';
import { attemptsText, mailName } from './mailProblemText';
import { t } from '../i18n/t';
import { showFailure } from '../components/showFailure';

/** A mail that could not be sent, why, and what can be done about it. */
export function MailProblemRow({
  problem,
  className,
}: {
  problem: MailProblem;
  /** Where it stands in a list of its own look. */
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
        {t.parts('{part} to {recipient}', {
          part: <strong>{name}</strong>,
          recipient: problem.recipient,
        })}
        <Reason>{problem.reason}</Reason>
        <Reason>{attemptsText(problem)}</Reason>
      </div>
      <Buttons>
        {problem.kind !== 'unreadable' && (
          <WriteButton
            type="button"
            $variant="secondary"
            $size="small"
            disabled={settle.isPending}
            aria-label={t('Send again: {name} to {recipient}', {
              name,
              recipient: problem.recipient,
            })}
            onClick={() => handle('retry')}
          >
            {t('Send again')}
          </WriteButton>
        )}
        <WriteButton
          type="button"
          $variant="quiet"
          $size="small"
          disabled={settle.isPending}
          aria-label={t('Dismiss: {name} to {recipient}', { name, recipient: problem.recipient })}
          onClick={() => handle('dismiss')}
        >
          {t('Dismiss')}
        </WriteButton>
      </Buttons>
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

const Reason = styled.p`
  color: ${({ theme }) => theme.colors.slate};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space(5)};
`;
