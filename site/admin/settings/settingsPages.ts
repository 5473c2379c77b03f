import type { Permission } from '@shared/domain/access/permissions';
import type { ComponentType } from 'react';
import { loadPart } from '../components/loadPart';
import type { Sentence } from '../i18n/t';

export type SettingsPage = {
  path: `/admin/settings${string}`;
  label: Sentence;
  /** The heading, if it differs from the label. */
  title?: Sentence;
  permission: Permission;
  /** Content below the heading. Must not contain a first-level heading. */
  screen: ComponentType;
};

/** The pages of the Settings tab, in order. The tab opens the first permitted one. */
export const SETTINGS_PAGES: readonly SettingsPage[] = [
  {
    path: '/admin/settings',
    label: 'General',
    title: 'Settings',
    permission: 'settings',
    screen: loadPart(async () => (await import('./SettingsTab')).SettingsTab),
  },
  {
    path: '/admin/settings/house',
    label: 'The house',
    permission: 'settings',
    screen: loadPart(async () => (await import('../facts/HouseFactsPage')).HouseFactsPage),
  },
  {
    path: '/admin/settings/arrival',
    label: 'Arrival',
    title: 'Arrival',
    permission: 'settings',
    screen: loadPart(async () => (await import('../stay/ArrivalPage')).ArrivalPage),
  },
  {
    path: '/admin/settings/register',
    label: 'Guest register',
    permission: 'settings',
    screen: loadPart(async () => (await import('../register/RegisterPage')).RegisterPage),
  },
  {
    path: '/admin/settings/mails',
    label: 'Mail',
    permission: 'mail',
    screen: loadPart(async () => (await import('../mail/MailsPage')).MailsPage),
  },
  {
    path: '/admin/settings/legal',
    label: 'Legal',
    permission: 'legal',
    screen: loadPart(async () => (await import('../legal/LegalPage')).LegalPage),
  },
  {
    path: '/admin/settings/account',
    label: 'Your account',
    permission: 'own',
    screen: loadPart(async () => (await import('../account/AccountPage')).AccountPage),
  },
  {
    path: '/admin/settings/users',
    label: 'Users',
    permission: 'users',
    screen: loadPart(async () => (await import('../users/UsersPage')).UsersPage),
  },
  {
    path: '/admin/settings/backup',
    label: 'Backup',
    permission: 'backups',
    screen: loadPart(async () => (await import('../backups/BackupPage')).BackupPage),
  },
  {
    path: '/admin/settings/privacy',
    label: 'Privacy',
    permission: 'privacy',
    screen: loadPart(async () => (await import('../privacy/PrivacyPage')).PrivacyPage),
  },
  {
    path: '/admin/settings/activity',
    label: 'Activity',
    permission: 'audit',
    screen: loadPart(async () => (await import('../audit/ActivityPage')).ActivityPage),
  },
];
