/** What the public site shows while it has no settings. */
export const PUBLIC_FALLBACKS = {
  basePrice: 150,
  gbpFactor: 0.86,
  usdFactor: 1.1,
  minStayRegular: 3,
  minStayPeak: 7,
  checkinTime: '16:00',
  checkoutTime: '11:00',
  /** While the settings are unknown; otherwise the guest selector runs to theirs. */
  maxGuests: 8,
} as const;

export const DEFAULT_GUESTS = 2;
