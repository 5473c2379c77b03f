/** What mails to the owner and to those whom the owner invites say besides, in English. */
export const ownerMailEn = {
  'common.openBooking': 'Open the booking',
  'common.openMessage': 'Open the message',
  'enquiryAlert.subject': 'New enquiry {reference}: {from} to {to}',
  'enquiryAlert.preview': '{guests} {guests|guest|guests}, {total}',
  'enquiryAlert.title': 'A new enquiry',
  'enquiryAlert.name': 'Name',
  'enquiryAlert.email': 'Email',
  'enquiryAlert.phone': 'Phone',
  'enquiryAlert.requests': 'Special requests',
  'stayRequestAlert.subject.dates': '{reference}: the guest asks for other dates',
  'stayRequestAlert.subject.cancellation': '{reference}: the guest asks to cancel',
  'stayRequestAlert.preview': 'Nothing changes until you answer.',
  'stayRequestAlert.title.dates': 'A guest asks for other dates',
  'stayRequestAlert.title.cancellation': 'A guest asks to cancel',
  'stayRequestAlert.text.dates':
    '{name} asks for other dates. Nothing has changed yet: open the booking to move it, or answer this mail.',
  'stayRequestAlert.text.cancellation':
    '{name} asks to cancel. Nothing is cancelled yet: open the booking to do it, or answer this mail.',
  'stayRequestAlert.checkin': 'New check-in',
  'stayRequestAlert.checkout': 'New check-out',
  'stayRequestAlert.refund':
    'By the policy of this booking, cancelling on the day of this mail gives back {amount}.',
  'stayRequestAlert.withdrawn.subject': '{reference}: the guest has taken a wish back',
  'stayRequestAlert.withdrawn.preview': 'Nothing is left to answer.',
  'stayRequestAlert.withdrawn.title': 'A guest has taken a wish back',
  'stayRequestAlert.withdrawn.dates':
    '{name} does not ask for these dates any more. Nothing has changed, and nothing is left to answer.',
  'stayRequestAlert.withdrawn.cancellation':
    '{name} does not ask to cancel any more. Nothing has changed, and nothing is left to answer.',
  'stayRequestAlert.booked': 'The booking now',
  'offerNews.accepted.subject': 'Offer accepted: {reference}, {from} to {to}',
  'offerNews.accepted.title': 'Your offer was accepted',
  'offerNews.accepted.text':
    '{name} has accepted your offer. The stay is confirmed, and its nights are taken.',
  'offerNews.acceptedAsks.text':
    '{name} has accepted your offer. Its nights are taken; please confirm or decline the booking now.',
  'offerNews.alsoSold':
    'Another calendar has nights of this stay as well: {calendars}. Please look there before you confirm.',
  'offerNews.declined.subject': 'Offer declined: {reference}, {from} to {to}',
  'offerNews.declined.title': 'Your offer was declined',
  'offerNews.declined.text':
    '{name} has declined your offer. Nights that were held for it are free again.',
  'offerNews.expired.subject': 'Offer expired: {reference}, {from} to {to}',
  'offerNews.expired.title': 'Your offer has expired',
  'offerNews.expired.text':
    '{name} has not answered your offer in time. Nights that were held for it are free again, and the guest was told kindly.',
  'offerNews.taken.subject': 'Offer overtaken: {reference}, {from} to {to}',
  'offerNews.taken.title': 'The nights of your offer are taken',
  'offerNews.taken.text':
    'Nights that you offered to {name} are not free any more, so this offer has ended. The guest was told kindly; perhaps you can offer other dates.',
  'messageAlert.subject': 'New message: {subject}',
  'messageAlert.preview': 'From the contact form',
  'messageAlert.title': 'A new message',
  'messageAlert.subjectLabel': 'Subject',
  'messageAlert.message': 'Message',
  'messageAlert.subject.booking': 'A new booking',
  'messageAlert.subject.existing': 'An existing booking',
  'messageAlert.subject.amenities': 'The villa and its amenities',
  'messageAlert.subject.general': 'Something else',
  'conversationAlert.subject': 'A guest has written: {reference}',
  'conversationAlert.preview': 'About the booking {reference}',
  'conversationAlert.title': 'A message from your guest',
  'conversationAlert.files': 'With {count} {count|file|files}, which you find in the back office.',
  'conversationAlert.note':
    'Answer in the back office, and the guest reads it on their page. A reply to this mail goes to the guest’s mailbox instead.',
  'invitation.subject': 'Your access to {villa}',
  'invitation.preview': 'Choose a name and a password to sign in.',
  'invitation.title': 'You are invited',
  'invitation.text':
    'You are invited to help with {villa} as {role}. Choose a user name and a password, and you are in.',
  'invitation.role.admin': 'an owner',
  'invitation.role.manager': 'a manager',
  'invitation.role.housekeeper': 'a housekeeper',
  'invitation.action': 'Accept the invitation',
  'invitation.until': 'The link works once, within {hours} hours. Please do not hand it on.',
  'invitation.notYou': 'You do not know what this is about? Then there is nothing you need to do.',
  'test.subject': 'Mail from {villa} works',
  'test.preview': 'A test mail from the back office',
  'test.title': 'Mail works',
  'test.text':
    'You asked the back office for this mail. Word of enquiries and messages will reach you here.',
  'passwordReset.subject': 'Choose a new password for {villa}',
  'passwordReset.preview': 'The link works once, within an hour.',
  'passwordReset.title': 'Choose a new password',
  'passwordReset.text':
    'Somebody asked for a new password for the account {username}. The link works once, and for one hour. Choosing a new password signs this account out everywhere.',
  'passwordReset.action': 'Choose a new password',
  'passwordReset.notYou':
    'You did not ask for this? Then there is nothing you need to do: your password stays as it is.',

  'newDevice.subject': 'A new sign-in to {villa}',
  'newDevice.preview': '{device}',
  'newDevice.title': 'A sign-in from a new device',
  'newDevice.account': 'Account',
  'newDevice.device': 'Device',
  'newDevice.time': 'When',
  'newDevice.text':
    'If that was you, all is well. If not, please change your password now, and sign out the devices that you do not know.',
  'newDevice.action': 'See where you are signed in',

  'bankDetails.subject': 'Other bank details for {villa}',
  'bankDetails.preview': 'Guests are asked to pay into this account from now on.',
  'bankDetails.title': 'The bank details were changed',
  'bankDetails.before': 'Before',
  'bankDetails.after': 'Now',
  'bankDetails.ending': 'IBAN ending in {end}',
  'bankDetails.by': 'Changed by',
  'bankDetails.text':
    'Guests are asked to pay into this account from now on. If that was you, all is well. If not, please put the account right, change your password, sign out the devices that you do not know, and tell guests whose payments are due.',
  'bankDetails.action': 'See the bank details',
} as const;
