/** How many come, as whoever looks after the house is told. */
type HeadCount = { guestCount: number | null; children: number; pets: number };

/** `4 guests, 1 of them a child, 1 pet`; another site does not tell. */
export function headCountText({ guestCount, children, pets }: HeadCount): string {
  if (guestCount === null) return 'held by another site’s calendar, number not known';
  return [
    guestCount === 1 ? '1 guest' : `${guestCount} guests`,
    ...(children === 0
      ? []
      : [children === 1 ? '1 of them a child' : `${children} of them children`]),
    ...(pets === 0 ? [] : [pets === 1 ? '1 pet' : `${pets} pets`]),
  ].join(', ');
}

/** `2 × Cot, Heated pool`; empty where there are none. */
export function extrasText(extras: readonly { name: string; pieces: number }[]): string {
  return extras.map(({ name, pieces }) => (pieces > 1 ? `${pieces} × ${name}` : name)).join(', ');
}
