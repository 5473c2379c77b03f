import { textOf } from '../i18n/textOf';

/** What the screens of this folder say, in English. */
export const componentsEn = {
  'components.cancel': 'Cancel',
  'components.goBack': 'Go back',
  'components.copy': 'Copy',
  'components.copied': 'Copied',
  'components.copyingFailed': 'Copying failed',
  'components.pleaseMarkTheWhat': 'Please mark the {what} and copy it by hand.',
  'components.copyWhat': 'Copy {what}',
  'components.theFileWasSaved': 'The file was saved',
  'components.labelUnderWay': '{label}: under way',
  'components.leaveWithoutSaving': 'Leave without saving?',
  'components.whatYouHaveChanged': 'What you have changed here has not been saved.',
  'components.leave': 'Leave without saving',
  'components.stay': 'Stay',
  'components.thisPartCouldNot': 'This part could not be loaded',
  'components.theServerCouldNot':
    'The server could not be reached, or it has a newer version of this page. Reload the page to go on.',
  'components.somethingWentWrongHere': 'Something went wrong here',
  'components.anErrorInThis':
    'An error in this program stopped this part of the page. Whatever was saved is safe; what was typed here and not saved is gone.',
  'components.tryAgainOrReload':
    'Try again or reload the page. If it happens once more, copy the details and send them to whoever looks after this site.',
  'components.tryAgain': 'Try again',
  'components.copyDetails': 'Copy details',
  'components.theDetailsOfThe': 'The details of the error',
  'components.details': 'Details',
  'components.reloadThePage': 'Reload the page',
  'components.failedToMakeThe': 'Failed to make the link',
  'components.makeALink': 'Make a link',
  'components.theAddressIsIn':
    'The address is in use but cannot be shown: the key that opens it, the file secrets-key in the server’s data folder, is missing or another one. Whoever has the address goes on reading it. For one that can be shown make a new link, or have the file put back.',
  'components.address': 'Address',
  'components.newLink': 'New link',
  'components.stopSharing': 'Stop sharing',
  'components.makeANewLink': 'Make a new link',
  'components.failedToStopSharing': 'Failed to stop sharing',
  'components.newCalendarLinkMade': 'New calendar link made',
  'components.theOldAddressNo': 'The old address no longer works.',
  'components.failedToMakeA': 'Failed to make a new link',
  'components.checkIn': 'Check-in',
  'components.checkOut': 'Check-out',
  'components.guests': 'Guests',
  'components.nightOf': 'night of {from}',
  'components.nightRange': 'nights {first} to {last} ({nights} nights)',
  'components.nameCannotBeBelow': '{name} cannot be below 0',
  'components.nameCouldBeThousandsrest':
    '{name} could be {thousands}{rest} or {thousands}.{slice}. Please write one of the two',
  'components.nameCanHaveAt': '{name} can have at most 2 decimals',
  'components.nameCanBeAt': '{name} can be at most 99999999.99',
  'components.success': 'Success',
  'components.error': 'Error',
  'components.windowTitle': '{title} · {villaName} Admin',
  'components.nights': '{nights} {nights|night|nights}',
  'components.whatAddress': 'address',
  'components.whatDetails': 'details',
  'components.inLanguage': ' in {language}',
  'components.titleMovedToPosition': '{title} moved to position {place} of {length}',
  'components.dragToReorder': 'Drag to reorder',
  'components.moveUp': 'Move up',
  'components.moveUpTitle': 'Move up: {title}',
  'components.moveDown': 'Move down',
  'components.moveDownTitle': 'Move down: {title}',
  'components.changedElsewhere':
    'This was changed in another window meanwhile. Nothing that you typed is lost: please check the form and save again.',
  'components.showsWhatIsSaved':
    'This was changed in another window meanwhile. The form now shows what is saved.',
  'components.savedIsUnread':
    'This was changed in another window meanwhile, and what is saved now could not be read. Nothing that you typed is lost: please save again in a minute.',
  'components.changedInBothWindows':
    'Changed in both windows; saving replaces what the other one saved:',
  'components.changedInTheOther': 'In this form as the other window saved it:',
  'components.nowSaved': '{label}: now saved is {stored}',
  'components.nothing': 'nothing',
  'components.yes': 'yes',
  'components.no': 'no',
  'components.takeWhatIsSaved': 'Take what is saved',
  'components.takeWhatIsSavedOf': '{label}: take what is saved',
  'components.discardWhatITyped': 'Discard what I typed',
} as const;

export const t = textOf(componentsEn);
