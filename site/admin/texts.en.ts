import { textOf } from './i18n/textOf';

/** What stands around all screens, and the names of these, in English. */
export const appEn = {
  'app.optional': 'optional',
  'app.tryAgain': 'Try again',
  'app.dismiss': 'Dismiss',
  'app.backToDashboard': 'Back to the dashboard',
  'app.notifications': 'Notifications',
  'app.dismissNotification': 'Dismiss notification',
} as const;

export const t = textOf(appEn);
