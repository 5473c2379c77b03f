import { addDays, type PlainDate } from '../date';
import type { Cents } from '../prices/money';
import type { QuotePayment } from '../prices/price';

/**
 * What an item of a payment schedule is for. `full` is the whole amount in one, `part` one that the
 * owner added, `security` the security deposit, which is no part of the total, and `kept` what the
 * owner keeps of a stay that was cancelled.
 */
export const ITEM_KINDS = ['deposit', 'balance', 'full', 'part', 'security', 'kept'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export type ScheduleItem = {
  kind: ItemKind;
  dueDate: PlainDate;
  cents: Cents;
  /** What mails know it by, as long as it is the same part; none before it is stored. */
  key?: string;
};

/** Days that a bank transfer is given where something is due at the confirmation. */
export const TRANSFER_DAYS = 3;

type Stay = { totalCents: Cents; checkinDate: PlainDate };

/** The items that make up the total of the stay. */
export function stayItems<Item extends ScheduleItem>(items: readonly Item[]): Item[] {
  return items.filter(({ kind }) => kind !== 'security');
}

export function sumOf(items: readonly { cents: Cents }[]): Cents {
  return items.reduce((sum, { cents }) => sum + cents, 0);
}

/**
 * A schedule by the payment terms of a booking: deposit and balance, or all in one, and the security
 * deposit on arrival. Where the terms say nothing, all is due on arrival.
 * @param payment what `paymentDue` says of the booking
 * @param from the day of the confirmation
 * @returns items that add up to the total, those of the stay first
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
 * A schedule after the stay's dates or price changed. As long as nothing was paid and the owner has
 * not edited it, it is made anew; otherwise its parts stay and the difference goes to the last one.
 * @param items the schedule of before
 * @param fresh what {@link scheduleOf} says now
 * @param received money held for the stay and for the security deposit
 * @param today due days that are set now do not lie before it
 * @returns items of the stay add up to `totalCents`, whatever they were
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

/** Parts with the difference to the total on the last one, its day as the terms have it now. */
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
  // A part that is paid in full stays as it was paid.
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
 * Gives each part that has none a key: its kind, with a number where that was used before.
 * @param used keys of parts that were there, and of those that mails have told of: they come back for no other
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

/** Oldest due first, which is the order in which payments are allocated. */
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
