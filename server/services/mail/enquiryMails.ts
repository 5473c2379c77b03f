import type { CreationAttributes } from 'sequelize';
import type { OutboxMail } from '../../models/OutboxMail';
import type { VillaSettings } from '../../models/VillaSettings';
import { bookingMailData, type MailedBooking } from './bookingMailData';
import { mailRow } from './enqueue';

/** The rows of an enquiry's mails: a receipt, and a notification to the owner. */
export function enquiryMailRows(
  enquiry: MailedBooking,
  settings: VillaSettings,
  now: Date,
): CreationAttributes<OutboxMail>[] {
  const booking = bookingMailData(enquiry, null, settings);
  return (['enquiryReceipt', 'enquiryAlert'] as const).map((kind) =>
    mailRow({ kind, booking }, now),
  );
}
