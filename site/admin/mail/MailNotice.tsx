import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { mailStateQuery } from '../../queries/mail';
import { space } from '../../styles/theme';
import { usePermissions } from '../access/usePermissions';
import { MAIL_ADDRESS } from './mailAddress';
import { TestMailButton } from './TestMailButton';
import { t } from '../i18n/t';

/**
 * Says that mail is not set up, or in one quiet line where the owner's goes. What could not be sent
 * is said with the day.
 */
export function MailNotice() {
  const can = usePermissions();
  const mail = useQuery(mailStateQuery(useApi()));
  // Unknown is not broken, and the figures beside it tell of a server that does not answer.
  if (!mail.data) return null;
  const { isSetUp, needsPassword = false, ownerAddress } = mail.data;
  return (
    <Area aria-label={t('Mail')}>
      {needsPassword ? <PasswordNeeded /> : !isSetUp && <SetUp />}
      {isSetUp && can('mail') && (
        <Quiet>
          <span>{t('Mail to you goes to {ownerAddress}.', { ownerAddress })}</span>
          <TestMailButton />
        </Quiet>
      )}
    </Area>
  );
}

function SetUp() {
  const can = usePermissions();
  return (
    <Box $tone="warning" role="note">
      <h2>{t('Mail is not set up')}</h2>
      <p>
        {t(
          'Guests get no mail, and neither do you: every mail is kept as a file on the server instead.',
        )}{' '}
        {can('mail') ? (
          <Link to={MAIL_ADDRESS}>{t('Set up mail')}</Link>
        ) : (
          <span>{t('Please tell the owner.')}</span>
        )}
      </p>
    </Box>
  );
}

function PasswordNeeded() {
  const can = usePermissions();
  return (
    <Box $tone="error" role="status">
      <h2>{t('Mails wait for the mail server’s password')}</h2>
      <p>
        {t(
          'The stored one cannot be read any more: the database came from another server, or its key is gone. Nothing is lost.',
        )}{' '}
        {can('mail') ? (
          <Link to={MAIL_ADDRESS}>{t('Type the password again')}</Link>
        ) : (
          <span>{t('Please tell the owner.')}</span>
        )}
      </p>
    </Box>
  );
}

const Area = styled.section`
  display: grid;
  gap: ${space(4)};
  margin-bottom: ${space(6)};
`;

const Box = styled.div<{ $tone: 'warning' | 'error' }>`
  padding: ${space(4)} ${space(5)};
  background: ${({ $tone, theme }) =>
    $tone === 'warning' ? theme.colors.saffronTint : theme.colors.coralTint};
  border-radius: ${({ theme }) => theme.radii.card};
  overflow-wrap: anywhere;
  h2 {
    margin-bottom: ${space(1)};
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: 1rem;
    font-weight: 600;
    letter-spacing: normal;
    color: ${({ $tone, theme }) =>
      $tone === 'warning' ? theme.colors.saffron : theme.colors.coral};
  }
  p {
    max-width: 76ch;
  }
  a {
    font-weight: 600;
    color: ${({ theme }) => theme.colors.ocean};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  color: ${({ theme }) => theme.colors.slate};
`;
