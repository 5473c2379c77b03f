import { useLogout } from '../../queries/session';
import { showToast } from '../../stores/toasts';
import { leaveSafely } from '../../stores/unsavedChanges';
import { t } from '../i18n/t';

/** Signs the owner out after unsaved changes are saved or discarded. */
export function useSignOut(): { signOut: () => void; isSigningOut: boolean } {
  const logout = useLogout();
  const send = () =>
    // Not `mutate`, whose callbacks are dropped when this screen unmounts.
    logout.mutateAsync().then(
      () =>
        showToast({
          title: t('Logged out'),
          description: t('You have been signed out of the admin panel'),
        }),
      () =>
        showToast({
          title: t('Logout error'),
          description: t('There was an issue logging out'),
          tone: 'destructive',
        }),
    );
  return { signOut: () => leaveSafely(send), isSigningOut: logout.isPending };
}
