import { textOf } from '../i18n/textOf';

/** What the screens of this folder say, in English. */
export const messagesEn = {
  'messages.updateFailed': 'Update failed',
  'messages.failedToUpdateMessage': 'Failed to update message.',
  'messages.refreshFailed': 'Refresh failed',
  'messages.contactMessages': 'Contact Messages',
  'messages.refresh': 'Refresh',
  'messages.loadingMessages': 'Loading messages...',
  'messages.theMessagesCouldNot': 'The messages could not be loaded.',
  'messages.noMessagesYet': 'No messages yet',
  'messages.theMessageThatYou':
    'The message that you opened is older than these and could not be loaded. Please press “Show more” to try again.',
  'messages.moreMessagesCouldNot': 'More messages could not be loaded.',
  'messages.showMore': 'Show more',
  'messages.answerToName': 'Answer to {name}',
  'messages.sendAnswer': 'Send answer',
  'messages.answered': 'Answered',
  'messages.nameGetsItBy': '{name} gets it by mail.',
  'messages.answerAgain': 'Answer again',
  'messages.answer': 'Answer',
  'messages.answerInYourMail': 'Answer in your mail program',
  'messages.itGoesByMail': 'It goes by mail{inLanguage}, with the question below it.',
  'messages.itGoesByMailOnce':
    'It goes by mail{inLanguage} once the password of the mail server is typed again (Settings, Mail).',
  'messages.mailIsNotSet':
    'Mail is not set up, so it reaches nobody yet. Please set it up first (Settings, Mail).',
  'messages.theBookingCouldNot': 'The booking could not be set',
  'messages.aboutLink': 'About {link}',
  'messages.bookingOf': 'booking {bookingReference}',
  'messages.notAboutIt': 'Not about it',
  'messages.tieToABooking': 'Tie to a booking',
  'messages.booking': 'Booking',
  'messages.byNameEmailAddress': 'By name, email address or reference',
  'messages.bookingsFound': 'Bookings found',
  'messages.noBookingIsFound': 'No booking is found by this.',
  'messages.close': 'Close',
  'messages.unread': 'Unread',
  'messages.wasShown': 'Was shown: {privacyNotice}',
  'messages.markAsUnread': 'Mark as unread',
  'messages.markAsRead': 'Mark as read',
  'messages.newBooking': 'New booking',
  'messages.existingBooking': 'Existing booking',
  'messages.villaAndAmenities': 'Villa and amenities',
  'messages.general': 'General',
  'messages.youAnswered': '{you} answered {when}',
  'messages.you': 'You',
  'messages.userAnswered': '{user} answered {when}',
} as const;

export const t = textOf(messagesEn);
