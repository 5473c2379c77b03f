import type { Permission } from '@shared/domain/access/permissions';
import { t } from '../texts.en';

/** Something to do that the command palette leads to. */
export type PaletteAction = {
  label: string;
  /** Other words that it is found by. */
  keywords?: string;
  path: string;
  /** Who is offered it. */
  permission: Permission;
};

/** What can be begun from anywhere; `?new=` has the screen open its form. */
export const PALETTE_ACTIONS: readonly PaletteAction[] = [
  {
    get label() {
      return t('shell.newBooking');
    },
    get keywords() {
      return t('shell.wordsForNewBooking');
    },
    path: '/admin/calendar?new=booking',
    permission: 'bookings',
  },
  {
    get label() {
      return t('shell.blockDates');
    },
    get keywords() {
      return t('shell.wordsForBlock');
    },
    path: '/admin/calendar?new=block',
    permission: 'calendar',
  },
  {
    get label() {
      return t('shell.addPriceOverride');
    },
    get keywords() {
      return t('shell.wordsForOverride');
    },
    path: '/admin/pricing?new=override',
    permission: 'prices',
  },
  {
    get label() {
      return t('shell.uploadPhotographs');
    },
    get keywords() {
      return t('shell.wordsForUpload');
    },
    path: '/admin/gallery?tab=upload',
    permission: 'gallery',
  },
  {
    get label() {
      return t('shell.changePassword');
    },
    get keywords() {
      return t('shell.wordsForPassword');
    },
    path: '/admin/change-password',
    permission: 'own',
  },
];
