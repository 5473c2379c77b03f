import type { BankDetailsJson } from '@shared/contract/payments/payments';
import type { BankAccount } from '@shared/domain/payments/bankDetails';
import { BANK_DETAILS_ID, type BankDetails } from '../../models/BankDetails';
import type { ReadContext } from '../serviceContext';

type StoreContext = Pick<ReadContext, 'models'>;

/** The account for guests' transfers; `null` until the owner enters it. */
export async function loadBankAccount(context: StoreContext): Promise<BankAccount | null> {
  const row = await findBankDetails(context);
  return row && { holder: row.holder, iban: row.iban, bic: row.bic };
}

export async function readBankForm(context: StoreContext): Promise<BankDetailsJson> {
  const row = await findBankDetails(context);
  return {
    holder: row?.holder ?? null,
    iban: row?.iban ?? null,
    bic: row?.bic ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

export function findBankDetails({ models }: StoreContext): Promise<BankDetails | null> {
  return models.BankDetails.findByPk(BANK_DETAILS_ID);
}
