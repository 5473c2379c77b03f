/** What the public site shows while it has no settings. */
export const PUBLIC_FALLBACKS = {
  basePrice: 150,
  gbpFactor: 0.86,
  usdFactor: 1.1,
  minStayRegular: 3,
  minStayPeak: 7,
  checkinTime: '16:00',
  checkoutTime: '11:00',
  maxGuests: 8,
} as const;

export const DEFAULT_GUESTS = 2;
/** The calendar offers no more guests than this, whatever the settings allow. */
export const GUEST_SELECTOR_MAX = 8;
