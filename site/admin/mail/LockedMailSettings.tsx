import type { MailSettings } from '@shared/contract/mail/mailSettings';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { TestMailButton } from './TestMailButton';
import { t } from './texts.en';

/** Below a field that the machine's settings fill. */
export function lockedHint(): string {
  return t('mail.setOnTheServers');
}

const SECURITY_WORDS = {
  get starttls() {
    return t('mail.starttlsWhereItIs');
  },
  tls: 'TLS',
  get none() {
    return t('mail.noEncryption');
  },
};

/** The mail settings of a server whose machine says them: to be read and tried, not changed. */
export function LockedMailSettings({ settings }: { settings: MailSettings }) {
  const { host, port, security, user, fromName, fromAddress, ownerAddress } = settings;
  return (
    <>
      <Reason>{t('mail.theseAreSetOn')}</Reason>
      <Facts>
        <div>
          <dt>{t('mail.mailServer')}</dt>
          <dd>{t('mail.hostPortPort', { host, port })}</dd>
        </div>
        <div>
          <dt>{t('mail.encryption')}</dt>
          <dd>{SECURITY_WORDS[security]}</dd>
        </div>
        <div>
          <dt>{t('mail.user')}</dt>
          <dd>{user || 'none'}</dd>
        </div>
        <div>
          <dt>{t('mail.mailsComeFrom')}</dt>
          <dd>
            {fromName} ({fromAddress})
          </dd>
        </div>
        <div>
          <dt>{t('mail.youAreToldAt')}</dt>
          <dd>{ownerAddress}</dd>
        </div>
      </Facts>
      <TestMailButton />
    </>
  );
}

const Reason = styled.p`
  max-width: 76ch;
  color: ${({ theme }) => theme.colors.slate};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(3)} ${space(6)};
  margin: ${space(5)} 0;
  overflow-wrap: anywhere;
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
  dt {
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
`;
