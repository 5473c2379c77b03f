/**
 * SQL that fills a new villa's SQLite database with many bookings: `Guest 00001` (`guest00001@example.com`,
 * `VL-M00001`) and so on, the last one the newest. Each 8 days from `firstDay` on have ten bookings: numbers that
 * end in 0 are a confirmed stay of the first 3 nights, in 1 a pending one of the next 3, in 2 an enquiry for nights
 * of both, the others are cancelled. Nights are held as by the server.
 * @param {number} count
 * @param {number} [firstDay] the first arrival, in days from today
 * @returns {string} one transaction
 */
export function manyBookingsSql(count, firstDay = -500) {
  return `BEGIN IMMEDIATE;
    INSERT INTO bookings (
      reference, guest_name, guest_email, guest_phone, checkin_date, checkout_date, guest_count,
      currency, total_amount_cents, total_amount_eur_cents, fees_cents, fees_eur_cents,
      price_breakdown, special_requests,
      status, search_text, created_at, updated_at
    )
    WITH RECURSIVE numbers (i) AS (
      SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${Math.trunc(count)}
    ), stays (i, checkin) AS (
      SELECT i, date('now', printf('%d days', i / 10 * 8 + ${Math.trunc(firstDay)}
        + CASE i % 10 WHEN 0 THEN 0 WHEN 1 THEN 3 ELSE 2 END)) FROM numbers
    ), rows (i, checkin, checkout, moment) AS (
      SELECT i, checkin, date(checkin, '3 days'), strftime('%Y-%m-%d %H:%M:%S.000 +00:00',
        'now', printf('-%d minutes', ${Math.trunc(count)} - i)) FROM stays
    )
    SELECT
      printf('VL-M%05d', i), printf('Guest %05d', i), printf('guest%05d@example.com', i),
      '+351 912 345 678', checkin, checkout, 2, 'EUR', 150000, 150000, 15000, 15000,
      json_object('total', 1500, 'currency', 'EUR', 'baseRate', 450, 'nights', 3,
        'isAverageRate', json('false'), 'hasMultipleRates', json('false'),
        'priceBreakdown', json_array(json_object('nights', 3, 'rate', 450, 'total', 1350,
          'dates', json_object('start', checkin, 'end', checkout))),
        'accommodationTotal', 1350, 'guestFee', 0, 'cleaningFee', 150),
      'A cot, please',
      CASE i % 10
        WHEN 0 THEN 'confirmed' WHEN 1 THEN 'pending' WHEN 2 THEN 'enquiry' ELSE 'cancelled'
      END,
      printf('guest %05d guest%05d@example.com vl-m%05d', i, i, i), moment, moment
    FROM rows;
    INSERT INTO held_nights (night, booking_id)
    SELECT date(checkin_date, printf('%d days', step.value)), bookings.id
    FROM bookings, json_each('[0, 1, 2]') AS step
    WHERE status = 'confirmed' AND reference LIKE 'VL-M%';
  COMMIT;`;
}
