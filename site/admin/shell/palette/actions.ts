import type { Permission } from '@shared/domain/access/permissions';
import { t } from '../../i18n/t';

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
      return t('New booking');
    },
    get keywords() {
      return t('enter add stay guest reservation');
    },
    path: '/admin/calendar?new=booking',
    permission: 'bookings',
  },
  {
    get label() {
      return t('Block dates');
    },
    get keywords() {
      return t('close nights owner unavailable');
    },
    path: '/admin/calendar?new=block',
    permission: 'calendar',
  },
  {
    get label() {
      return t('Add price override');
    },
    get keywords() {
      return t('new price rate discount nights');
    },
    path: '/admin/pricing?new=override',
    permission: 'prices',
  },
  {
    get label() {
      return t('Upload photographs');
    },
    get keywords() {
      return t('images pictures photos add');
    },
    path: '/admin/gallery?tab=upload',
    permission: 'gallery',
  },
  {
    get label() {
      return t('Change password');
    },
    get keywords() {
      return t('account security');
    },
    path: '/admin/change-password',
    permission: 'own',
  },
];
