import type {
  PaymentSettingsJson,
  PaymentSettingsUpdate,
} from '@shared/contract/payments/paymentSettings';
import { PAYMENT_SETTINGS_ID, type PaymentSettings } from '../../models/PaymentSettings';
import { recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../recordEvent';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import type { ReadContext, WriteContext } from '../serviceContext';

type StoreContext = Pick<ReadContext, 'models'>;

/** Whether payments are recorded here. If not, nothing is due, no mail requests money, and there are no schedules. */
export async function keepsPayments(context: StoreContext): Promise<boolean> {
  return (await findPaymentSettings(context))?.keepsPayments ?? true;
}

export async function readPaymentSettings(context: StoreContext): Promise<PaymentSettingsJson> {
  const row = await findPaymentSettings(context);
  return {
    keepsPayments: row?.keepsPayments ?? true,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

/** @throws AppError 409 `stale` if `updatedAt` is sent and out of date */
export async function updatePaymentSettings(
  { updatedAt, keepsPayments: isKept }: PaymentSettingsUpdate,
  context: WriteContext,
): Promise<void> {
  const { models, now } = context;
  const row = await findPaymentSettings(context);
  assertNotStale(row, updatedAt);
  const before = { keepsPayments: row?.keepsPayments ?? true };
  const columns = { keepsPayments: isKept, updatedAt: nextUpdatedAt(row, now) };
  if (row) await row.update(columns);
  else {
    await models.PaymentSettings.create({ id: PAYMENT_SETTINGS_ID, lastReceipt: 0, ...columns });
  }
  await recordAudit(
    'payment_settings_changed',
    { before, after: { keepsPayments: isKept } },
    context,
  );
  await recordEvent('settings', null, context);
}

/** The stored settings; `null` while the defaults apply. */
export function findPaymentSettings({ models }: StoreContext): Promise<PaymentSettings | null> {
  return models.PaymentSettings.findByPk(PAYMENT_SETTINGS_ID);
}
