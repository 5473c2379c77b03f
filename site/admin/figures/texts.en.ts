import { textOf } from '../i18n/textOf';

/** What the screens of this folder say, in English. */
export const figuresEn = {
  'figures.titleAsATable': '{title} as a table',
  'figures.downloadAsCsv': 'Download as CSV',
  'figures.tableSaved': 'Table saved',
  'figures.theTableCouldNot': 'The table could not be saved',
  'figures.figures': 'Figures',
  'figures.year': 'Year',
  'figures.print': 'Print',
  'figures.loadingFigures': 'Loading figures...',
  'figures.theFiguresCouldNot': 'The figures could not be loaded.',
  'figures.nothingToCountYet': 'Nothing to count yet',
  'figures.withYourFirstEnquiry':
    'With your first enquiry this page begins to fill. It will show nights sold, occupancy and revenue by month, the average nightly rate, how far ahead guests book, how long they stay and where they come from, each year beside the last one, and a report for your taxes.',
  'figures.nightsOfYearByMonth': 'Nights of {year}, a row a month',
  'figures.month': 'Month',
  'figures.sold': 'Sold',
  'figures.soldLowestToHighest': 'Sold, {lowest} to {highest} a night',
  'figures.revenue': 'Revenue',
  'figures.keptIncluded': ' · {amount} of it kept after cancellations',
  'figures.nightsSold': 'Nights sold',
  'figures.occupancy': 'Occupancy',
  'figures.averageNightlyRate': 'Average nightly rate',
  'figures.revenuePerAvailableNight': 'Revenue per available night',
  'figures.enquiriesConfirmed': 'Enquiries confirmed',
  'figures.confirmedOfReceived': '{confirmed} of {received} · {inYear}',
  'figures.bookedAhead': 'Booked ahead',
  'figures.lengthOfAStay': 'Length of a stay',
  'figures.januaryToDecemberYear': 'January to December {year}',
  'figures.aprilYear': '6 April {year} to 5 April {next} (United Kingdom)',
  'figures.forYourTaxes': 'For your taxes',
  'figures.everyConfirmedStayOf':
    'Every confirmed stay of a tax year with what falls to its nights in that year, accommodation and fees apart. Tourist tax, which is the council’s, has a column of its own. A stay over New Year is divided by its nights. Money kept after a cancellation stands in the year in which the stay would have begun. It is a summary for your records, not an invoice.',
  'figures.taxYear': 'Tax year',
  'figures.reportAsPdf': 'Report as PDF',
  'figures.reportSaved': 'Report saved',
  'figures.theReportCouldNot': 'The report could not be saved',
  'figures.reportAsCsv': 'Report as CSV',
  'figures.bothYears': '{year} and {before}',
  'figures.staysAndNights': '{stays}, {nights} {nights|night|nights}',
  'figures.noConfirmedStayBegins': 'No confirmed stay begins in {year} so far.',
  'figures.revenueByMonth': 'Revenue by month',
  'figures.revenueByMonthYears': 'Revenue by month, {years}',
  'figures.occupancyIsNightsSold':
    'Occupancy is nights sold of the nights that could be booked: nights that you keep, and those taken by calendars of other sites, are left out.',
  'figures.nightsSoldByMonth': 'Nights sold by month, {years}',
  'figures.accommodationWithoutFeesDivided':
    'Accommodation without fees, divided by the nights sold; in the table also by the nights available.',
  'figures.averageNightlyRateBy': 'Average nightly rate by month, {years}',
  'figures.nightsOfYear': 'Nights of {year}',
  'figures.enquiriesAndWhatBecame': 'Enquiries and what became of them',
  'figures.whatGuestsSentOver':
    'What guests sent over the website in {year}, by the month in which it came.',
  'figures.enquiriesByMonthOf': 'Enquiries by month of {year}, received and confirmed',
  'figures.confirmed': 'Confirmed',
  'figures.received': 'Received',
  'figures.howFarAheadGuests': 'How far ahead guests book',
  'figures.daysFromTheBooking': 'Days from the booking to the arrival.',
  'figures.howLongTheyStay': 'How long they stay',
  'figures.whereGuestsComeFrom': 'Where guests come from',
  'figures.byTheCountryCode': 'By the country code of the telephone number, where one was given.',
  'figures.wholeStays':
    'Whole stays, in the year of their arrival. Where one goes over New Year, the sums differ from those of the months.',
  'figures.howBookingsCameIn': 'How bookings came in',
  'figures.titleTable': '{title}, table',
  'figures.stays': '{count} {count|stay|stays}',
  'figures.rangeOfDays': '{range} {last|day|days}',
  'figures.rangeOfNights': '{range} {last|night|nights}',
  'figures.days': '{count} {n|day|days}',
  'figures.nights': '{count} {n|night|nights}',
  'figures.revenueAtTodaysRates':
    'Confirmed stays, each night with the same part of its amount in the month in which it is slept; accommodation and fees together, in {currency}. Bookings in another currency count at the exchange rates of today. Money kept after a cancellation counts in the month in which the stay would have begun.',
  'figures.revenueAtRatesOfBooking':
    'Confirmed stays, each night with the same part of its amount in the month in which it is slept; accommodation and fees together, in {currency}. Bookings in another currency count at the rates of the day of booking. Money kept after a cancellation counts in the month in which the stay would have begun.',
} as const;

export const t = textOf(figuresEn);
