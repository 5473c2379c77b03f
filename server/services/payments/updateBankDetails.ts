import { isDeepStrictEqual } from 'node:util';
import { auditChangesSchema } from '@shared/contract/audit/audit';
import type { BankDetailsUpdate } from '@shared/contract/payments/payments';
import { DAY_MS } from '@shared/domain/date';
import { personOf } from '@shared/domain/privacy/erasure';
import { Op } from 'sequelize';
import { NO_ADDRESS } from '../../mail/noAddress';
import { enqueueMails } from '../mail/enqueue';
import type { WriteContext } from '../serviceContext';
import { storedJson } from '../../storedJson';
import { bankDetails } from './bankDetails';

/**
 * @param ownerEmail address for mails to the owner
 * @throws AppError 409 `stale` if `updatedAt` is sent and out of date
 */
export async function updateBankDetails(
  { updatedAt, holder, iban, bic }: BankDetailsUpdate,
  ownerEmail: string,
  context: WriteContext,
): Promise<void> {
  const { before, after } = await bankDetails.save({ holder, iban, bic }, updatedAt, context);
  if (isDeepStrictEqual(before.value, after.value)) return;
  await tellOwners(before.value.iban, iban, ownerEmail, context);
}

/**
 * Notifies the owner's current address, its recent previous ones, and each owner with an address: somebody with a
 * stolen session would redirect guests' money, and change the address to hide it.
 */
async function tellOwners(
  before: string | null,
  after: string,
  ownerEmail: string,
  context: WriteContext,
): Promise<void> {
  const { models, actorId = null } = context;
  const owners = await models.User.findAll({ where: { role: 'admin' } });
  const by = owners.find(({ id }) => id === actorId)?.username ?? '';
  const former = (await formerOwnerAddresses(context)).map((email) => ({ username: by, email }));
  const own = owners.flatMap(({ username, email }) =>
    email === null ? [] : [{ username, email }],
  );
  const mailed = new Set([personOf(ownerEmail)]);
  const others = [...former, ...own].filter(({ email }) => {
    const isNew = !mailed.has(personOf(email));
    mailed.add(personOf(email));
    return isNew;
  });
  // The current address, not that at the time of sending; without any, the owner's account.
  const main = { username: by, email: ownerEmail === NO_ADDRESS ? null : ownerEmail };
  const accounts = [main, ...others];
  for (const account of accounts) {
    const change = { by, before: before && endOf(before), after: endOf(after) };
    await enqueueMails([{ kind: 'bankDetailsChanged', account, ...change }], context);
  }
}

/** How long a previous address of the owner is still notified, in ms: thirty days. */
const FORMER_MS = 30 * DAY_MS;

async function formerOwnerAddresses({ models, now }: WriteContext): Promise<string[]> {
  const entries = await models.AuditEntry.findAll({
    attributes: ['changes'],
    where: {
      action: 'mail_settings_changed',
      createdAt: { [Op.gt]: new Date(now.getTime() - FORMER_MS) },
    },
    order: ['id'],
  });
  return entries.flatMap(({ changes }) => {
    const [before] = storedJson(auditChangesSchema, changes)?.['ownerAddress'] ?? [];
    return typeof before === 'string' && before !== '' ? [before] : [];
  });
}

/** Enough to recognise an account, but not to pay into it. */
function endOf(iban: string): string {
  return iban.slice(-4);
}
