import { Op } from 'sequelize';
import type { Booking } from '../../models/Booking';
import type { Limit } from '../rateLimits/rateLimits';
import type { WriteContext } from '../serviceContext';

/** Receipts per mailbox: addresses are unverified, so a sender could flood somebody else's mailbox. */
export const RECEIPT_LIMIT: Limit = { name: 'receipt', points: 3, windowMs: 3_600_000 };

/**
 * The rows to store of new mails: receipts beyond the limit of their mailbox are left out.
 * @param rows `mailbox` is `null` for mails that are not limited
 */
export async function withinReceiptLimit<Row extends { mailbox?: string | null | undefined }>(
  rows: readonly Row[],
  { points, windowMs }: Limit,
  { models, now }: WriteContext,
): Promise<Row[]> {
  const earlier = await models.OutboxMail.findAll({
    attributes: ['mailbox'],
    where: {
      mailbox: rows.flatMap(({ mailbox }) => mailbox ?? []),
      createdAt: { [Op.gt]: new Date(now.getTime() - windowMs) },
      status: { [Op.ne]: 'dismissed' },
    },
    raw: true,
  });
  const counts = new Map<string, number>();
  const countOf = (mailbox: string) => {
    const count = (counts.get(mailbox) ?? 0) + 1;
    counts.set(mailbox, count);
    return count;
  };
  for (const { mailbox } of earlier) countOf(mailbox ?? '');
  return rows.filter(({ mailbox }) => !mailbox || countOf(mailbox) <= points);
}

/** References of the enquiries whose receipt was enqueued, and has not become pointless since. */
export async function referencesWithReceipt(
  bookings: readonly Pick<Booking, 'reference'>[],
  { models }: WriteContext,
): Promise<Set<string | null | undefined>> {
  if (bookings.length === 0) return new Set();
  const rows = await models.OutboxMail.findAll({
    attributes: ['reference'],
    where: {
      kind: 'enquiryReceipt',
      reference: bookings.map(({ reference }) => reference),
      status: { [Op.ne]: 'dismissed' },
    },
    raw: true,
  });
  return new Set(rows.map(({ reference }) => reference));
}

/** Large providers ignore case, dots and a "+" suffix. People whose addresses collide share only a rate limit. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${name}${address.slice(at)}`.toLowerCase();
}
