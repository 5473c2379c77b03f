import { ROLES, type Role } from '@shared/domain/access/permissions';
import type { Sentence } from '../i18n/t';

export const ROLE_TEXTS: Readonly<Record<Role, { name: Sentence; may: Sentence }>> = {
  admin: { name: 'Owner', may: 'Everything, prices, settings and users as well.' },
  manager: {
    name: 'Manager',
    may: 'Bookings with guests’ names and amounts, calendar, messages and gallery. No prices, figures or settings.',
  },
  housekeeper: {
    name: 'Housekeeper',
    may: 'Who comes and goes on which day, how many they are, and your notes for the house. No names, no contact data, no amounts.',
  },
};

export const ROLES_TO_GIVE: readonly Role[] = ROLES.toReversed();
