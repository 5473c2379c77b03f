import { feesOf } from '../../models/bookingFees';
import type { MigrationContext } from '../migrate';

/**
 * What the figures are reckoned from: the fees among each booking's amount, which until now stood
 * in the JSON of its price alone, and indexes for stays by arrival and requests by arrival of mail.
 */
export async function up({ run, select }: MigrationContext): Promise<void> {
  for (const column of ['fees_cents', 'fees_eur_cents']) {
    await run(`ALTER TABLE bookings ADD COLUMN ${column} BIGINT NOT NULL DEFAULT 0`);
  }
  const rows = await select<{ id: number; breakdown: string; total: string; eur: string }>(
    `SELECT id, price_breakdown AS breakdown, total_amount_cents AS total,
      total_amount_eur_cents AS eur FROM bookings`,
  );
  for (const { id, breakdown, total, eur } of rows) {
    const { feesCents, feesEurCents } = feesOf({
      priceBreakdown: breakdown,
      // PostgreSQL answers them as texts.
      totalAmountCents: Number(total),
      totalAmountEurCents: Number(eur),
    });
    if (feesCents === 0) continue;
    await run('UPDATE bookings SET fees_cents = $fees, fees_eur_cents = $eur WHERE id = $id', {
      id,
      fees: feesCents,
      eur: feesEurCents,
    });
  }
  await run('CREATE INDEX bookings_status_checkin_date ON bookings (status, checkin_date)');
  await run('CREATE INDEX bookings_created_at_status ON bookings (created_at, source, status)');
}
