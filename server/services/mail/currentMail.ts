import { Op } from 'sequelize';
import { definitionOf, readMail, type Mail } from '../../mail/mail';
import type { MailKind, MailNow } from '../../mail/mailDefinition';
import type { OutboxMail } from '../../models/OutboxMail';
import { openOfferOf } from '../openOffer';
import type { ReadContext } from '../serviceContext';
import { scheduledMailNow } from './scheduledMails';
import { withBankDetails } from './paymentData';

type Row = Pick<OutboxMail, 'id' | 'reference' | 'createdAt'>;

/** A mail when it is sent, which may be days after it was enqueued; `null` if it has become pointless. */
export async function currentMail(
  mail: Mail,
  row: Row,
  context: ReadContext,
): Promise<Mail | null> {
  const current = await definitionOf(mail).current(mail, mailNow(row, context));
  return current && ({ ...current, kind: mail.kind } as Mail);
}

function mailNow(row: Row, context: ReadContext): MailNow {
  const { models } = context;
  const { reference } = row;
  const booking = async () =>
    reference === null ? null : models.Booking.findOne({ where: { reference } });
  return {
    isFollowedBy: (kinds) => isFollowedBy(kinds, row, context),
    isOffered: async ({ booking: { checkinDate, checkoutDate, totalCents }, offer }) => {
      const stored = await booking();
      const open = stored && (await openOfferOf(stored, context));
      return (
        open?.checkinDate === checkinDate &&
        open.checkoutDate === checkoutDate &&
        open.totalCents === totalCents &&
        open.validUntil === offer.validUntil
      );
    },
    isConfirmed: async () => (await booking())?.status === 'confirmed',
    withBankDetails: async (mail) => {
      const stored = await booking();
      return stored?.status === 'confirmed' ? withBankDetails(mail, stored, context) : null;
    },
    scheduledMailNow: (kind, mail) => scheduledMailNow(kind, mail, context),
  };
}

/** Whether a later mail of these kinds has been or will be sent. */
async function isFollowedBy(
  kinds: readonly MailKind[],
  { id, reference }: Row,
  context: ReadContext,
): Promise<boolean> {
  const where = { reference, kind: [...kinds], status: ['pending', 'sent'], id: { [Op.gt]: id } };
  for (const row of await context.models.OutboxMail.findAll({ where })) {
    if (row.status === 'sent') return true;
    // A mail that has itself become pointless is dropped, so it must not suppress this one.
    const mail = readMail(row);
    if (mail && (await currentMail(mail, row, context))) return true;
  }
  return false;
}
