import { textOf } from '../i18n/textOf';

/** What the screens of this folder say, in English. */
export const usersEn = {
  'users.theLinkForName': 'The link for {name}',
  'users.link': 'Link',
  'users.sendItToName': 'Send it to {name}.',
  'users.done': 'Done',
  'users.inviteSomebody': 'Invite somebody',
  'users.theyChooseAUser':
    'They choose a user name and a password themselves, with a link that works once.',
  'users.name': 'Name',
  'users.forYouSoThat': 'For you, so that you know who it is for',
  'users.email': 'Email',
  'users.theLinkIsSent': 'The link is sent there as well, where mail is set up',
  'users.cancel': 'Cancel',
  'users.inviting': 'Inviting...',
  'users.invite': 'Invite',
  'users.invitationMade': 'Invitation made',
  'users.pleaseHandOnThe': 'Please hand on the link.',
  'users.failedToInvite': 'Failed to invite',
  'users.changeTheRoleOf': 'Change the role of {username}',
  'users.theyAreSignedOut':
    'They are signed out and see what the new role is for when they sign in again.',
  'users.saveRole': 'Save role',
  'users.roleChanged': 'Role changed',
  'users.failedToChangeThe': 'Failed to change the role',
  'users.role': 'Role',
  'users.loadingUsers': 'Loading users...',
  'users.theUsersCouldNot': 'The users could not be loaded.',
  'users.people': 'People',
  'users.eachSignsInWith':
    'Each signs in with a name and a password of their own, and sees what their role is for.',
  'users.invitations': 'Invitations',
  'users.aLinkWorksOnce': 'A link works once, for 72 hours.',
  'users.removeQuestion': 'Remove {username}?',
  'users.theyAreSignedOutEverywhereAt':
    'They are signed out everywhere at once and cannot sign in any more. Their name stays in the record of what they did.',
  'users.theHouseLinkKeeps':
    'The calendar link for the house keeps working for whoever knows it; if they should not read it any more, {link}.',
  'users.makeANewOne': 'make a new one under House',
  'users.removeUser': 'Remove user',
  'users.newLinkQuestion': 'Make a new link for {name}?',
  'users.theLinkThatWas': 'The link that was sent before stops working at once.',
  'users.makeANewLink': 'Make a new link',
  'users.withdrawQuestion': 'Withdraw the invitation of {name}?',
  'users.theLinkThatWasSentStops': 'The link that was sent stops working at once.',
  'users.withdraw': 'Withdraw',
  'users.userRemoved': 'User removed',
  'users.failedToRemoveThe': 'Failed to remove the user',
  'users.newLinkMade': 'New link made',
  'users.theOldOneNo': 'The old one no longer works.',
  'users.failedToMakeA': 'Failed to make a new link',
  'users.invitationWithdrawn': 'Invitation withdrawn',
  'users.failedToWithdrawThe': 'Failed to withdraw the invitation',
  'users.owner': 'Owner',
  'users.everythingPricesSettingsAnd': 'Everything, prices, settings and users as well.',
  'users.manager': 'Manager',
  'users.bookingsWithGuestsNames':
    'Bookings with guests’ names and amounts, calendar, messages and gallery. No prices, figures or settings.',
  'users.housekeeper': 'Housekeeper',
  'users.whoComesAndGoes':
    'Who comes and goes on which day, how many they are, and your notes for the house. No names, no contact data, no amounts.',
  'users.neverSignedIn': 'never signed in',
  'users.lastSignedIn': 'last signed in {lastLoginAt}',
  'users.nameAsUsername': '{name}, as {username}',
  'users.shownYou': '{shown} (you)',
  'users.changeRoleOf': 'Change role of {username}',
  'users.changeRole': 'Change role',
  'users.removeOf': 'Remove {username}',
  'users.remove': 'Remove',
  'users.theLinkHasExpired': 'the link has expired',
  'users.until': 'until {expiresAt}',
  'users.newLinkFor': 'New link for {name}',
  'users.newLink': 'New link',
  'users.withdrawTheInvitationOfName': 'Withdraw the invitation of {name}',
  'users.sendItToNobodyElse':
    'Send it to nobody else. It works once, for 72 hours, and is shown only now.',
  'users.sendItMailed':
    'Send it to nobody else. It works once, for 72 hours, and is shown only now. It is on its way to {email} as well.',
  'users.theLink': 'link',
} as const;

export const t = textOf(usersEn);
