import path from 'node:path';
import sqlite3 from 'sqlite3';

const DAY_MS = 86_400_000;

/**
 * Fills a database of the product with price overrides and bookings over ten years, most of them past or
 * unanswered, as in an old villa.
 * @param {string} dataDir of a stopped server
 * @param {{ bookings?: number, overrides?: number }} amounts
 */
export async function fill(dataDir, { bookings = 0, overrides = 0 }) {
  const db = new sqlite3.Database(path.join(dataDir, 'villa.sqlite'));
  const run = (sql, values = []) =>
    new Promise((resolve, reject) => {
      db.run(sql, values, (error) => (error ? reject(error) : resolve(undefined)));
    });
  await run('BEGIN');
  const first = Date.now() - 9 * 365 * DAY_MS;
  for (let index = 0; index < bookings; index += 1) {
    const checkin = first + ((index * 7919) % 3650) * DAY_MS;
    const created = new Date(first + index * 1000).toISOString();
    await run(
      `INSERT INTO bookings (reference, guest_name, guest_email, checkin_date, checkout_date,
        guest_count, total_amount_cents, total_amount_eur_cents, price_breakdown, status,
        search_text, created_at, updated_at)
        VALUES (?, ?, ?, ?, ?, 2, 150000, 150000, '{}', ?, ?, ?, ?)`,
      [
        `VL-B${String(index).padStart(6, '0')}`,
        `Guest ${index}`,
        `guest${index}@example.com`,
        dayOf(checkin),
        dayOf(checkin + 5 * DAY_MS),
        index % 3 === 0 ? 'cancelled' : 'pending',
        `guest ${index} guest${index}@example.com vl-b${String(index).padStart(6, '0')}`,
        created,
        created,
      ],
    );
  }
  for (let index = 0; index < overrides; index += 1) {
    // None covers the measured stay, so its price does not change.
    const start = Date.UTC(new Date().getUTCFullYear() + 1, 3, 1) + (index % 300) * DAY_MS;
    const now = new Date().toISOString();
    await run(
      `INSERT INTO price_overrides (name, start_date, end_date, override_price_cents, created_at,
        updated_at) VALUES (?, ?, ?, 50000, ?, ?)`,
      [`Week ${index}`, dayOf(start), dayOf(start + 6 * DAY_MS), now, now],
    );
  }
  await run('COMMIT');
  await new Promise((resolve) => db.close(resolve));
}

function dayOf(time) {
  return new Date(time).toISOString().slice(0, 10);
}
