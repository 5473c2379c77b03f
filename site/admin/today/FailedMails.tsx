import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Dialog } from '../../components/Dialog';
import { mailStateQuery, useRetryAllMails } from '../../queries/mail';
import { space } from '../../styles/theme';
import { showFailure } from '../components/showFailure';
import { SmallButton, SmallWriteButton } from '../components/SmallButton';
import { MailProblemRow } from '../mail/MailProblemRow';
import { t } from '../i18n/t';

export function FailedMailActions({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false);
  const retry = useRetryAllMails();
  const handleRetry = () =>
    retry.mutate(undefined, {
      onError: (error) => showFailure(t('The e-mails were not sent again'), error),
    });
  return (
    <>
      <SmallWriteButton disabled={retry.isPending} onClick={handleRetry}>
        {count === 1 ? t('Send again') : t('Send all again')}
      </SmallWriteButton>
      <SmallButton $variant="quiet" onClick={() => setOpen(true)}>
        {t('Show{#verb}')}
      </SmallButton>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('E-mails that were not sent')}
      >
        <Problems />
      </Dialog>
    </>
  );
}

function Problems() {
  const { data } = useQuery(mailStateQuery(useApi()));
  return (
    <ul>
      {data?.problems.map((problem) => (
        <Mail key={problem.id} problem={problem} />
      ))}
    </ul>
  );
}

const Mail = styled(MailProblemRow)`
  padding: ${space(3)} 0;
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
`;
