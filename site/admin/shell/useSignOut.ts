import { useLogout } from '../../queries/session';
import { showToast } from '../../stores/toasts';
import { leaveSafely } from '../../stores/unsavedChanges';
import { t } from '../i18n/t';

/** Signs the owner out, once what is unsaved has been saved or given up. */
export function useSignOut(): { signOut: () => void; isSigningOut: boolean } {
  const logout = useLogout();
  const send = () =>
    // Not `mutate`: this screen is gone by the time that its callbacks would be called.
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
