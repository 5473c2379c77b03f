import type { BookingSummary } from '@shared/contract/bookings/booking';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { formatCents } from '@shared/domain/prices/money';
import { col, fn, literal } from 'sequelize';
import { loadDoubleBookings } from '../calendars/doubleBookings';
import { countUnread } from '../conversation/conversation';
import { inView } from '../bookings/listBookings';
import { countUrgentPayments } from '../payments/duePayments';
import { loadStayMoney } from '../payments/ledger';
import { countNewReviews } from '../reviews/reviews';
import type { ReadContext } from '../serviceContext';

/**
 * Revenue adds up EUR amounts at booking time, without tourist tax and what was written off; money kept after
 * cancellations and for damage is separate.
 */
export async function summariseBookings(context: ReadContext): Promise<BookingSummary> {
  const { models, today } = context;
  const rows = await models.Booking.findAll({
    attributes: [
      'status',
      [fn('COUNT', col('id')), 'count'],
      [fn('SUM', literal('total_amount_eur_cents - tax_eur_cents')), 'eurCents'],
    ],
    group: 'status',
    raw: true,
  });
  // Aggregate columns are missing from the model's type.
  const groups = rows as unknown as { status: BookingStatus; count: number; eurCents: number }[];
  const of = (status: BookingStatus) => groups.find((group) => group.status === status);
  const money = await loadStayMoney(null, 'EUR', context);
  const writtenOff = money.reduce((sum, { writtenOffCents }) => sum + writtenOffCents, 0);
  return {
    confirmedRevenueEur: formatCents(Number(of('confirmed')?.eurCents ?? 0) - writtenOff),
    keptEur: formatCents(money.reduce((sum, { keptCents }) => sum + keptCents, 0)),
    confirmedCount: Number(of('confirmed')?.count ?? 0),
    pendingCount: Number(of('pending')?.count ?? 0),
    waitingCount: await models.Booking.count({
      where: inView('answer', today),
    }),
    doubleBookings: await loadDoubleBookings(context),
    duePaymentCount: await countUrgentPayments(context),
    totalCount: groups.reduce((sum, group) => sum + Number(group.count), 0),
    messageCount: await models.ContactMessage.count(),
    conversationCount: await models.ConversationMessage.count({ distinct: true, col: 'bookingId' }),
    newReviewCount: await countNewReviews(context),
    unreadConversationCount: await countUnread(context),
    unreadMessageCount: await models.ContactMessage.count({
      where: { readAt: null },
    }),
  };
}
