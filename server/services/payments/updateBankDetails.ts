import { isDeepStrictEqual } from 'node:util';
import type { BankDetailsUpdate } from '@shared/contract/payments/payments';
import { personOf } from '@shared/domain/privacy/erasure';
import { BANK_DETAILS_ID } from '../../models/BankDetails';
import { recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../liveEvents';
import { enqueueAccountMail } from '../mail/outbox';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import type { WriteContext } from '../serviceContext';
import { findBankDetails } from './bankDetails';

/**
 * @param ownerEmail where mails to the owner go
 * @throws AppError 409 `stale` when `updatedAt` is sent and no longer the stored one
 */
export async function updateBankDetails(
  { updatedAt, holder, iban, bic }: BankDetailsUpdate,
  ownerEmail: string,
  context: WriteContext,
): Promise<void> {
  const { models, tx, now } = context;
  const row = await findBankDetails(context);
  assertNotStale(row, updatedAt);
  const after = { holder, iban, bic };
  const ibanBefore = row?.iban ?? null;
  const before = row ? { holder: row.holder, iban: row.iban, bic: row.bic } : {};
  const columns = { ...after, updatedAt: nextUpdatedAt(row, now) };
  if (row) await row.update(columns, { transaction: tx });
  else await models.BankDetails.create({ id: BANK_DETAILS_ID, ...columns }, { transaction: tx });
  await recordAudit('bank_details_changed', { before, after }, context);
  if (!isDeepStrictEqual(before, after)) await tellOwners(ibanBefore, iban, ownerEmail, context);
  await recordEvent('settings', null, context);
}

/**
 * Tells the owner's address, and each owner who has one of their own: who has stolen a session would
 * send the guests' money elsewhere.
 */
async function tellOwners(
  before: string | null,
  after: string,
  ownerEmail: string,
  context: WriteContext,
): Promise<void> {
  const { models, tx, actorId = null } = context;
  const owners = await models.User.findAll({ where: { role: 'admin' }, transaction: tx });
  const by = owners.find(({ id }) => id === actorId)?.username ?? '';
  // The owner's address gets it in any case.
  const own = owners.filter(
    ({ email }) => email !== null && personOf(email) !== personOf(ownerEmail),
  );
  for (const account of [
    { username: by, email: null },
    ...own.map(({ username, email }) => ({ username, email })),
  ]) {
    const change = { by, before: before && endOf(before), after: endOf(after) };
    await enqueueAccountMail({ kind: 'bankDetailsChanged', account, ...change }, context);
  }
}

/** Enough to recognise an account by, and too little to pay into it. */
function endOf(iban: string): string {
  return iban.slice(-4);
}
