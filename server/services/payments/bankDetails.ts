import type { BankDetailsJson, BankDetailsUpdate } from '@shared/contract/payments/payments';
import type { BankAccount } from '@shared/domain/payments/bankDetails';
import { BANK_DETAILS_ID, type BankDetails } from '../../models/BankDetails';
import { recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../liveEvents';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import type { ReadContext, WriteContext } from '../serviceContext';

type StoreContext = Pick<ReadContext, 'models' | 'tx'>;

/** Where guests transfer money to; `null` until the owner has entered it. */
export async function loadBankAccount(context: StoreContext): Promise<BankAccount | null> {
  const row = await findBankDetails(context);
  return row && { holder: row.holder, iban: row.iban, bic: row.bic };
}

/** As the owner's form reads it. */
export async function readBankForm(context: StoreContext): Promise<BankDetailsJson> {
  const row = await findBankDetails(context);
  return {
    holder: row?.holder ?? null,
    iban: row?.iban ?? null,
    bic: row?.bic ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

/** @throws AppError 409 `stale` when `updatedAt` is sent and no longer the stored one */
export async function updateBankDetails(
  { updatedAt, holder, iban, bic }: BankDetailsUpdate,
  context: WriteContext,
): Promise<void> {
  const { models, tx, now } = context;
  const row = await findBankDetails(context);
  assertNotStale(row, updatedAt);
  const after = { holder, iban, bic };
  const before = row ? { holder: row.holder, iban: row.iban, bic: row.bic } : {};
  const columns = { ...after, updatedAt: nextUpdatedAt(row, now) };
  if (row) await row.update(columns, { transaction: tx });
  else await models.BankDetails.create({ id: BANK_DETAILS_ID, ...columns }, { transaction: tx });
  await recordAudit('bank_details_changed', { before, after }, context);
  await recordEvent('settings', null, context);
}

function findBankDetails({ models, tx }: StoreContext): Promise<BankDetails | null> {
  return models.BankDetails.findByPk(BANK_DETAILS_ID, { transaction: tx });
}
