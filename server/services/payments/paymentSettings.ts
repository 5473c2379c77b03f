import type {
  PaymentSettingsJson,
  PaymentSettingsUpdate,
} from '@shared/contract/payments/paymentSettings';
import { PAYMENT_SETTINGS_ID, type PaymentSettings } from '../../models/PaymentSettings';
import { recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../liveEvents';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import type { ReadContext, WriteContext } from '../serviceContext';

type StoreContext = Pick<ReadContext, 'models' | 'tx'>;

/**
 * Whether the owner records payments here, as it is until they say otherwise. Where not, nothing is due or
 * overdue, no mail asks for money, and a confirmation makes no schedule.
 */
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

/** @throws AppError 409 `stale` when `updatedAt` is sent and no longer the stored one */
export async function updatePaymentSettings(
  { updatedAt, keepsPayments: isKept }: PaymentSettingsUpdate,
  context: WriteContext,
): Promise<void> {
  const { models, tx, now } = context;
  const row = await findPaymentSettings(context);
  assertNotStale(row, updatedAt);
  const before = { keepsPayments: row?.keepsPayments ?? true };
  const columns = { keepsPayments: isKept, updatedAt: nextUpdatedAt(row, now) };
  if (row) await row.update(columns, { transaction: tx });
  else {
    await models.PaymentSettings.create(
      { id: PAYMENT_SETTINGS_ID, lastReceipt: 0, ...columns },
      { transaction: tx },
    );
  }
  await recordAudit(
    'payment_settings_changed',
    { before, after: { keepsPayments: isKept } },
    context,
  );
  await recordEvent('settings', null, context);
}

/** What is stored of the settings; `null` while all is as the product has it. */
export function findPaymentSettings({ models, tx }: StoreContext): Promise<PaymentSettings | null> {
  return models.PaymentSettings.findByPk(PAYMENT_SETTINGS_ID, { transaction: tx });
}
