import { addDays, type PlainDate } from '../date';

export const ARRIVAL_MISSING = [
  'address',
  'directions',
  'key',
  'contact',
  'wifi',
  'houseRules',
] as const;
export type ArrivalPart = (typeof ARRIVAL_MISSING)[number];

type Filled = {
  address: string | null;
  phone: string | null;
  doorCode: string | null;
  wifiName: string | null;
  texts: {
    en?:
      | {
          directions: string | null;
          key: string | null;
          contact: string | null;
          houseRules: string | null;
        }
      | undefined;
  };
};

/**
 * Arrival details that the owner has not filled in, in English, which all languages fall back to.
 * @param site address and telephone of the site, which stand in for those of the arrival
 */
export function missingArrival(
  { address, phone, doorCode, wifiName, texts: { en } }: Filled,
  site: { place: string | null; phone: string | null },
): ArrivalPart[] {
  const has: Record<ArrivalPart, unknown> = {
    address: address ?? site.place,
    directions: en?.directions,
    key: en?.key ?? doorCode,
    contact: en?.contact ?? phone ?? site.phone,
    wifi: wifiName,
    houseRules: en?.houseRules,
  };
  return ARRIVAL_MISSING.filter((part) => !has[part]);
}

/** The first day on which the guest sees the arrival details. @param showDays before check-in */
export function arrivalFrom(checkinDate: PlainDate, showDays: number): PlainDate {
  return addDays(checkinDate, -showDays);
}
