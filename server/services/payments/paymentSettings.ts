import {
  paymentSettingsSchema,
  type PaymentSettingsJson,
  type PaymentSettingsUpdate,
} from '@shared/contract/payments/paymentSettings';
import * as z from 'zod/mini';
import type { ReadContext, WriteContext } from '../serviceContext';
import { defineSettings, savedAt } from '../settings/defineSettings';

type StoreContext = Pick<ReadContext, 'models'>;

const paymentSettings = defineSettings(
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
export async function keepsPayments(context: StoreContext): Promise<boolean> {
  return (await paymentSettings.load(context)).keepsPayments;
}

export async function readPaymentSettings(context: StoreContext): Promise<PaymentSettingsJson> {
  const stored = await paymentSettings.find(context);
  return { ...stored.value, updatedAt: savedAt(stored) };
}

/** @throws AppError 409 `stale` if `updatedAt` is sent and out of date */
export async function updatePaymentSettings(
  { updatedAt, ...settings }: PaymentSettingsUpdate,
  context: WriteContext,
): Promise<void> {
  await paymentSettings.save(settings, updatedAt, context);
}
