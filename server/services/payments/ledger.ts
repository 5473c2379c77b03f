import { countNights } from '@shared/domain/bookings/stayRules';
import type { PlainDate } from '@shared/domain/date';
import { ledgerOf } from '@shared/domain/payments/ledger';
import {
  convertToCent,
  roundedQuotient,
  toEurCents,
  type Cents,
  type Currency,
} from '@shared/domain/prices/money';
import { literal, Op, type WhereOptions } from 'sequelize';
import type { Booking } from '../../models/Booking';
import type { Payment } from '../../models/Payment';
import type { VillaSettings } from '../../models/VillaSettings';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { directionOf, loadPaymentsOfAll } from './paymentSchedule';

/** Days from `from`, excluding `until`. */
type Days = { from: PlainDate; until: PlainDate };

/** What a booking brought besides the price of its nights, in one currency; see `Ledger`. */
export type StayMoney = {
  booking: Booking;
  nights: number;
  /** After a cancellation or for damage, without tourist tax. */
  keptCents: Cents;
  taxCents: Cents;
  writtenOffCents: Cents;
};

/**
 * Money kept and written off of bookings with check-in in a range, by check-in.
 * @param range `null` for all
 * @param currency of the amounts, usually the base currency
 */
export async function loadStayMoney(
  range: Days | null,
  currency: Currency,
  context: ReadContext,
): Promise<StayMoney[]> {
  const settings = await loadSettings(context);
  const ledgers = await loadLedgers(
    {
      ...(range && { checkinDate: { [Op.gte]: range.from, [Op.lt]: range.until } }),
      [Op.or]: [
        { status: 'cancelled', id: { [Op.in]: literal('(SELECT booking_id FROM payments)') } },
        { id: { [Op.in]: literal('(SELECT booking_id FROM payments WHERE is_off)') } },
      ],
    },
    context,
  );
  return ledgers.flatMap(({ booking, ledger }) => {
    const { keptCents, keptTaxCents, damageCents, writtenOffCents } = ledger;
    const converted = (cents: Cents) => inCurrency(cents, booking, currency, settings);
    const kept = converted(keptCents);
    const money = {
      keptCents: kept + converted(damageCents),
      // The sum is converted, so that it agrees with what was received.
      taxCents: converted(keptCents + keptTaxCents) - kept,
      writtenOffCents: converted(writtenOffCents),
    };
    const isNothing = Object.values(money).every((cents) => cents === 0);
    return isNothing ? [] : [{ booking, nights: countNights(booking), ...money }];
  });
}

/** A payment of a booking. */
export type LedgerEntry = Pick<Payment, 'id' | 'paidOn' | 'purpose' | 'way' | 'note'> & {
  booking: Booking;
  direction: ReturnType<typeof directionOf>;
  cents: Cents;
  /** At the rates of the day on which it was recorded, in the current base currency. */
  baseCents: Cents;
  /** The tourist tax in it, in the same currency. */
  taxCents: Cents;
};

/** All payments of a range of days, by day. */
export async function loadLedgerEntries(
  { from, until }: Days,
  context: ReadContext,
): Promise<LedgerEntry[]> {
  const { models } = context;
  const settings = await loadSettings(context);
  const paid = await models.Payment.findAll({
    attributes: ['bookingId'],
    where: { paidOn: { [Op.gte]: from, [Op.lt]: until } },
    raw: true,
  });
  const ledgers = await loadLedgers({ id: paid.map(({ bookingId }) => bookingId) }, context);
  return ledgers
    .flatMap(({ booking, ledger }) =>
      ledger.entries
        .filter(({ paidOn }) => from <= paidOn && paidOn < until)
        .map(({ row, direction, cents, taxCents }) => {
          const { id, paidOn, purpose, way, note, baseCurrency, baseAmountCents } = row;
          const baseCents =
            baseCurrency === settings.baseCurrency
              ? baseAmountCents
              : convertToCent(baseAmountCents, baseCurrency, settings.baseCurrency, settings);
          const share = roundedQuotient(BigInt(baseCents) * BigInt(taxCents), cents);
          const entry = { id, paidOn, purpose, way, note, direction, cents, baseCents };
          return { ...entry, booking, taxCents: share };
        }),
    )
    .toSorted((a, b) => (a.paidOn === b.paidOn ? a.id - b.id : a.paidOn < b.paidOn ? -1 : 1));
}

async function loadLedgers(where: WhereOptions<Booking>, context: ReadContext) {
  const bookings = await context.models.Booking.findAll({
    where,
    order: [
      ['checkinDate', 'ASC'],
      ['id', 'ASC'],
    ],
  });
  return (await loadPaymentsOfAll(bookings, context)).map(({ booking, items, payments }) => {
    const { totalAmountCents: totalCents, taxCents, status } = booking;
    const rows = payments.map((row) => ({
      row,
      direction: directionOf(row),
      purpose: row.purpose,
      cents: row.amountCents,
      paidOn: row.paidOn,
    }));
    const stay = { totalCents, taxCents, isCancelled: status === 'cancelled' };
    return { booking, ledger: ledgerOf(stay, items, rows) };
  });
}

/** Converts like the figures: at the rates of the booking, and today's if the base is not EUR. */
function inCurrency(
  cents: Cents,
  { currency: own, totalAmountCents, totalAmountEurCents }: Booking,
  currency: Currency,
  settings: VillaSettings,
): Cents {
  if (own === currency) return cents;
  const eur =
    totalAmountCents > 0
      ? roundedQuotient(BigInt(cents) * BigInt(totalAmountEurCents), totalAmountCents)
      : toEurCents(cents, own, settings);
  return convertToCent(eur, 'EUR', currency, settings);
}
