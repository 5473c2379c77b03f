import { textOf } from '../i18n/textOf';

/** What the screens of this folder say, in English. */
export const dashboardEn = {
  'dashboard.dashboard': 'Dashboard',
  'dashboard.theBookingsBelowStill': 'The bookings below still work.',
  'dashboard.theOtherTabsStill': 'The other tabs still work.',
  'dashboard.galleryManager': 'Gallery Manager',
  'dashboard.uploadAndOrderPhotographs': 'Upload and order photographs',
  'dashboard.villaSettings': 'Villa Settings',
  'dashboard.pricesRulesAndHero': 'Prices, rules and hero image',
  'dashboard.viewBookings': 'View Bookings',
  'dashboard.whoIsComingWhat': 'Who is coming, what to answer',
  'dashboard.priceOverrides': 'Price Overrides',
  'dashboard.pricesForChosenNights': 'Prices for chosen nights',
  'dashboard.summary': 'Summary',
  'dashboard.loadingFigures': 'Loading figures...',
  'dashboard.theFiguresCouldNot': 'The figures could not be loaded.',
  'dashboard.confirmedBookings': 'Confirmed Bookings',
  'dashboard.allTime': 'All time',
  'dashboard.totalRevenue': 'Total Revenue',
  'dashboard.confirmedCount': '{confirmedCount} confirmed {confirmedCount|booking|bookings}',
  'dashboard.keptIncluded': '{caption}, and {amount} kept after cancellations',
  'dashboard.pendingBookings': 'Pending Bookings',
  'dashboard.awaitingConfirmation': 'Awaiting confirmation',
  'dashboard.totalBookings': 'Total Bookings',
  'dashboard.messages': 'Messages',
  'dashboard.contactMessages': 'Contact messages',
} as const;

export const t = textOf(dashboardEn);
