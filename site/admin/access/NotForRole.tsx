import { Link } from 'react-router';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { ScreenHead } from '../shell/ScreenHead';
import { t } from './texts.en';

/** In the place of a screen that the role may not open. */
export function NotForRole() {
  return (
    <>
      <ScreenHead title={t('access.notForYourAccount')} />
      <Hint>{t('access.yourAccountCannotOpen')}</Hint>
      <Button as={Link} to="/admin">
        {t('access.backToTheStart')}
      </Button>
    </>
  );
}

const Hint = styled.p`
  max-width: 62ch;
  margin-bottom: ${space(6)};
  color: ${({ theme }) => theme.colors.slate};
`;
