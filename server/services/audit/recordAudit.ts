import { isDeepStrictEqual } from 'node:util';
import type { AuditAction, AuditChanges } from '@shared/contract/audit/audit';
import { formatCents, formatRate } from '@shared/domain/prices/money';
import type { WriteContext } from '../serviceContext';

/** A longer text is cut: the log says what changed, and is no second copy of the data. */
const MAX_TEXT = 300;

/** Columns that say nothing of what a person changed, or are secret. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'searchText',
  'priceBreakdown',
  'feesCents',
  'feesEurCents',
  'totalAmountEurCents',
  'calendarSequence',
  'schedulesMails',
  'mailsFrom',
  'cancellationPolicy',
  'idempotencyKey',
  'idempotencyHash',
  'erasedAt',
  'retainedName',
  'retainedUntil',
  'stayLinkSeed',
  'stayLinkHash',
]);
const SECRET = /password|token|secret|sealed|url$/i;

type Details = {
  /** What it was done to, as people call it, for example a booking's reference. */
  subject?: string | null;
  /** A row's values, or any others by name; what is equal in both is left out. */
  before?: object;
  after?: object;
};

/**
 * Adds an entry to the audit log, in the transaction of the change that it tells of: neither is
 * stored without the other. The user is the context's `actorId`. Amounts in `…Cents` and rates in
 * `…E4` are written as people read them; secrets are named without their values.
 */
export async function recordAudit(
  action: AuditAction,
  { subject = null, before = {}, after = {} }: Details,
  { models, tx, now, actorId = null }: WriteContext,
): Promise<void> {
  const user =
    actorId === null
      ? null
      : await models.User.findByPk(actorId, { attributes: ['username'], transaction: tx });
  await models.AuditEntry.create(
    {
      userId: actorId,
      userName: user?.username ?? null,
      action,
      subject: subject === null ? null : subject.slice(0, 200),
      changes: JSON.stringify(changesBetween(before, after)),
      createdAt: now,
    },
    { transaction: tx },
  );
}

/** What differs, field by field, as it is shown. */
export function changesBetween(before: object, after: object): AuditChanges {
  const old = Object.entries(before);
  const fields = new Set([...old.map(([field]) => field), ...Object.keys(after)]);
  const changes: AuditChanges = {};
  for (const field of fields) {
    const from = valueOf(before, field);
    const to = valueOf(after, field);
    if (LEFT_OUT.has(field) || isDeepStrictEqual(from, to)) continue;
    const [name, format] = shown(field);
    changes[name] = [format(from), format(to)];
  }
  return changes;
}

function valueOf(values: object, field: string): unknown {
  return (values as Record<string, unknown>)[field] ?? null;
}

/** What a field is called in the log, and how its values are written. */
function shown(field: string): [name: string, format: (value: unknown) => unknown] {
  if (SECRET.test(field)) return [field, (value) => (value === null ? null : '•••')];
  if (field.endsWith('Cents')) {
    return [field.slice(0, -5), (value) => (value === null ? null : formatCents(Number(value)))];
  }
  if (field.endsWith('E4')) {
    return [field.slice(0, -2), (value) => (value === null ? null : formatRate(Number(value)))];
  }
  return [field, shortened];
}

function shortened(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'object') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= MAX_TEXT ? value : `${text.slice(0, MAX_TEXT)}…`;
}
