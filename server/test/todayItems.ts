import type { ItemOf, Today, TodayItem } from '@shared/contract/bookings/today';

/** The rows of one kind on the owner's start page. */
export function itemsOf<Kind extends TodayItem['kind']>(
  { items }: Pick<Today, 'items'>,
  kind: Kind,
): ItemOf<Kind>[] {
  return items.filter((item): item is ItemOf<Kind> => item.kind === kind);
}
