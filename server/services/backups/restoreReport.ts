import type { LostSecret } from './lostSecrets';
import type { Restored } from './restoreBackup';

/** What the owner reads after a restore, one paragraph each. */
export function restoreReport(restored: Restored, dataDir: string): string[] {
  const { manifest, replaced, changesFile, users, isKeyRestored, lost } = restored;
  const { repeated, heldMails, failedMails, receipts, revoked } = restored;
  const { persons = 0, bookings = 0, messages = 0, unreadable = 0 } = repeated ?? {};
  const paragraphs = [
    `Checked and put back the backup of ${manifest.createdAt} into ${dataDir}.`,
    isKeyRestored && 'The key of stored passwords was put back as well.',
    repeated === null &&
      'If you have erased anybody since this backup was made, erase them again (Settings, Privacy): what was replaced does not say whom.',
    persons > 0 && `Erased again: ${persons} persons (${bookings} bookings, ${messages} messages).`,
    unreadable > 0 &&
      `${unreadable} erasures could not be repeated, because their secrets-key is not here. Erase these persons again: Settings, Privacy.`,
    changesFile !== null &&
      `What was changed, sent and received since the backup, and is not here, is listed in ${changesFile}. Look there for bookings, offers, payments and messages to enter or answer again.`,
    replaced === null &&
      'Links that you withdrew after this backup was made work again. Withdraw them again.',
    revoked.stays > 0 &&
      `${revoked.stays} links of guests’ pages may have been withdrawn since the backup and no longer work. Each new mail to a guest has a new link.`,
    revoked.needed.length > 0 &&
      `Send the confirmation again, or write to the guest, for ${revoked.needed.join(', ')}.`,
    revoked.calendar &&
      'The calendar link for other sites no longer works. Make a new one (Calendar, Other calendars) and enter it at each site, which otherwise sees no new bookings.',
    revoked.house && 'The link of the house’s calendar no longer works. Make a new one: House.',
    heldMails.length > 0 &&
      `Scheduled mails that were due are held, because they may have been sent. Release those still needed, after payments are entered again, in the panels of ${heldMails.join(', ')}.`,
    failedMails > 0 &&
      `${failedMails} mails that waited in the backup may have been sent. They are listed under Settings, Mail.`,
    receipts.last > 0 &&
      (receipts.isKnown
        ? `The next receipt has number ${receipts.last + 1}.`
        : `The last receipt in the backup has number ${receipts.last}. Compare it with your copies before you issue another, because later numbers may have been issued already.`),
    'Prices, bank details and texts are those of the day of the backup. Check Payments, Bank, before a guest pays.',
    replaced !== null &&
      `What was there before is in ${replaced}; delete it and the list when all is well.`,
    'Start the server again. Everybody is signed out, and invitations have to be made again. Users, roles, passwords and second factors are those of the day of the backup: remove whom you have removed since. These may sign in:',
    ...users.map(({ username, role }) => `  ${username} (${role === 'admin' ? 'owner' : role})`),
    ...lostText(lost),
  ];
  return paragraphs.filter((text) => typeof text === 'string');
}

function lostText(lost: readonly LostSecret[]): string[] {
  if (lost.length === 0) return [];
  return [
    'These are encrypted with a key that is not here. Before you start the server, copy the file secrets-key from the data folder of the old one into this one. If it is gone, enter them again:',
    ...lost.map(({ kind, name }) => `  - ${LOST_TEXTS[kind](name)}`),
  ];
}

const LOST_TEXTS: Record<LostSecret['kind'], (name: string) => string> = {
  mailPassword: (host) => `the password of the mail server ${host}: Settings, Mail`,
  feedAddress: (name) => `the address of the calendar “${name}”: Calendar, Other calendars`,
  calendarLink: () =>
    'the calendar link, which other sites go on reading but which cannot be shown: make a new one there',
  houseLink: () =>
    'the link of the house’s calendar, which goes on working but cannot be shown: make a new one under House',
  arrivalSecrets: () =>
    'the door code, Wi-Fi and the like for guests who arrive: Settings, Arrival',
  authenticator: (username) =>
    `the authenticator app of ${username}: sign in with a recovery code or a passkey and set it up again,\n` +
    `    or run npm run admin:reset ${username}`,
  stayName: (reference) =>
    `the name that was kept for the tax office with ${reference}: it is on your own invoice`,
  receiptName: (number) =>
    `the name on receipt ${number} of an erased guest: it is on the copy that you handed out`,
  registerKey: () => 'the activation key of SIBA’s letter: Settings, Guest register',
  registerGuest: (reference) =>
    `a guest in the register of ${reference}: fill it in again if the stay is not reported yet`,
  registerReport: (reference) =>
    `a file that reported ${reference}: SIBA’s own letter of proof is in its portal`,
};
