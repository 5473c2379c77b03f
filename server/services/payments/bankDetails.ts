import { bankDetailsSchema } from '@shared/contract/payments/payments';
import type { BankAccount } from '@shared/domain/payments/bankDetails';
import type { ReadContext } from '../serviceContext';
import { defineSettings } from '../settings/defineSettings';

const { updatedAt: _updatedAt, ...fields } = bankDetailsSchema.shape;

export const bankDetails = defineSettings(
  'bankDetails',
  fields,
  { holder: null, iban: null, bic: null },
  { audit: 'bank_details_changed' },
);

/** When the account was last entered or changed; `null` without one. */
export async function loadBankDetailsSince(
  context: Pick<ReadContext, 'models'>,
): Promise<Date | null> {
  if (!(await loadBankAccount(context))) return null;
  const { updatedAt } = await bankDetails.form(context);
  return new Date(updatedAt ?? 0);
}

/** The account for guests' transfers; `null` until the owner enters it. */
export async function loadBankAccount(
  context: Pick<ReadContext, 'models'>,
): Promise<BankAccount | null> {
  const { holder, iban, bic } = await bankDetails.load(context);
  return holder === null || iban === null ? null : { holder, iban, bic };
}
