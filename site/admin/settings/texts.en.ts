import { textOf } from '../i18n/textOf';

/** What the screens of this folder say, in English. */
export const settingsEn = {
  'settings.general': 'General',
  'settings.settings': 'Settings',
  'settings.arrival': 'Arrival',
  'settings.mailsToGuests': 'Mails to guests',
  'settings.legal': 'Legal',
  'settings.bankDetails': 'Bank details',
  'settings.yourAccount': 'Your account',
  'settings.users': 'Users',
  'settings.privacy': 'Privacy',
  'settings.activity': 'Activity',
} as const;

export const t = textOf(settingsEn);
