import { addDays, type PlainDate } from '../date';
import { nightsOf, type Stay } from '../bookings/stayRules';
import type { Cents } from './money';

/** What the council takes for a night between two days of every year, both included, `MM-dd`. */
export type TouristTaxRate = {
  start: string;
  end: string;
  /** For each person and night, in the base currency. */
  cents: Cents;
};

/** The municipal tourist tax, which the owner collects for the council: no revenue. */
export type TouristTax = {
  isOn: boolean;
  /** Nights outside of all ranges are free of it. */
  rates: readonly TouristTaxRate[];
  /** Guests below this age pay none. */
  minimumAge: number;
  /** The first nights of a stay that are taxed; `null` for all. */
  maxNights: number | null;
};

/** A new database's: none is collected. */
export const DEFAULT_TOURIST_TAX: TouristTax = {
  isOn: false,
  rates: [],
  minimumAge: 0,
  maxNights: null,
};

/** Nights in a row at one rate: `end` is the morning after the last. */
export type TaxedNights = { nights: number; rateCents: Cents; start: PlainDate; end: PlainDate };

/** The taxed nights of a stay, in the base currency; none where the tax is off. */
export function taxedNights(stay: Stay, { isOn, rates, maxNights }: TouristTax): TaxedNights[] {
  if (!isOn) return [];
  const taxed: TaxedNights[] = [];
  for (const night of nightsOf(stay).slice(0, maxNights ?? undefined)) {
    const rateCents = rates.find((rate) => coversNight(rate, night))?.cents ?? 0;
    if (rateCents === 0) continue;
    const last = taxed.at(-1);
    if (last?.rateCents === rateCents && last.end === night) {
      last.nights += 1;
      last.end = addDays(night, 1);
    } else {
      taxed.push({ nights: 1, rateCents, start: night, end: addDays(night, 1) });
    }
  }
  return taxed;
}

/** A range may pass New Year: its end is then earlier than its start. */
function coversNight({ start, end }: TouristTaxRate, night: PlainDate): boolean {
  const day = night.slice(5);
  return start <= end ? start <= day && day <= end : day >= start || day <= end;
}
