import styled from 'styled-components';
import { useText } from './PageContext';

/** Says why a form takes no input, where scripts are switched off. */
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
