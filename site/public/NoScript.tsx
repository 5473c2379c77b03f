import styled from 'styled-components';
import { useText } from './PageContext';

export function NoScript() {
  const t = useText();
  return (
    <noscript>
      <Line>{t('error.noScript')}</Line>
    </noscript>
  );
}

const Line = styled.p`
  color: ${({ theme }) => theme.colors.coral};
`;
