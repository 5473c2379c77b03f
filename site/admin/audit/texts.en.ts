import { textOf } from '../i18n/textOf';

/** What the screens of this folder say, in English. */
export const auditEn = {
  'audit.bookings': 'Bookings',
  'audit.calendar': 'Calendar',
  'audit.prices': 'Prices',
  'audit.settings': 'Settings',
  'audit.site': 'Site',
  'audit.gallery': 'Gallery',
  'audit.mail': 'Mail',
  'audit.signingIn': 'Signing in',
  'audit.downloads': 'Downloads',
  'audit.privacy': 'Privacy',
  'audit.activity': 'Activity',
  'audit.about': 'About',
  'audit.everything': 'Everything',
  'audit.referenceOrName': 'Reference or name',
  'audit.from': 'From',
  'audit.until': 'Until',
  'audit.downloadAsCsv': 'Download as CSV',
  'audit.saved': 'Saved',
  'audit.notSaved': 'Not saved',
  'audit.loadingTheActivity': 'Loading the activity...',
  'audit.theActivityCouldNot': 'The activity could not be loaded.',
  'audit.nothingToShowHere': 'Nothing to show here',
  'audit.loading': 'Loading...',
  'audit.showMore': 'Show more',
  'audit.theServer': 'The server',
  'audit.nothing': 'nothing',
  'audit.yes': 'yes',
  'audit.no': 'no',
  'audit.partDueBy': '{kind} {amount} by {day}',
} as const;

export const t = textOf(auditEn);
