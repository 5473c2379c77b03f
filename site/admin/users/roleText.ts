import { ROLES, type Role } from '@shared/domain/access/permissions';
import { t } from '../i18n/t';

/** What roles are called, and what they open, for whoever gives them. */
export const ROLE_TEXTS: Readonly<Record<Role, { name: string; may: string }>> = {
  admin: {
    get name() {
      return t('Owner');
    },
    get may() {
      return t('Everything, prices, settings and users as well.');
    },
  },
  manager: {
    get name() {
      return t('Manager');
    },
    get may() {
      return t(
        'Bookings with guests’ names and amounts, calendar, messages and gallery. No prices, figures or settings.',
      );
    },
  },
  housekeeper: {
    get name() {
      return t('Housekeeper');
    },
    get may() {
      return t(
        'Who comes and goes on which day, how many they are, and your notes for the house. No names, no contact data, no amounts.',
      );
    },
  },
};

/** The roles as they are offered, those with the fewest rights first. */
export const ROLES_TO_GIVE: readonly Role[] = ROLES.toReversed();
