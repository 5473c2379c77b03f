import { useLogout } from '../../queries/session';
import { showToast } from '../../stores/toasts';
import { leaveSafely } from '../../stores/unsavedChanges';
import { t } from './texts.en';

/** Signs the owner out, once what is unsaved has been saved or given up. */
export function useSignOut(): { signOut: () => void; isSigningOut: boolean } {
  const logout = useLogout();
  const send = () =>
    // Not `mutate`: this screen is gone by the time that its callbacks would be called.
    logout.mutateAsync().then(
      () =>
        showToast({
          title: t('shell.loggedOut'),
          description: t('shell.youHaveBeenSigned'),
        }),
      () =>
        showToast({
          title: t('shell.logoutError'),
          description: t('shell.thereWasAnIssue'),
          tone: 'destructive',
        }),
    );
  return { signOut: () => leaveSafely(send), isSigningOut: logout.isPending };
}
