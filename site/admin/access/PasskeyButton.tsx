import type { AdminSession } from '@shared/contract/access/auth';
import { Button } from '../../components/Button';
import { useLoginWithPasskey } from '../../queries/session';
import { showToast } from '../../stores/toasts';
import { useHost } from '../platform';
import { tellFailure } from './loginToasts';
import { isPutAside } from './passkeyFailure';
import { t } from '../i18n/t';

/** Renders nothing where passkeys are not supported. @param isFirst whether it is the main way to sign in */
export function PasskeyButton({
  label,
  isFirst = false,
  onSignedIn,
}: {
  label: string;
  isFirst?: boolean;
  onSignedIn: (session: AdminSession) => void;
}) {
  const { canUsePasskeys = false } = useHost();
  const login = useLoginWithPasskey();
  if (!canUsePasskeys) return null;
  const handlePress = () => {
    if (login.isPending) return;
    void login.mutateAsync().then(onSignedIn, (error: unknown) => {
      if (!isPutAside(error)) return tellFailure(error);
      showToast({
        title: t('No passkey was used'),
        description: t('Please try again, or sign in with your password.'),
      });
    });
  };
  return (
    <Button
      type="button"
      $variant={isFirst ? 'primary' : 'secondary'}
      aria-disabled={login.isPending}
      onClick={handlePress}
    >
      {login.isPending ? t('Waiting for your passkey...') : label}
    </Button>
  );
}
