import { paymentSettingsSchema } from '@shared/contract/payments/paymentSettings';
import * as z from 'zod/mini';
import type { ReadContext } from '../serviceContext';
import { defineSettings } from '../settings/defineSettings';

export const paymentSettings = defineSettings(
  'payments',
  { keepsPayments: paymentSettingsSchema.shape.keepsPayments },
  { keepsPayments: true },
  { audit: 'payment_settings_changed' },
);

/** The highest receipt number issued before a restore; 0 for none. */
export const receiptNumbers = defineSettings(
  'receipts',
  { lastReceipt: z.number() },
  { lastReceipt: 0 },
);

/** Whether payments are recorded here. If not, nothing is due, no mail requests money, and there are no schedules. */
export async function keepsPayments(context: Pick<ReadContext, 'models'>): Promise<boolean> {
  return (await paymentSettings.load(context)).keepsPayments;
}
