import { ROLES, type Role } from '@shared/domain/access/permissions';
import { t } from './texts.en';

/** What roles are called, and what they open, for whoever gives them. */
export const ROLE_TEXTS: Readonly<Record<Role, { name: string; may: string }>> = {
  admin: {
    get name() {
      return t('users.owner');
    },
    get may() {
      return t('users.everythingPricesSettingsAnd');
    },
  },
  manager: {
    get name() {
      return t('users.manager');
    },
    get may() {
      return t('users.bookingsWithGuestsNames');
    },
  },
  housekeeper: {
    get name() {
      return t('users.housekeeper');
    },
    get may() {
      return t('users.whoComesAndGoes');
    },
  },
};

/** The roles as they are offered, those with the fewest rights first. */
export const ROLES_TO_GIVE: readonly Role[] = ROLES.toReversed();
