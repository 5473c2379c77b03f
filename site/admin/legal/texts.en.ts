import { textOf } from '../i18n/textOf';

/** What the screens of this folder say, in English. */
export const legalEn = {
  'legal.loadingTheLegalDetails': 'Loading the legal details…',
  'legal.theLegalDetailsCould': 'The legal details could not be loaded.',
  'legal.whoLetsTheHouse': 'Who lets the house and is paid for it',
  'legal.nineDigits': 'Nine digits',
  'legal.asInTheRegister': 'As in the register of Alojamento Local, for example 12345/AL',
  'legal.mostGuestsThatYour': 'Most guests that your registration allows',
  'legal.whereYouWereGiven': 'Where you were given one, by Regulation (EU) 2024/1028',
  'legal.forExamplePricesInclude': 'For example: Prices include VAT at 6%',
  'legal.anEmailAddressOr': 'An email address, or a name and address',
  'legal.legalDetailsSaved': 'Legal details saved',
  'legal.maximumGuestsIsNow': 'Maximum guests is {maxGuests} now, as your registration says.',
  'legal.guestsReadThemAt': 'Guests read them at once.',
  'legal.theLegalDetailsWere': 'The legal details were not saved.',
  'legal.legal': 'Legal',
  'legal.whoLetsTheHouseTitle': 'Who lets the house',
  'legal.standsAtTheEnd':
    'Stands at the end of every page and mail, and on the pages Privacy, Terms and Cancellation.',
  'legal.registration': 'Registration',
  'legal.guestsCannotAskFor':
    'Guests cannot ask for more people than are registered, and Settings takes no more.',
  'legal.maximumGuestsInSettings':
    'Maximum guests in Settings is {maxGuests}. Saving lowers it to {capacity}.',
  'legal.ifAGuestCancels': 'If a guest cancels',
  'legal.guestsReadItBeside':
    'Guests read it beside the price, on the page Cancellation and in the mail that confirms. A booking keeps the policy that it was made under.',
  'legal.theTextsOfThe':
    'The texts of the three pages are under Site. They are a start and no legal advice: please have them looked at.',
  'legal.saving': 'Saving...',
  'legal.saveLegalDetails': 'Save legal details',
  'legal.guestsDoNotSee': 'Guests do not see everything yet that the law asks for:',
  'legal.stepDays': 'Step {value}: until days before',
  'legal.stepInWords': 'until {daysBefore} days before: {refundPercent}%',
  'legal.stepRefund': 'Step {value}: given back (%)',
  'legal.removeStep': 'Remove step {value}',
  'legal.remove': 'Remove',
  'legal.nothingIsGivenBack': 'Nothing is given back once a stay is confirmed.',
  'legal.upToAndIncluding':
    'Up to and including these days. After the last step nothing is given back.',
  'legal.addAStep': 'Add a step',
  'legal.yourNameOrCompany': 'Your name or company',
  'legal.taxNumberNif': 'Tax number (NIF)',
  'legal.yourAddress': 'Your address',
  'legal.registrationNumberAl': 'Registration number (AL)',
  'legal.registeredGuests': 'Registered guests',
  'legal.euRegistrationNumber': 'EU registration number',
  'legal.contactForDataProtection': 'Contact for data protection',
  'legal.privacyVersion': 'Privacy, version {version}, on {day}',
  'legal.lawOperatorName': 'Decreto-Lei 7/2004, article 10: guests must see who lets the house.',
  'legal.lawTaxNumber': 'Decreto-Lei 7/2004, article 10: the tax number is shown with the name.',
  'legal.lawAddress': 'Decreto-Lei 7/2004, article 10: guests must see where to reach you.',
  'legal.lawRegistration':
    'Decreto-Lei 128/2014, article 17: every advertisement shows the registration number.',
  'legal.lawCapacity': 'Decreto-Lei 128/2014: no more guests than the registration allows.',
  'legal.lawPrivacyContact':
    'Regulation (EU) 2016/679 (GDPR), article 13: guests must see whom to ask about their data.',
  'legal.vat': 'VAT',
} as const;

export const t = textOf(legalEn);
