import * as z from 'zod/mini';
import { storedJson } from '../../storedJson';
import type { MigrationContext } from '../migrationContext';

type Row = {
  id: number;
  reference: string;
  checkinDate: string;
  checkoutDate: string;
  guestCount: number;
  children: number;
  pets: number;
  total: string;
  breakdown: string;
  mailed: string | null;
};

/**
 * The stay as last mailed to the guest, also if it is the current one, and from the time that the mail is enqueued.
 * Bookings that the owner entered and has not confirmed have none.
 */
export async function up({ run, select }: MigrationContext): Promise<void> {
  await run('ALTER TABLE bookings RENAME COLUMN told_stay TO mailed_stay');
  const pending = await select<{ reference: string; data: string }>(
    `SELECT reference, data FROM outbox_mails
      WHERE kind IN ('confirmation', 'stayChange') AND status = 'pending' ORDER BY id`,
  );
  const waiting = new Map(pending.map(({ reference, data }) => [reference, stayInMail(data)]));
  const rows = await select<Row>(
    `SELECT id, reference, checkin_date AS "checkinDate", checkout_date AS "checkoutDate",
      guest_count AS "guestCount", children, pets, total_amount_cents AS total,
      price_breakdown AS breakdown, mailed_stay AS mailed FROM bookings
      WHERE erased_at IS NULL AND (source <> 'owner' OR status = 'confirmed')`,
  );
  for (const { id, reference, total, breakdown, mailed, ...stay } of rows) {
    const current = {
      ...stay,
      // PostgreSQL returns amounts as text.
      totalCents: Number(total),
      extras: extrasIn(storedJson(priceSchema, breakdown)),
    };
    const known = waiting.get(reference) ?? storedJson(staySchema, mailed ?? '');
    await run('UPDATE bookings SET mailed_stay = CAST($stay AS TEXT) WHERE id = $id', {
      id,
      stay: JSON.stringify({ ...current, ...known }),
    });
  }
}

/** Stored prices, stays and mails at the time of this migration, independent of later formats. */
const priceSchema = z.object({
  lines: z.optional(
    z.array(
      z.object({
        kind: z.string(),
        name: z.optional(z.string()),
        per: z.optional(z.string()),
        quantity: z.optional(z.number()),
      }),
    ),
  ),
});
const staySchema = z.object({
  checkinDate: z.string(),
  checkoutDate: z.string(),
  guestCount: z.number(),
  totalCents: z.number(),
  children: z.optional(z.number()),
  pets: z.optional(z.number()),
  extras: z.optional(z.array(z.object({ name: z.string(), quantity: z.number() }))),
});
const mailSchema = z.object({ booking: z.extend(staySchema, { quote: priceSchema }) });

function stayInMail(data: string) {
  const mail = storedJson(mailSchema, data);
  if (!mail) return null;
  const { quote, ...stay } = mail.booking;
  return { ...stay, extras: extrasIn(quote) };
}

function extrasIn(price: z.output<typeof priceSchema> | null) {
  return (price?.lines ?? []).flatMap(({ kind, name, per, quantity }) =>
    kind === 'extra' && name !== undefined
      ? [{ name, quantity: per === 'piece' ? quantity : 1 }]
      : [],
  );
}
