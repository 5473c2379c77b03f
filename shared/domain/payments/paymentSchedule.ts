import { addDays, type PlainDate } from '../date';
import type { Cents } from '../prices/money';
import type { QuotePayment } from '../prices/price';

/**
 * Kind of an item. `full` is the whole amount, `part` was added by the owner, `security` is the security deposit
 * and not part of the total, `kept` is what the owner keeps of a cancelled stay.
 */
export const ITEM_KINDS = ['deposit', 'balance', 'full', 'part', 'security', 'kept'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export type ScheduleItem = {
  kind: ItemKind;
  dueDate: PlainDate;
  cents: Cents;
  /** Identifies the item in mails; missing before it is stored. */
  key?: string;
};

/** Days allowed for a transfer that is due at the confirmation. */
export const TRANSFER_DAYS = 3;

type Stay = { totalCents: Cents; checkinDate: PlainDate };

export function stayItems<Item extends ScheduleItem>(items: readonly Item[]): Item[] {
  return items.filter(({ kind }) => kind !== 'security');
}

export function sumOf(items: readonly { cents: Cents }[]): Cents {
  return items.reduce((sum, { cents }) => sum + cents, 0);
}

/**
 * A schedule by the booking's payment terms: deposit and balance, or a single amount, and the security deposit on
 * arrival. Without terms everything is due on arrival.
 * @param payment result of `paymentDueDates`
 * @param from the day of the confirmation
 * @returns the stay's items first; they add up to the total
 */
export function scheduleOf(
  payment: QuotePayment | null,
  { totalCents, checkinDate }: Stay,
  from: PlainDate,
): ScheduleItem[] {
  const arrival = later(checkinDate, from);
  const atOnce = earlier(addDays(from, TRANSFER_DAYS), arrival);
  const security = payment?.securityDepositCents ?? 0;
  const securityItem = { kind: 'security' as const, dueDate: arrival, cents: security };
  return [
    ...partsOf(payment, totalCents, { arrival, atOnce, from }),
    ...(security > 0 ? [securityItem] : []),
  ];
}

function partsOf(
  payment: QuotePayment | null,
  totalCents: Cents,
  { arrival, atOnce, from }: { arrival: PlainDate; atOnce: PlainDate; from: PlainDate },
): ScheduleItem[] {
  if (totalCents === 0) return [];
  if (payment === null || payment.depositPercent === null) {
    return [{ kind: 'full', dueDate: arrival, cents: totalCents }];
  }
  const depositCents = Math.min(payment.depositCents, totalCents);
  const balanceCents = totalCents - depositCents;
  const balanceDue = later(payment.balanceDue ?? arrival, from);
  if (balanceCents === 0) return [{ kind: 'full', dueDate: atOnce, cents: totalCents }];
  if (depositCents === 0) return [{ kind: 'full', dueDate: balanceDue, cents: totalCents }];
  return [
    { kind: 'deposit', dueDate: earlier(atOnce, balanceDue), cents: depositCents },
    { kind: 'balance', dueDate: balanceDue, cents: balanceCents },
  ];
}

/**
 * Updates a schedule after a change of dates or price. It is recalculated if nothing was paid and the owner has not
 * edited it. Otherwise the items stay and the last one takes the difference.
 * @param items the previous schedule
 * @param fresh result of {@link scheduleOf}
 * @param received money held for the stay and for the security deposit
 * @param today earliest new due date
 * @returns the stay's items add up to `totalCents`, whatever they were
 */
export function adjustSchedule(
  items: readonly ScheduleItem[],
  fresh: readonly ScheduleItem[],
  {
    totalCents,
    isEdited,
    received,
    today,
  }: {
    totalCents: Cents;
    isEdited: boolean;
    received: { stayCents: Cents; securityCents: Cents };
    today: PlainDate;
  },
): ScheduleItem[] {
  const isKept = isEdited || received.stayCents > 0;
  const parts = isKept
    ? movedTo(stayItems(items), stayItems(fresh), { totalCents, isEdited, received, today })
    : stayItems(fresh).map((item) =>
        item.kind === 'deposit' ? item : { ...item, dueDate: later(item.dueDate, today) },
      );
  const hasSecurity = isEdited || received.securityCents > 0;
  const stored = items.find(({ kind }) => kind === 'security');
  const wanted = fresh.find(({ kind }) => kind === 'security');
  const security = hasSecurity
    ? stored && { ...stored, dueDate: isEdited ? stored.dueDate : (wanted ?? stored).dueDate }
    : wanted;
  return [...parts, ...(security ? [security] : [])];
}

/** Items with the difference to the total on the last one, which gets its due date from the current terms. */
function movedTo(
  parts: readonly ScheduleItem[],
  fresh: readonly ScheduleItem[],
  {
    totalCents,
    isEdited,
    received,
    today,
  }: {
    totalCents: Cents;
    isEdited: boolean;
    received: { stayCents: Cents };
    today: PlainDate;
  },
): ScheduleItem[] {
  const moved = parts.toSorted(byDueDate);
  const lastDue = later(fresh.at(-1)?.dueDate ?? today, today);
  const last = moved.at(-1);
  // A fully paid item stays unchanged.
  const isOpen = last !== undefined && sumOf(moved) > received.stayCents;
  if (last && isOpen && !isEdited) moved[moved.length - 1] = { ...last, dueDate: lastDue };
  const difference = totalCents - sumOf(moved);
  if (difference > 0) {
    const open = moved.at(-1);
    if (open && isOpen) moved[moved.length - 1] = { ...open, cents: open.cents + difference };
    else moved.push({ kind: 'balance', dueDate: lastDue, cents: difference });
  }
  let surplus = Math.max(0, -difference);
  for (let index = moved.length - 1; index >= 0 && surplus > 0; index -= 1) {
    const item = moved[index] as ScheduleItem;
    const less = Math.min(item.cents, surplus);
    moved[index] = { ...item, cents: item.cents - less };
    surplus -= less;
  }
  return moved.filter(({ cents }) => cents > 0).toSorted(byDueDate);
}

/**
 * Gives each new item a key: its kind, with a number if that is in use.
 * @param used keys of current items and of those mentioned in mails, which are never reused
 */
export function withKeys(
  items: readonly ScheduleItem[],
  used: Iterable<string>,
): (ScheduleItem & { key: string })[] {
  const taken = new Set(used);
  for (const { key } of items) if (key !== undefined) taken.add(key);
  return items.map(({ key, ...item }) => {
    if (key !== undefined) return { ...item, key };
    const drawn = freeKey(item.kind, taken);
    taken.add(drawn);
    return { ...item, key: drawn };
  });
}

function freeKey(kind: ItemKind, taken: ReadonlySet<string>): string {
  if (!taken.has(kind)) return kind;
  let number = 2;
  while (taken.has(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}

/** Oldest due first, the order in which payments are allocated. */
export function byDueDate(
  a: Pick<ScheduleItem, 'dueDate'>,
  b: Pick<ScheduleItem, 'dueDate'>,
): number {
  return a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0;
}

function later(a: PlainDate, b: PlainDate): PlainDate {
  return a > b ? a : b;
}

function earlier(a: PlainDate, b: PlainDate): PlainDate {
  return a < b ? a : b;
}
