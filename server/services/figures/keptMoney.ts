import { countNights } from '@shared/domain/bookings/stayRules';
import type { PlainDate } from '@shared/domain/date';
import {
  convertToCent,
  roundedQuotient,
  toEurCents,
  type Cents,
  type Currency,
} from '@shared/domain/prices/money';
import type { VillaSettings } from '../../models/VillaSettings';
import type { ReadContext } from '../serviceContext';
import { selectRows, type DayRange } from './figuresSql';

export type KeptMoney = {
  reference: string;
  guestName: string;
  guestEmail: string;
  checkinDate: PlainDate;
  checkoutDate: PlainDate;
  nights: number;
  currency: Currency;
  totalCents: Cents;
  /** Received for the stay and kept, in the villa's base currency, without tourist tax. */
  keptCents: Cents;
  taxCents: Cents;
};

type Row = Omit<KeptMoney, 'keptCents' | 'taxCents' | 'nights'> & {
  totalEurCents: number | string;
  taxCents: number | string;
  scheduledCents: number | string;
  heldCents: number | string;
};

/**
 * Money kept from cancelled bookings with check-in in the range, by check-in: what was received, up to what the
 * booking's schedule keeps. Anything above must be refunded and is not income.
 * @param range `null` for all
 * @param currency of the amounts, usually the base currency
 */
export async function loadKeptMoney(
  range: DayRange | null,
  currency: Currency,
  settings: VillaSettings,
  context: ReadContext,
): Promise<KeptMoney[]> {
  const rows = await selectRows<Row>(
    context,
    `SELECT b.reference AS "reference", b.guest_name AS "guestName", b.guest_email AS "guestEmail",
      b.checkin_date AS "checkinDate", b.checkout_date AS "checkoutDate", b.currency AS "currency",
      b.total_amount_cents AS "totalCents", b.total_amount_eur_cents AS "totalEurCents",
      b.tax_cents AS "taxCents",
      (SELECT COALESCE(SUM(s.amount_cents), 0) FROM schedule_items s
        WHERE s.booking_id = b.id AND s.kind <> 'security') AS "scheduledCents",
      (SELECT COALESCE(SUM(CASE p.direction WHEN 'in' THEN p.amount_cents ELSE -p.amount_cents END), 0)
        FROM payments p WHERE p.booking_id = b.id AND p.purpose = 'stay') AS "heldCents"
    FROM bookings b
    JOIN payment_plans pl ON pl.booking_id = b.id
    WHERE b.status = 'cancelled' ${range ? 'AND b.checkin_date >= :from AND b.checkin_date < :until' : ''}
    ORDER BY b.checkin_date, b.id`,
    range ?? {},
  );
  return rows.flatMap(({ totalEurCents, taxCents, scheduledCents, heldCents, ...row }) => {
    const kept = Math.min(Number(heldCents), Number(scheduledCents));
    if (kept <= 0) return [];
    const totalCents = Number(row.totalCents);
    const tax = Number(taxCents);
    // By the policy the tax is refunded; somebody who cancels after check-in may owe it.
    const keptTax = Math.min(tax, Math.max(0, kept - (totalCents - tax)));
    const rates = { ...row, totalCents, totalEurCents: Number(totalEurCents) };
    const converted = (cents: Cents) => inCurrency(cents, rates, currency, settings);
    const keptCents = converted(kept - keptTax);
    return [
      {
        ...row,
        totalCents,
        nights: countNights(row),
        keptCents,
        taxCents: converted(kept) - keptCents,
      },
    ];
  });
}

/** Converts like the figures: at the rates of the booking, and today's if the base is not EUR. */
function inCurrency(
  cents: Cents,
  booking: { currency: Currency; totalCents: Cents; totalEurCents: Cents },
  currency: Currency,
  settings: VillaSettings,
): Cents {
  if (booking.currency === currency) return cents;
  const eur =
    booking.totalCents > 0
      ? roundedQuotient(BigInt(cents) * BigInt(booking.totalEurCents), booking.totalCents)
      : toEurCents(cents, booking.currency, settings);
  return convertToCent(eur, 'EUR', currency, settings);
}
