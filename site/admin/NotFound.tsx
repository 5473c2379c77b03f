import { Link } from 'react-router';
import styled from 'styled-components';
import { Button } from '../components/Button';
import { space } from '../styles/theme';
import { useScreenTitle } from './components/useScreenTitle';
import { useVillaName } from './components/useVillaName';
import { t } from './i18n/t';

export function NotFound() {
  const heading = useScreenTitle(t('Page not found'), useVillaName());
  return (
    <Main>
      <h1 ref={heading} tabIndex={-1}>
        {t('404 Page Not Found')}
      </h1>
      <Hint>{t('Did you forget to add the page to the router?')}</Hint>
      <Button as={Link} to="/admin">
        {t('Back to Admin')}
      </Button>
    </Main>
  );
}

const Main = styled.main`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  min-height: 100dvh;
  max-width: 640px;
  margin: 0 auto;
  padding: ${space(6)};
  h1 {
    font-size: ${({ theme }) => theme.type.h2};
    outline: none;
  }
`;

const Hint = styled.p`
  margin: ${space(4)} 0 ${space(8)};
  font-size: ${({ theme }) => theme.type.lead};
  color: ${({ theme }) => theme.colors.slate};
`;
