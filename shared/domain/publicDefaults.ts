export const PUBLIC_FALLBACKS = {
  basePrice: 150,
  gbpFactor: 0.86,
  usdFactor: 1.1,
  minStayRegular: 3,
  minStayPeak: 7,
  checkinTime: '16:00',
  checkoutTime: '11:00',
  /** Otherwise the guest selector uses the settings' value. */
  maxGuests: 8,
} as const;

export const DEFAULT_GUESTS = 2;
