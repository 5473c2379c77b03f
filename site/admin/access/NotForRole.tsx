import { Link } from 'react-router';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { ScreenHead } from '../shell/ScreenHead';
import { t } from '../i18n/t';

/** In the place of a screen that the role may not open. */
export function NotForRole() {
  return (
    <>
      <ScreenHead title={t('Not for your account')} />
      <Hint>
        {t(
          'Your account cannot open this page. If you need it for your work, ask the owner to change your role.',
        )}
      </Hint>
      <Button as={Link} to="/admin">
        {t('Back to the start')}
      </Button>
    </>
  );
}

const Hint = styled.p`
  max-width: 62ch;
  margin-bottom: ${space(6)};
  color: ${({ theme }) => theme.colors.slate};
`;
