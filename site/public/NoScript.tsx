import styled from 'styled-components';
import { ContactLinks } from './messages/ContactLinks';
import { useText } from './PageContext';

export function NoScript() {
  const t = useText();
  return (
    <noscript>
      <Line>{t('error.noScript')}</Line>
      <ContactLinks before={t('contact.reach')} />
    </noscript>
  );
}

const Line = styled.p`
  color: ${({ theme }) => theme.colors.coral};
`;
