import { addDays, type PlainDate } from '../date';
import { nightsOf, type Stay } from '../bookings/stayRules';
import type { Cents } from './money';

/** The tax per night between two days of every year, both included, `MM-dd`. */
export type TouristTaxRate = {
  start: string;
  end: string;
  /** Per person and night, in the base currency. */
  cents: Cents;
};

/** The municipal tourist tax. The owner collects it for the council, so it is not revenue. */
export type TouristTax = {
  isOn: boolean;
  /** Nights outside all ranges are tax-free. */
  rates: readonly TouristTaxRate[];
  /** Younger guests pay none. */
  minimumAge: number;
  /** Only the first nights of a stay are taxed; `null` for all. */
  maxNights: number | null;
};

export const DEFAULT_TOURIST_TAX: TouristTax = {
  isOn: false,
  rates: [],
  minimumAge: 0,
  maxNights: null,
};

/** Age in years from which a child is a guest of the stay, and not an infant. */
export const INFANTS_UNDER = 2;

/** Age in years from which a guest is an adult: the tax decides, if the villa collects it from some guests only. */
export function adultsFrom({ isOn, minimumAge }: Pick<TouristTax, 'isOn' | 'minimumAge'>): number {
  return isOn && minimumAge > INFANTS_UNDER ? minimumAge : 13;
}

/** Consecutive nights at one rate: `end` is the morning after the last. */
export type TaxedNights = { nights: number; rateCents: Cents; start: PlainDate; end: PlainDate };

/** The taxed nights of a stay, in the base currency; none if the tax is off. */
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

/** A range spans New Year if its end precedes its start. */
function coversNight({ start, end }: TouristTaxRate, night: PlainDate): boolean {
  const day = night.slice(5);
  return start <= end ? start <= day && day <= end : day >= start || day <= end;
}
