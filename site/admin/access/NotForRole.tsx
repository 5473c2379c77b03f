import { Link } from 'react-router';
import { Button } from '../../components/Button';
import { ScreenHead } from '../shell/ScreenHead';
import { Lead } from '../components/cardStyles';
import { t } from '../i18n/t';

/** Shown in place of a screen that the role may not open. */
export function NotForRole() {
  return (
    <>
      <ScreenHead title={t('Not for your account')} />
      <Lead>
        {t(
          'Your account cannot open this page. If you need it for your work, ask the owner to change your role.',
        )}
      </Lead>
      <Button as={Link} to="/admin">
        {t('Back to the start')}
      </Button>
    </>
  );
}
