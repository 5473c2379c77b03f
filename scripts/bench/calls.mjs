import { randomUUID } from 'node:crypto';

/** A year ahead, away from notice periods and demo bookings. */
const YEAR = new Date().getUTCFullYear() + 1;
const STAY = { checkinDate: `${YEAR}-03-02`, checkoutDate: `${YEAR}-03-09` };
/** Seven nights at the base price and the cleaning fee. */
const STAY_TOTAL = '3300.00';

const GUEST = {
  ...STAY,
  guestName: 'Ana Duarte',
  guestEmail: 'ana@example.pt',
  guestPhone: '',
  guestCount: 2,
  currency: 'EUR',
  specialRequests: 'A cot, please',
  totalAmount: STAY_TOTAL,
  priceBreakdown: null,
};

const NIGHTS_SQL =
  'SELECT night, booking_id, block_id FROM held_nights WHERE night BETWEEN ? AND ?';

function manyStays() {
  const dayOf = (index) => new Date(Date.UTC(YEAR, 2, 2 + index)).toISOString().slice(0, 10);
  return Array.from({ length: 1200 }, (_, index) => ({
    checkinDate: dayOf(index % 100),
    checkoutDate: dayOf((index % 100) + 7),
    guestCount: 1 + (Math.floor(index / 100) % 4),
    currency: ['EUR', 'GBP', 'USD'][Math.floor(index / 400)],
  }));
}

/** The first photo. Its address is known once the server runs, and passed to the limits' process. */
export const IMAGE_CALL = {
  name: 'an image variant',
  path: process.env.IMAGE_PATH ?? '',
  headers: { Accept: 'image/avif,image/webp,*/*' },
  limit: 'bytes',
  least: { 16: 0.5 },
};

/**
 * The measured requests and their limits: `bytes` repeats the same response, `select` or `insert` runs one
 * statement through the same driver. `least` is the required ratio. `bodies` are sent in turn instead of `body`. A
 * bound applies to all numbers of connections, or to those it names.
 */
export const CALLS = [
  {
    name: 'GET /',
    path: '/',
    headers: { 'Accept-Encoding': 'br' },
    limit: 'bytes',
    least: 0.55,
  },
  {
    name: 'GET /booking',
    path: '/booking',
    headers: { 'Accept-Encoding': 'br' },
    limit: 'bytes',
    least: 0.55,
  },
  {
    name: 'GET /api/availability, a month',
    path: `/api/availability?startDate=${YEAR}-03-01&endDate=${YEAR}-03-31`,
    limit: 'select',
    sql: NIGHTS_SQL,
    values: () => [`${YEAR}-03-01`, `${YEAR}-03-31`],
    least: 0.5,
  },
  {
    name: 'GET /api/gallery',
    path: '/api/gallery',
    limit: 'select',
    sql: 'SELECT * FROM gallery_images WHERE is_active = 1 ORDER BY is_featured DESC, display_order, id',
    values: () => [],
    least: 0.5,
  },
  {
    name: 'POST /api/calculate-price, each another stay',
    path: '/api/calculate-price',
    body: { ...STAY, guestCount: 2, currency: 'EUR' },
    bodies: manyStays(),
    limit: 'select',
    sql: NIGHTS_SQL,
    values: ({ checkinDate, checkoutDate }) => [checkinDate, checkoutDate],
    least: { 16: 0.2 },
  },
  {
    name: 'POST /api/booking-enquiry',
    path: '/api/booking-enquiry',
    body: GUEST,
    limit: 'insert',
    sql: `INSERT INTO bookings (reference, guest_name, guest_email, checkin_date, checkout_date,
      guest_count, total_amount_cents, total_amount_eur_cents, price_breakdown, special_requests,
      created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, 330000, 330000, '{}', ?, ?, ?)`,
    values: (guest) => {
      const now = new Date().toISOString();
      return [
        `VL-${randomUUID().slice(0, 12)}`,
        guest.guestName,
        guest.guestEmail,
        guest.checkinDate,
        guest.checkoutDate,
        guest.guestCount,
        guest.specialRequests,
        now,
        now,
      ];
    },
    least: { 1: 0.2, 16: 0.4 },
  },
  IMAGE_CALL,
];
