import { textOf } from '../i18n/textOf';

/** What the screens of this folder say, in English. */
export const setupEn = {
  'setup.putAway': 'Put away',
  'setup.theChecklistStaysUnder': 'The checklist stays under Set-up.',
  'setup.theCardWasNot': 'The card was not put away',
  'setup.setUpYourVilla': 'Set up your villa',
  'setup.stepsAndNext': '{data} of {length} steps settled. Next: {title}',
  'setup.allSteps': 'All steps',
  'setup.putAwayTheSet': 'Put away the set-up card',
  'setup.setUp': 'Set-up',
  'setup.settledOfAllSteps': '{settled} of {all} steps settled',
  'setup.loadingTheChecklist': 'Loading the checklist…',
  'setup.theChecklistCouldNot': 'The checklist could not be loaded.',
  'setup.stepsSettled':
    '{setup} of {length} steps settled. What you leave as it is can be done at any time.',
  'setup.isLive': '{part} Guests find it at {link}.',
  'setup.yourVillaIsLive': 'Your villa is live.',
  'setup.everythingIsSettledGuests':
    'Everything is settled. Guests can come as soon as the villa has an address of its own.',
  'setup.done': 'Done',
  'setup.leftAsItIs': 'Left as it is',
  'setup.toDo': 'To do',
  'setup.theChecklistWasNot': 'The checklist was not changed',
  'setup.openItThere': 'Open it there',
  'setup.leaveStepAsItIs': 'Leave as it is: {title}',
  'setup.leaveAsItIs': 'Leave as it is',
  'setup.putStepBack': 'Put back on the list: {title}',
  'setup.putBackOnTheList': 'Put back on the list',
  'setup.theDemosPicturesAre': 'The demo’s pictures are gone',
  'setup.guestsSeeYourPhotographs':
    'The gallery shows your photographs only. Golf course and beach keep their illustrations until you choose pictures of yours under Site.',
  'setup.theDemosPicturesAreStillThere': 'The demo’s pictures are still there',
  'setup.takeTheDemosPictures': 'Take the demo’s pictures away',
  'setup.nameAndPlace': 'Name and place',
  'setup.whatYourVillaIs':
    'What your villa is called and where it is, on every page and in every mail.',
  'setup.nameTheVilla': 'Name the villa',
  'setup.contact': 'Contact',
  'setup.theTelephoneAndAddress': 'The telephone and address by which guests reach you, and when.',
  'setup.addContactData': 'Add contact data',
  'setup.legalDetails': 'Legal details',
  'setup.whoLetsTheHouse':
    'Who lets the house and under which registration: guests must see it (Decreto-Lei 128/2014, article 17; Decreto-Lei 7/2004, article 10).',
  'setup.fillInTheDetails': 'Fill in the details',
  'setup.photographs': 'Photographs',
  'setup.yourPhotographsAreOn': 'Your photographs are on the site.',
  'setup.uploadYourOwn':
    'Upload your own and choose the one at the top of the home page. Guests still see {value} of the demo.',
  'setup.onePicture': 'one picture',
  'setup.pictures': '{demoPhotoCount} pictures',
  'setup.addPhotographs': 'Add photographs',
  'setup.pricesAndSeasons': 'Prices and seasons',
  'setup.whatANightCosts':
    'What a night costs in each season, and how short a stay may be. Base prices and fees stand under Settings.',
  'setup.setPrices': 'Set prices',
  'setup.mail': 'Mail',
  'setup.confirmsToGuestsThat':
    'Confirms to guests that their enquiry came in, and tells you of each. Try it with a test mail.',
  'setup.setUpMail': 'Set up mail',
  'setup.calendarsOfOtherSites': 'Calendars of other sites',
  'setup.airbnbBookingComAnd':
    'Airbnb, Booking.com and others: what is taken there is blocked here, and the other way round.',
  'setup.connectCalendars': 'Connect calendars',
  'setup.goLive': 'Go live',
  'setup.guestsCannotComeYet':
    'Guests cannot come yet: {publicUrl} is an address that only your own machine or network knows. Whoever looks after the server gives it an address of its own, such as https://villa.example; “Install” and “Behind a proxy” in the documentation (docs/operations.md) say how. In the desktop app, “Move to a server” leads there.',
  'setup.publicurlIsNotEncrypted':
    '{publicUrl} is not encrypted, and browsers warn guests of that. Whoever looks after the server puts https in front of it; “Behind a proxy” in the documentation (docs/operations.md) says how.',
  'setup.theSitesAddressIs':
    'The site’s address is {publicUrl}, and you are here under another one. Open the back office there to see that guests reach it.',
  'setup.guestsReachYourVilla': 'Guests reach your villa at {publicUrl}.',
  'setup.languageFailed': 'The language could not be saved',
} as const;

export const t = textOf(setupEn);
