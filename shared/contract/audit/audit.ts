import * as z from 'zod/mini';
import { say, type SentenceWith } from '../../i18n/say';
import { pageQuerySchema } from '../pagination';
import { currencySchema, LIMITS, line, plainDate, timestamp } from '../common';

export const AUDIT_AREAS = [
  'bookings',
  'calendar',
  'prices',
  'settings',
  'content',
  'gallery',
  'mail',
  'access',
  'exports',
  'privacy',
] as const;
export type AuditArea = (typeof AUDIT_AREAS)[number];

type Description = { area: AuditArea; text: SentenceWith };

export const AUDIT_ACTIONS = {
  booking_added: { area: 'bookings', text: 'Entered a booking' },
  booking_changed: { area: 'bookings', text: 'Changed a booking' },
  booking_status_changed: { area: 'bookings', text: 'Answered or cancelled a booking' },
  enquiry_lapsed: { area: 'bookings', text: 'An enquiry ended unanswered after its check-in day' },
  schedule_changed: { area: 'bookings', text: 'Changed a payment schedule' },
  payment_added: { area: 'bookings', text: 'Recorded a payment' },
  payment_changed: { area: 'bookings', text: 'Changed a payment' },
  payment_removed: { area: 'bookings', text: 'Removed a payment' },
  receipt_issued: { area: 'bookings', text: 'Issued a receipt' },
  receipt_voided: { area: 'bookings', text: 'Marked a receipt as void' },
  guest_written_to: { area: 'bookings', text: 'Wrote to a guest' },
  message_answered: { area: 'bookings', text: 'Answered a message' },
  message_tied: { area: 'bookings', text: 'Tied a message to a booking' },
  stay_link_renewed: { area: 'bookings', text: 'Made a new link for a guest’s page' },
  confirmation_resent: { area: 'bookings', text: 'Sent a confirmation again' },
  stay_reported: { area: 'bookings', text: 'Reported a stay to the authorities' },
  register_changed: { area: 'bookings', text: 'Changed the guest register of a stay' },
  stay_request_settled: { area: 'bookings', text: 'Closed a guest’s request' },
  offer_drafted: { area: 'bookings', text: 'Drafted an offer' },
  offer_deleted: { area: 'bookings', text: 'Deleted the draft of an offer' },
  offer_sent: { area: 'bookings', text: 'Sent an offer' },
  offer_resent: { area: 'bookings', text: 'Sent an offer again' },
  offer_withdrawn: { area: 'bookings', text: 'Withdrew an offer' },
  offer_accepted: { area: 'bookings', text: 'The guest accepted an offer' },
  offer_declined: { area: 'bookings', text: 'The guest declined an offer' },
  offer_expired: { area: 'bookings', text: 'An offer expired' },
  block_added: { area: 'calendar', text: 'Blocked nights' },
  block_changed: { area: 'calendar', text: 'Changed blocked nights' },
  block_removed: { area: 'calendar', text: 'Freed blocked nights' },
  feed_added: { area: 'calendar', text: 'Added another calendar' },
  feed_changed: { area: 'calendar', text: 'Changed another calendar' },
  feed_removed: { area: 'calendar', text: 'Removed another calendar' },
  calendar_link_made: { area: 'calendar', text: 'Made a new calendar link' },
  calendar_link_ended: { area: 'calendar', text: 'Ended the calendar link' },
  house_link_made: { area: 'calendar', text: 'Made a new calendar link of the house' },
  house_link_ended: { area: 'calendar', text: 'Ended the calendar link of the house' },
  override_added: { area: 'prices', text: 'Added a price override' },
  override_changed: { area: 'prices', text: 'Changed a price override' },
  override_removed: { area: 'prices', text: 'Removed a price override' },
  base_currency_changed: { area: 'prices', text: 'Converted all amounts to another currency' },
  daily_rates_switched: { area: 'prices', text: 'Turned daily exchange rates on or off' },
  seasons_changed: { area: 'prices', text: 'Changed the seasons' },
  price_terms_changed: { area: 'prices', text: 'Changed discounts, fees, tax or payment terms' },
  settings_changed: { area: 'settings', text: 'Changed prices and settings' },
  bank_details_changed: { area: 'settings', text: 'Changed the bank details' },
  payment_settings_changed: {
    area: 'settings',
    text: 'Changed whether payments are kept here',
  },
  arrival_changed: { area: 'settings', text: 'Changed the arrival details or guests’ pages' },
  register_settings_changed: { area: 'settings', text: 'Changed how guests are reported' },
  house_facts_changed: { area: 'settings', text: 'Changed the facts of the house' },
  legal_changed: { area: 'settings', text: 'Changed the legal details or the cancellation policy' },
  content_published: { area: 'content', text: 'Published the site’s texts' },
  review_decided: { area: 'content', text: 'Published, hid or answered a review' },
  photo_added: { area: 'gallery', text: 'Added a photo to the gallery' },
  photo_changed: { area: 'gallery', text: 'Changed a photo' },
  photo_removed: { area: 'gallery', text: 'Took a photo out of the gallery' },
  photos_reordered: { area: 'gallery', text: 'Reordered the gallery' },
  photo_files_deleted: { area: 'gallery', text: 'Deleted picture files' },
  mail_settings_changed: { area: 'mail', text: 'Changed the mail server' },
  mail_retried: { area: 'mail', text: 'Tried a mail again' },
  mail_dismissed: { area: 'mail', text: 'Gave up a mail' },
  mail_template_changed: { area: 'mail', text: 'Changed the words of a mail' },
  mail_rules_changed: { area: 'mail', text: 'Changed which mails go by themselves' },
  scheduled_mails_switched: { area: 'mail', text: 'Switched a guest’s mails on or off' },
  scheduled_mail_held: { area: 'mail', text: 'Held a mail' },
  scheduled_mail_released: { area: 'mail', text: 'Let a held mail go' },
  scheduled_mail_sent: { area: 'mail', text: 'Sent a planned mail at once' },
  signed_in: { area: 'access', text: 'Signed in' },
  signed_out: { area: 'access', text: 'Signed out' },
  password_changed: { area: 'access', text: 'Changed the password' },
  second_factor_failed: {
    area: 'access',
    text: 'Mistyped the second step, after a right password',
  },
  recovery_code_used: { area: 'access', text: 'Signed in with a recovery code' },
  recovery_codes_renewed: { area: 'access', text: 'Made new recovery codes' },
  totp_added: { area: 'access', text: 'Set up an authenticator app' },
  totp_removed: { area: 'access', text: 'Removed the authenticator app' },
  passkey_added: { area: 'access', text: 'Added a passkey' },
  passkey_renamed: { area: 'access', text: 'Renamed a passkey' },
  passkey_removed: { area: 'access', text: 'Removed a passkey' },
  account_changed: { area: 'access', text: 'Changed the address for a lost password' },
  language_changed: { area: 'access', text: 'Changed the language of the back office' },
  sessions_ended: { area: 'access', text: 'Signed out other devices' },
  second_factor_policy_changed: { area: 'access', text: 'Changed who needs a second step' },
  password_reset_by_mail: { area: 'access', text: 'Chose a new password by a mailed link' },
  password_reset: { area: 'access', text: 'Set a new password on the server' },
  user_invited: { area: 'access', text: 'Invited somebody' },
  invitation_renewed: { area: 'access', text: 'Made a new link for an invitation' },
  invitation_withdrawn: { area: 'access', text: 'Withdrew an invitation' },
  invitation_accepted: { area: 'access', text: 'Accepted an invitation' },
  role_changed: { area: 'access', text: 'Changed a user’s role' },
  user_removed: { area: 'access', text: 'Removed a user' },
  bookings_exported: { area: 'exports', text: 'Downloaded the list of bookings' },
  payments_exported: { area: 'exports', text: 'Downloaded the list of payments' },
  figures_exported: { area: 'exports', text: 'Downloaded figures' },
  bulletins_downloaded: { area: 'exports', text: 'Downloaded the bulletins of a stay' },
  backup_downloaded: { area: 'exports', text: 'Downloaded a backup' },
  backup_restored: { area: 'exports', text: 'Restored a backup' },
  person_exported: { area: 'privacy', text: 'Downloaded what is stored of a person' },
  person_erased: { area: 'privacy', text: 'Erased a person' },
  persons_erased_again: { area: 'privacy', text: 'Erased again after a backup was restored' },
  retention_changed: { area: 'privacy', text: 'Changed how long data are kept' },
  clock_repaired: {
    area: 'settings',
    text: 'Corrected what a clock running ahead had stored',
  },
  retention_run: { area: 'privacy', text: 'Removed what was kept long enough' },
  register_read: { area: 'privacy', text: 'Read the guest register of a stay' },
  receipt_name_read: { area: 'privacy', text: 'Read a name kept for the tax office' },
  activity_exported: { area: 'exports', text: 'Downloaded this log' },
} as const satisfies Record<string, Description>;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** An action's text; its key if this version does not know it. */
export function auditText(action: string): string {
  return isKnown(action) ? AUDIT_ACTIONS[action].text : action.replaceAll('_', ' ');
}

export function actionsOf(area: AuditArea): AuditAction[] {
  return (Object.keys(AUDIT_ACTIONS) as AuditAction[]).filter(
    (action) => AUDIT_ACTIONS[action].area === area,
  );
}

function isKnown(action: string): action is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, action);
}

/** Old and new value of each changed field; `null` where the field did not exist. */
export const auditChangesSchema = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]));
export type AuditChanges = z.infer<typeof auditChangesSchema>;

export const auditEntrySchema = z.object({
  id: z.number(),
  at: timestamp,
  /** The user's name at the time; `null` for actions of the server itself. */
  userName: z.nullable(z.string()),
  action: z.string(),
  subject: z.nullable(z.string()),
  changes: auditChangesSchema,
  /** Currency of the amounts: the booking's, or the villa's. */
  currency: z.optional(currencySchema),
  /** Guest of the booking that is the subject. */
  guestName: z.optional(z.string()),
});
export type AuditEntryJson = z.infer<typeof auditEntrySchema>;
export const auditEntriesSchema = z.array(auditEntrySchema);

export const auditFilterSchema = z.strictObject({
  area: z.optional(z.enum(AUDIT_AREAS, say('Please choose one of the list'))),
  user: z.optional(line(LIMITS.username)),
  subject: z.optional(line(LIMITS.title)),
  /** First and last day, in the villa's time. */
  from: z.optional(plainDate('Please choose a day')),
  to: z.optional(plainDate('Please choose a day')),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

export const auditQuerySchema = z.strictObject({
  ...auditFilterSchema.shape,
  ...pageQuerySchema.shape,
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;
