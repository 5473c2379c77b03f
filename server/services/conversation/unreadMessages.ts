import type { ItemOf } from '@shared/contract/bookings/today';
import { plainLine } from '@shared/domain/plainText';
import type { ReadContext } from '../serviceContext';

const SHOWN_LENGTH = 160;
/** Most messages that are read to name their writers. */
const MAX_READ = 100;

/** Unread messages of guests: one row a booking, and one for each message of the contact form, oldest first. */
export async function unreadMessages(
  limit: number,
  { models }: Pick<ReadContext, 'models'>,
): Promise<{ rows: ItemOf<'message'>[]; total: number }> {
  const written = await models.ConversationMessage.findAll({
    attributes: ['bookingId', 'text', 'createdAt'],
    where: { author: 'guest', readAt: null },
    order: ['id'],
    limit: MAX_READ,
  });
  const bookingIds = [...new Set(written.map(({ bookingId }) => bookingId))];
  const bookings =
    bookingIds.length === 0
      ? []
      : await models.Booking.findAll({
          attributes: ['id', 'reference', 'guestName'],
          where: { id: bookingIds.slice(0, limit) },
        });
  const contact = await models.ContactMessage.findAll({
    attributes: ['id', 'firstName', 'lastName', 'message', 'createdAt'],
    where: { readAt: null },
    order: ['id'],
    limit: MAX_READ,
  });
  const rows = [
    ...bookings.map(({ id: bookingId, reference, guestName }): ItemOf<'message'> => {
      const own = written.filter((message) => message.bookingId === bookingId);
      return {
        kind: 'message',
        reference,
        id: null,
        name: plainLine(guestName),
        text: plainLine(own.at(-1)?.text ?? '').slice(0, SHOWN_LENGTH),
        count: own.length,
        since: own[0]?.createdAt.toISOString() ?? '',
      };
    }),
    ...contact
      .slice(0, limit)
      .map(({ id, firstName, lastName, message, createdAt }): ItemOf<'message'> => ({
        kind: 'message',
        reference: null,
        id,
        name: plainLine(`${firstName} ${lastName}`),
        text: plainLine(message).slice(0, SHOWN_LENGTH),
        count: 1,
        since: createdAt.toISOString(),
      })),
  ].toSorted((a, b) => a.since.localeCompare(b.since));
  return { rows: rows.slice(0, limit), total: bookingIds.length + contact.length };
}
