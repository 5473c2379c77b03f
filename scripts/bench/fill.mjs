import path from 'node:path';
import sqlite3 from 'sqlite3';

/**
 * Runs statements on the database of a stopped or running server.
 * @param {string} dataDir
 * @param {string} sql
 */
export async function execSql(dataDir, sql) {
  const db = new sqlite3.Database(path.join(dataDir, 'villa.sqlite'));
  try {
    await new Promise((resolve, reject) => {
      db.exec(sql, (error) => (error ? reject(error) : resolve(undefined)));
    });
  } finally {
    await new Promise((resolve) => db.close(resolve));
  }
}

/**
 * SQL that adds bookings over ten years, most of them past or unanswered, as in an old villa, and price overrides of
 * the next year. None of them covers the measured stay, so its price does not change.
 * @param {{ bookings?: number, overrides?: number }} amounts
 * @returns {string} one transaction
 */
export function fillSql({ bookings = 0, overrides = 0 }) {
  const timestamp = `'%Y-%m-%d %H:%M:%S.000 +00:00', 'now'`;
  const numbers = (count) => `WITH RECURSIVE numbers (i) AS (
    SELECT 0 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${count}
  ), rows AS (SELECT i FROM numbers WHERE i < ${count})`;
  return `BEGIN IMMEDIATE;
    INSERT INTO bookings (reference, guest_name, guest_email, checkin_date, checkout_date,
      guest_count, total_amount_cents, total_amount_eur_cents, price_breakdown, status,
      search_text, created_at, updated_at)
    ${numbers(bookings)}, stays AS (
      SELECT i, date('now', '-3285 days', (i * 7919 % 3650) || ' days') AS checkin,
        strftime(${timestamp}, '-3285 days', i || ' seconds') AS created FROM rows
    )
    SELECT printf('VL-B%06d', i), 'Guest ' || i, printf('guest%d@example.com', i), checkin,
      date(checkin, '5 days'), 2, 150000, 150000, '{}',
      CASE WHEN i % 3 = 0 THEN 'cancelled' ELSE 'pending' END,
      printf('guest %d guest%d@example.com vl-b%06d', i, i, i), created, created FROM stays;
    INSERT INTO price_overrides (name, start_date, end_date, override_price_cents, created_at,
      updated_at)
    ${numbers(overrides)}, weeks AS (
      SELECT i, date('now', 'start of year', '1 year', '3 months', (i % 300) || ' days') AS start,
        strftime(${timestamp}) AS created FROM rows
    )
    SELECT 'Week ' || i, start, date(start, '6 days'), 50000, created, created FROM weeks;
  COMMIT;`;
}
