import { textOf } from '../i18n/textOf';

/** What the screens of this folder say, in English. */
export const stayEn = {
  'stay.loadingTheArrivalDetails': 'Loading the arrival details…',
  'stay.theArrivalDetailsCould': 'The arrival details could not be loaded.',
  'stay.arrivalDetailsSaved': 'Arrival details saved',
  'stay.guestsWhoArriveSoon': 'Guests who arrive soon read them at once.',
  'stay.theArrivalDetailsWere': 'The arrival details were not saved.',
  'stay.arrival': 'Arrival',
  'stay.keyCodesAndWi':
    'Key, codes and Wi-Fi cannot be read any more: this server has another key than the one they were stored with. Please type them again; saving without them removes them.',
  'stay.guestsDoNotFind': 'Guests do not find {missing} yet.',
  'stay.when': 'When',
  'stay.guestsWithAConfirmed':
    'Guests with a confirmed stay find all of this on their page, from so many days before check-in to check-out. Nobody else does.',
  'stay.shownFromDaysBefore': 'Shown from (days before check-in)',
  'stay.minToMax': '{min} to {max}',
  'stay.pageClosesDaysAfter': 'Page closes (days after check-out)',
  'stay.where': 'Where',
  'stay.theSameInEvery': 'The same in every language.',
  'stay.addressOfTheVilla': 'Address of the villa',
  'stay.linkToAMap': 'Link to a map',
  'stay.beginsWithHttps': 'Begins with https://',
  'stay.telephoneForArrivingGuests': 'Telephone for arriving guests',
  'stay.doorAndWiFi': 'Door and Wi-Fi',
  'stay.encryptedWhereItIs':
    'Encrypted where it is stored, shown in those days alone, and in no mail. Change the code between guests where you can.',
  'stay.doorOrKeyBox': 'Door or key box code',
  'stay.wiFiNetwork': 'Wi-Fi network',
  'stay.wiFiPassword': 'Wi-Fi password',
  'stay.inWords': 'In words',
  'stay.forEachLanguageThat':
    'For each language that guests read. What a language does not have is shown in English.',
  'stay.language': 'Language',
  'stay.directions': 'Directions',
  'stay.fromTheAirportOr': 'From the airport or the motorway, and where to park',
  'stay.key': 'Key',
  'stay.whereItIsOr': 'Where it is or who hands it over; encrypted like the codes',
  'stay.whomToCall': 'Whom to call',
  'stay.whoAndAtWhat': 'Who, and at what times',
  'stay.houseRules': 'House rules',
  'stay.quietHoursSmokingRubbish': 'Quiet hours, smoking, rubbish, pool',
  'stay.saving': 'Saving...',
  'stay.saveArrivalDetails': 'Save arrival details',
  'stay.theAddress': 'the address',
  'stay.whomToCallPart': 'whom to call',
  'stay.houseRulesPart': 'house rules',
  'stay.directionsPart': 'directions',
  'stay.keyPart': 'the key or a door code',
  'stay.wifiPart': 'Wi-Fi',
} as const;

export const t = textOf(stayEn);
