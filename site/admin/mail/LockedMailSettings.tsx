import type { MailSettings } from '@shared/contract/mail/mailSettings';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { TestMailButton } from './TestMailButton';
import { Lead } from '../components/cardStyles';
import { Fact } from '../components/Fact';
import { t } from '../i18n/t';

export function lockedHint(): string {
  return t('Set on the server’s machine, which goes before what is set here');
}

const SECURITY_TEXTS = { starttls: 'STARTTLS where it is offered', none: 'none' } as const;

/** Mail settings that environment variables set: shown and tested, not edited. */
export function LockedMailSettings({ settings }: { settings: MailSettings }) {
  const { host, port, security, user, fromName, fromAddress, ownerAddress } = settings;
  const facts = [
    [t('Mail server'), t('{host}, port {port}', { host, port })],
    [t('Encryption'), security === 'tls' ? 'TLS' : t(SECURITY_TEXTS[security])],
    [t('User'), user || t('none')],
    [t('Mails come from'), `${fromName} (${fromAddress})`],
    [t('Your notifications go to'), ownerAddress],
  ] as const;
  return (
    <>
      <Lead>
        {t(
          'These are set on the machine where your server runs, and go before what is set here. Whoever looks after that machine can change them, or take them away so that they are set here; “Mail” in the documentation (docs/mail.md) says where.',
        )}
      </Lead>
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      <TestMailButton />
    </>
  );
}

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
