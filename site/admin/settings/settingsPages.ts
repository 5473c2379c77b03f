import type { Permission } from '@shared/domain/access/permissions';
import type { ComponentType } from 'react';
import { loadPart } from '../components/loadPart';
import { t } from '../i18n/t';

/** A page of the Settings tab, with an address of its own. */
export type SettingsPage = {
  path: `/admin/settings${string}`;
  /** In the list of pages. */
  label: string;
  /** The page's heading, where it is not the label. */
  title?: string;
  /** Whose page it is; others neither see it in the list nor can open it. */
  permission: Permission;
  /** What stands below the heading and the list; brings no heading of the first level. */
  screen: ComponentType;
};

/** The pages of the Settings tab, in the order of its list; the tab opens the first one allowed. */
export const SETTINGS_PAGES: readonly SettingsPage[] = [
  {
    path: '/admin/settings',
    get label() {
      return t('General');
    },
    get title() {
      return t('Settings');
    },
    permission: 'settings',
    screen: loadPart(async () => (await import('./SettingsTab')).SettingsTab),
  },
  {
    path: '/admin/settings/arrival',
    get label() {
      return t('Arrival');
    },
    get title() {
      return t('Arrival');
    },
    permission: 'settings',
    screen: loadPart(async () => (await import('../stay/ArrivalPage')).ArrivalPage),
  },
  {
    path: '/admin/settings/mails',
    get label() {
      return t('Mails to guests');
    },
    permission: 'mail',
    screen: loadPart(async () => (await import('../mail/MailsPage')).MailsPage),
  },
  {
    path: '/admin/settings/legal',
    get label() {
      return t('Legal');
    },
    permission: 'legal',
    screen: loadPart(async () => (await import('../legal/LegalPage')).LegalPage),
  },
  {
    path: '/admin/settings/bank-details',
    get label() {
      return t('Payments');
    },
    permission: 'settings',
    screen: loadPart(async () => (await import('../payments/BankDetailsPage')).BankDetailsPage),
  },
  {
    path: '/admin/settings/account',
    get label() {
      return t('Your account');
    },
    permission: 'own',
    screen: loadPart(async () => (await import('../account/AccountPage')).AccountPage),
  },
  {
    path: '/admin/settings/users',
    get label() {
      return t('Users');
    },
    permission: 'users',
    screen: loadPart(async () => (await import('../users/UsersPage')).UsersPage),
  },
  {
    path: '/admin/settings/privacy',
    get label() {
      return t('Privacy');
    },
    permission: 'privacy',
    screen: loadPart(async () => (await import('../privacy/PrivacyPage')).PrivacyPage),
  },
  {
    path: '/admin/settings/activity',
    get label() {
      return t('Activity');
    },
    permission: 'audit',
    screen: loadPart(async () => (await import('../audit/ActivityPage')).ActivityPage),
  },
];
