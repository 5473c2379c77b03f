/**
 * SQL that adds what bookings accumulate over years to those of `manyBookingsSql`. Confirmed stays get a payment
 * schedule with a paid deposit, most past ones a paid balance, each with its receipt, and scheduled mails. Pending
 * ones get an offer, open if its nights are in the future. Every booking gets three messages, some unread.
 * @returns {string} one transaction
 */
export function manyPartsSql() {
  const now = `strftime('%Y-%m-%d %H:%M:%S.000 +00:00', 'now')`;
  const ours = `FROM bookings WHERE reference LIKE 'VL-M%'`;
  return `BEGIN IMMEDIATE;
    CREATE TEMP TABLE stays AS
      SELECT id, guest_name, checkin_date, date(checkin_date, '-14 days') AS balance_date,
        -- One balance in ten is never recorded, as long as its stay is ahead or just over.
        checkin_date < date('now', '14 days')
          AND NOT (id % 100 = 0 AND checkin_date > date('now', '-60 days')) AS is_paid
      ${ours} AND status = 'confirmed';
    INSERT INTO payment_plans (booking_id, planned_on, checkin_date, next_due_date, updated_at)
      SELECT id, date(checkin_date, '-60 days'), checkin_date,
        CASE WHEN is_paid THEN NULL ELSE balance_date END, ${now} FROM stays;
    INSERT INTO schedule_items (booking_id, kind, due_date, amount_cents)
      SELECT id, 'deposit', date(checkin_date, '-60 days'), 45000 FROM stays
      UNION ALL SELECT id, 'balance', balance_date, 105000 FROM stays;
    INSERT INTO payments (booking_id, direction, purpose, paid_on, amount_cents, base_currency,
      base_amount_cents, way, created_at, updated_at)
      SELECT id, 'in', 'stay', min(date('now'), date(checkin_date, '-59 days')), 45000, 'EUR', 45000,
        'transfer', ${now}, ${now} FROM stays
      UNION ALL SELECT id, 'in', 'stay', min(date('now'), balance_date), 105000, 'EUR', 105000,
        'transfer', ${now}, ${now} FROM stays WHERE is_paid;
    INSERT INTO receipts (number, booking_id, payment_id, guest_name, content, issued_on, created_at)
      SELECT row_number() OVER (ORDER BY payments.id), booking_id, payments.id, guest_name, '{}',
        paid_on, ${now} FROM payments JOIN stays ON stays.id = booking_id;
    INSERT INTO scheduled_mails (booking_id, kind, occurrence, due_at, state, updated_at)
      SELECT stays.id, mail.value, 'stay', checkin_date || ' 09:00:00.000 +00:00',
        CASE WHEN checkin_date < date('now') THEN 'sent' ELSE 'planned' END, ${now}
      FROM stays, json_each('["arrivalDetails", "departureDay", "thanks"]') AS mail;
    INSERT INTO offers (booking_id, status, checkin_date, checkout_date, guest_count, currency,
      total_cents, quote, list_quote, valid_until, holds_nights, confirms_itself, sent_at, created_at,
      updated_at)
      SELECT id, CASE WHEN checkin_date > date('now', '10 days') THEN 'sent' ELSE 'expired' END,
        checkin_date, checkout_date, guest_count, currency, total_amount_cents, price_breakdown,
        price_breakdown, date('now', '7 days'), FALSE, TRUE, ${now}, ${now}, ${now}
      ${ours} AND status = 'pending';
    INSERT INTO conversation_messages (booking_id, author, text, read_at, told_at, created_at)
      SELECT bookings.id, CASE turn.value WHEN 2 THEN 'owner' ELSE 'guest' END,
        'Is there a cot, and where may we park? ' || turn.value,
        CASE WHEN turn.value = 3 AND bookings.id % 20 = 0 THEN NULL ELSE ${now} END, ${now}, ${now}
      FROM bookings, json_each('[1, 2, 3]') AS turn WHERE reference LIKE 'VL-M%';
    DROP TABLE stays;
  COMMIT;`;
}
