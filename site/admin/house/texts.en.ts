import { textOf } from '../i18n/textOf';

/** What the screens of this folder say, in English. */
export const houseEn = {
  'house.from': 'From',
  'house.to': 'To',
  'house.showTheseDays': 'Show these days',
  'house.nextTwoWeeks': 'Next two weeks',
  'house.loadingTheCalendarLink': 'Loading the calendar link...',
  'house.theCalendarLinkCould': 'The calendar link could not be loaded.',
  'house.calendarLinkForThe': 'Calendar link for the house',
  'house.whoeverLooksAfterThe':
    'Whoever looks after the house adds it to the calendar of their phone, and sees arrivals, departures, how many come, extras and your notes for the house: no names, no amounts. Whoever has the address can read it.',
  'house.calendarLinkMade': 'Calendar link made',
  'house.sendItToWhoever':
    'Send it to whoever looks after the house. They add it as a calendar by its address.',
  'house.makeANewLink': 'Make a new link?',
  'house.theOldAddressStops':
    'The old address stops working at once. Everybody who reads it needs the new one.',
  'house.stopSharingThePlan': 'Stop sharing the plan of the house?',
  'house.theAddressStopsWorking':
    'The address stops working at once, for good. Calendars that read it stay as they are or become empty.',
  'house.planOfTheHouse': 'Plan of the house no longer shared',
  'house.house': 'House',
  'house.print': 'Print',
  'house.loadingThePlan': 'Loading the plan...',
  'house.thePlanOfThe': 'The plan of the house could not be loaded.',
  'house.firstToLast': '{first} to {endDate}',
  'house.inTheHouseUntil': 'In the house until {checkoutDate}',
  'house.nobodyArrivesOrLeaves': 'Nobody arrives or leaves on these days.',
  'house.arrivalsAndDepartures': 'Arrivals and departures',
  'house.changeover': 'Changeover',
  'house.leaveBy': 'Leave by {checkoutTime}',
  'house.stayUntil': '{people} · {nights}, until {checkoutDate}',
  'house.extras': 'Extras: {extras}',
  'house.heldByAnotherSite': 'held by another site’s calendar, number not known',
  'house.guests': '{guestCount} {guestCount|guest|guests}',
  'house.children': '{children} of them {children|a child|children}',
  'house.pets': '{pets} {pets|pet|pets}',
  'house.arriveFrom': 'Arrive from {checkinTime}',
  'house.arrivePlanned': 'Arrive from {checkinTime}, planned for {arrivalTime}',
  'house.arrivePlannedLate': 'Arrive from {checkinTime}, planned for {arrivalTime}, late',
} as const;

export const t = textOf(houseEn);
