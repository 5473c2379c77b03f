import type { Permission } from '@shared/domain/access/permissions';
import type { Sentence } from '../../i18n/t';

export type PaletteAction = {
  label: Sentence;
  keywords?: Sentence;
  path: string;
  permission: Permission;
};

export const PALETTE_ACTIONS: readonly PaletteAction[] = [
  {
    label: 'New booking',
    keywords: 'enter add stay guest reservation',
    path: '/admin/calendar?new=booking',
    permission: 'bookings',
  },
  {
    label: 'Block dates',
    keywords: 'close nights owner unavailable',
    path: '/admin/calendar?new=block',
    permission: 'calendar',
  },
  {
    label: 'Add price override',
    keywords: 'new price rate discount nights',
    path: '/admin/pricing?new=override',
    permission: 'prices',
  },
  {
    label: 'Upload photographs',
    keywords: 'images pictures photos add',
    path: '/admin/gallery?tab=upload',
    permission: 'gallery',
  },
  {
    label: 'Change password',
    keywords: 'account security',
    path: '/admin/change-password',
    permission: 'own',
  },
];
