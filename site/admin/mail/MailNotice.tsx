import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { mailStateQuery } from '../../queries/mail';
import { setupQuery } from '../../queries/setup';
import { space } from '../../styles/theme';
import { plainHeading } from '../components/cardStyles';
import { usePermissions } from '../access/usePermissions';
import { nextStep } from '../setup/setupSteps';
import { MAIL_ADDRESS } from './mailAddress';
import { t } from '../i18n/t';

/**
 * Says that mail is not set up, until the set-up is put away or done. Failed mails are listed with the day.
 */
export function MailNotice() {
  const can = usePermissions();
  const api = useApi();
  const mail = useQuery(mailStateQuery(api));
  const { data: setup } = useQuery({ ...setupQuery(api), enabled: can('settings') });
  const isSettingUp = setup && !setup.isPutAway && nextStep(setup) !== undefined;
  // Nothing is shown until the state is known.
  if (!mail.data) return null;
  const { isSetUp, needsPassword = false } = mail.data;
  return (
    <Area aria-label={t('Mail')}>
      {needsPassword ? (
        <Trouble
          tone="error"
          title={t('Mails wait for the mail server’s password')}
          text={t(
            'The stored one cannot be read any more: the database came from another server, or its key is gone. Nothing is lost.',
          )}
          link={t('Type the password again')}
        />
      ) : (
        !isSetUp &&
        (isSettingUp || !can('settings')) && (
          <Trouble
            tone="warning"
            title={t('Mail is not set up')}
            text={t(
              'Guests get no mail, and neither do you: every mail is kept as a file on the server instead.',
            )}
            link={t('Set up mail')}
          />
        )
      )}
    </Area>
  );
}

/** A problem of the mail server that the owner must solve. */
function Trouble({
  tone,
  title,
  text,
  link,
}: {
  tone: 'warning' | 'error';
  title: string;
  text: string;
  link: string;
}) {
  const can = usePermissions();
  return (
    <Box $tone={tone} role={tone === 'error' ? 'status' : 'note'}>
      <h2>{title}</h2>
      <p>
        <span>{text}</span>{' '}
        {can('mail') ? (
          <Link to={MAIL_ADDRESS}>{link}</Link>
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
    ${plainHeading}
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
`;
