import type { MailSettings } from '@shared/contract/mail/mailSettings';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { TestMailButton } from './TestMailButton';
import { t } from '../i18n/t';

/** Below a field that the machine's settings fill. */
export function lockedHint(): string {
  return t('Set on the server’s machine, which goes before what is set here');
}

const SECURITY_WORDS = {
  starttls: 'STARTTLS where it is offered',
  none: 'none',
} as const;

/** The mail settings of a server whose machine says them: to be read and tried, not changed. */
export function LockedMailSettings({ settings }: { settings: MailSettings }) {
  const { host, port, security, user, fromName, fromAddress, ownerAddress } = settings;
  return (
    <>
      <Reason>
        {t(
          'These are set on the machine where your server runs, and go before what is set here. Whoever looks after that machine can change them, or take them away so that they are set here; “Mail” in the documentation (docs/mail.md) says where.',
        )}
      </Reason>
      <Facts>
        <div>
          <dt>{t('Mail server')}</dt>
          <dd>{t('{host}, port {port}', { host, port })}</dd>
        </div>
        <div>
          <dt>{t('Encryption')}</dt>
          <dd>{security === 'tls' ? 'TLS' : t(SECURITY_WORDS[security])}</dd>
        </div>
        <div>
          <dt>{t('User')}</dt>
          <dd>{user || t('none')}</dd>
        </div>
        <div>
          <dt>{t('Mails come from')}</dt>
          <dd>
            {fromName} ({fromAddress})
          </dd>
        </div>
        <div>
          <dt>{t('You are told at')}</dt>
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
