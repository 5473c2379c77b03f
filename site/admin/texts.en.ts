import { textOf } from './i18n/textOf';

/** What the screens of this folder say, in English. */
export const appEn = {
  'app.optional': 'optional',
  'app.tryAgain': 'Try again',
  'app.dismiss': 'Dismiss',
  'app.backToDashboard': 'Back to the dashboard',
  'app.notifications': 'Notifications',
  'app.dismissNotification': 'Dismiss notification',
  'app.bookings': 'Bookings',
  'app.toAnswer': '{waitingCount} to answer',
  'app.toAnswerAndDue':
    '{waitingCount} to answer, {duePaymentCount} {duePaymentCount|payment|payments} overdue or to give back',
  'app.calendar': 'Calendar',
  'app.house': 'House',
  'app.messages': 'Messages',
  'app.unread': '{value} unread',
  'app.pricing': 'Pricing',
  'app.gallery': 'Gallery',
  'app.figures': 'Figures',
  'app.site': 'Site',
  'app.reviews': 'Reviews',
  'app.newReviews': '{newReviewCount} new',
  'app.settings': 'Settings',
  'app.setUp': 'Set-up',
  'app.pageNotFound': 'Page not found',
  'app.pageNotFoundTitle': '404 Page Not Found',
  'app.didYouForgetTo': 'Did you forget to add the page to the router?',
  'app.backToAdmin': 'Back to Admin',
} as const;

export const t = textOf(appEn);
