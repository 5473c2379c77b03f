import type { UserLanguage } from '@shared/i18n/userLanguages';
import { useAccountChanges } from '../../queries/account';
import { showFailure } from '../components/showFailure';
import { speak } from './language';
import { t } from './t';

/** Stores the user's language and changes that of the screens. `choose` returns whether that succeeded. */
export function useChooseLanguage() {
  const { update } = useAccountChanges();
  const choose = async (language: UserLanguage): Promise<boolean> => {
    try {
      await update.mutateAsync({ language });
      await speak(language);
      return true;
    } catch (error) {
      showFailure(t('The language could not be saved'), error);
      return false;
    }
  };
  return { choose, isBusy: update.isPending };
}
