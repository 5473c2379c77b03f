import { textOf } from '../i18n/textOf';

/** What the screens of this folder say, in English. */
export const privacyEn = {
  'privacy.eraseThisPerson': 'Erase this person',
  'privacy.nameContactDataWishes':
    'Name, contact data, wishes, notes, messages and mails under {email} go for good. Nobody can bring them back.',
  'privacy.typeEmailToConfirm': 'Type {email} to confirm',
  'privacy.cancel': 'Cancel',
  'privacy.eraseForGood': 'Erase for good',
  'privacy.erased': 'Erased',
  'privacy.whatWasStoredOf': 'What was stored of this person is gone.',
  'privacy.notErased': 'Not erased',
  'privacy.pleaseTypeTheSame': 'Please type the same address once more',
  'privacy.notFound': 'Not found',
  'privacy.aGuestAsksFor': 'A guest asks for their data',
  'privacy.everythingUnderOneE':
    'Everything under one e-mail address: bookings, messages, mails and what was changed in them. Hand it out, or erase it for good.',
  'privacy.theGuestsEMail': 'The guest’s e-mail address',
  'privacy.looking': 'Looking...',
  'privacy.find': 'Find',
  'privacy.nothingIsStoredUnder': 'Nothing is stored under {email}.',
  'privacy.bookingLine': '{reference} · {guestName} · {checkinDate} to {checkoutDate} · {status}',
  'privacy.keptForTheTax':
    'Kept for the tax office: the name, encrypted, until {until}. Nights, amounts and country stay for your figures.',
  'privacy.downloadAllOfIt': 'Download all of it (ZIP)',
  'privacy.saved': 'Saved',
  'privacy.notSaved': 'Not saved',
  'privacy.eraseThisPersonOpens': 'Erase this person…',
  'privacy.loadingThePeriods': 'Loading the periods...',
  'privacy.thePeriodsCouldNot': 'The periods could not be loaded.',
  'privacy.byItself': 'By itself: {removed}',
  'privacy.whatWent': 'What went',
  'privacy.backupsOfBeforeStill':
    'Backups of before still hold it. When one is restored, whoever was erased is erased again.',
  'privacy.nothingYet': 'Nothing yet.',
  'privacy.cannotBeReadAny': 'cannot be read any more',
  'privacy.notShown': 'Not shown',
  'privacy.theNameCouldNot': 'The name could not be read.',
  'privacy.namesKeptForThe': 'Names kept for the tax office',
  'privacy.ofStaysThatTook':
    'Of stays that took place the guest’s name has to be kept for ten years after their year. It is encrypted, no search finds it, and it goes by itself on the day below. Reading one is recorded.',
  'privacy.referenceUntil': '{reference}, until {until}',
  'privacy.showTheNameOf': 'Show the name of {reference}',
  'privacy.showTheName': 'Show the name',
  'privacy.enquiriesMonths': 'Enquiries, months',
  'privacy.declinedCancelledOrNever':
    'Declined, cancelled or never answered; from the last day asked for',
  'privacy.staysMonths': 'Stays, months',
  'privacy.fromTheCheckOut': 'From the check-out; figures stay',
  'privacy.messagesMonths': 'Messages, months',
  'privacy.fromTheDayThey': 'From the day they came',
  'privacy.mailsDays': 'Mails, days',
  'privacy.sentOrGivenUp': 'Sent or given up',
  'privacy.activityMonths': 'Activity, months',
  'privacy.whoChangedWhat': 'Who changed what',
  'privacy.howLongDataAre': 'How long data are kept',
  'privacy.whatIsOlderGoes':
    'What is older goes by itself, once a day. Of bookings only the guest’s data go: nights and amounts stay in your figures.',
  'privacy.fromThenOn':
    'From {startsOn} on this happens by itself. As of today it would be: {due}. Save the periods to begin at once.',
  'privacy.savePeriods': 'Save periods',
  'privacy.removeOlder': 'Remove older data for good?',
  'privacy.shorterPeriod': '{period}: {after} instead of {before}.',
  'privacy.whatIsOlderIsGone': 'What is older goes within a day, and nobody can bring it back.',
  'privacy.periodsSaved': 'Periods saved',
  'privacy.periodsNotSaved': 'Periods not saved',
  'privacy.nothingWasLeft': 'nothing was left',
  'privacy.count.bookings': '{n} {n|booking|bookings}',
  'privacy.count.messages': '{n} {n|message|messages}',
  'privacy.count.mails': '{n} {n|mail|mails}',
  'privacy.count.enquiries': '{n} {n|enquiry|enquiries}',
  'privacy.count.logEntries': '{n} {n|log entry|log entries}',
  'privacy.count.stays': '{n} {n|stay|stays}',
  'privacy.count.mailFiles': '{n} {n|mail file|mail files}',
  'privacy.count.names': '{n} {n|name kept for the tax office|names kept for the tax office}',
  'privacy.aPersonWasErased': 'A person was erased: {counts}',
  'privacy.aPersonWasErasedAgain':
    'A person was erased: {counts}; erased again after a backup was restored, {when}',
  'privacy.aheadOfErasure':
    '{references}: to come, without an answer, or with an offer that can still be accepted. Cancel, decline or withdraw it first; until then the data are needed and cannot be erased.',
  'privacy.status.pending': 'pending',
  'privacy.status.confirmed': 'confirmed',
  'privacy.status.enquiry': 'enquiry',
  'privacy.status.cancelled': 'cancelled',
} as const;

export const t = textOf(privacyEn);
