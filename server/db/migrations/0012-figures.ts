import * as z from 'zod/mini';
import { storedJson } from '../../storedJson';
import type { MigrationContext } from '../migrationContext';

/** Columns for the figures: fees, until now only in the JSON of a price, and indexes by check-in and request. */
export async function up({ run, select }: MigrationContext): Promise<void> {
  for (const column of ['fees_cents', 'fees_eur_cents']) {
    await run(`ALTER TABLE bookings ADD COLUMN ${column} BIGINT NOT NULL DEFAULT 0`);
  }
  const rows = await select<{ id: number; breakdown: string; total: string; eur: string }>(
    `SELECT id, price_breakdown AS breakdown, total_amount_cents AS total,
      total_amount_eur_cents AS eur FROM bookings`,
  );
  for (const { id, breakdown, total, eur } of rows) {
    // PostgreSQL returns amounts as text.
    const feesCents = Math.min(listedFees(breakdown), Number(total));
    if (feesCents === 0) continue;
    const feesEurCents = roundedShare(BigInt(eur), BigInt(feesCents), BigInt(total));
    await run('UPDATE bookings SET fees_cents = $fees, fees_eur_cents = $eur WHERE id = $id', {
      id,
      fees: feesCents,
      eur: feesEurCents,
    });
  }
  await run('CREATE INDEX bookings_status_checkin_date ON bookings (status, checkin_date)');
  await run('CREATE INDEX bookings_created_at_status ON bookings (created_at, source, status)');
}

/** A booking's stored price at the time of this migration, independent of later formats. */
const feesSchema = z.object({ guestFee: z.number(), cleaningFee: z.number() });

function listedFees(breakdown: string): number {
  const price = storedJson(feesSchema, breakdown);
  if (!price) return 0;
  return Math.max(Math.round(price.guestFee * 100) + Math.round(price.cleaningFee * 100), 0);
}

/** `amount * part / whole`, rounded half up; the product exceeds 2^53. */
function roundedShare(amount: bigint, part: bigint, whole: bigint): number {
  return Number((amount * part * 2n + whole) / (whole * 2n));
}
