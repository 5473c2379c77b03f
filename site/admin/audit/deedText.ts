import { auditText, type AuditEntryJson } from '@shared/contract/audit/audit';
import { currentLocale, translated } from '../i18n/language';
import { t } from '../i18n/t';
import { daySpanText, fieldText, isFreeText, valueText } from './valueText';

/** What somebody did: `changed the cleaning fee from €150 to €180`. `lines` has more than one change of an entry. */
export type Deed = { who: string | null; did: string; lines: string[] };

type Change = [field: string, from: unknown, to: unknown];

/** Actions that name who did it. */
const WITHOUT_USER: ReadonlySet<string> = new Set([
  'enquiry_lapsed',
  'offer_accepted',
  'offer_declined',
  'offer_expired',
]);
/** Pairs of fields that are one range of days. */
const RANGES = [
  ['checkinDate', 'checkoutDate'],
  ['startDate', 'endDate'],
  ['firstNight', 'lastNight'],
] as const;
const UNSHOWN: ReadonlySet<string> = new Set([
  'currency',
  'direction',
  'displayOrder',
  'isOff',
  'name',
  'publicId',
  'source',
  'title',
]);
/** Fields whose values say what they are. */
const PLAIN: ReadonlySet<string> = new Set([
  'amount',
  'category',
  'email',
  'guestName',
  'paidOn',
  'purpose',
  'role',
  'schedule',
  'tier',
  'totalAmount',
  'way',
]);

export function deedOf(entry: AuditEntryJson): Deed {
  const { action, userName, changes, subject } = entry;
  const all = Object.entries(changes)
    .map(([field, [from, to]]): Change => [field, from, to])
    .filter(([, from, to]) => !(isNothing(from) && isNothing(to)));
  const who = WITHOUT_USER.has(action) ? null : (userName ?? t('The server'));
  const about = ABOUT[action]?.(entry, all);
  if (about) return { who, did: about, lines: [] };
  const title = translated(auditText(action));
  const did = [who === null ? title : lowerFirst(title), subjectOf(entry)]
    .filter(Boolean)
    .join(' · ');
  if (all.length === 0 || WITHOUT_USER.has(action)) return { who, did, lines: [] };
  const isNew = all.every(([field, from]) => isNothing(from) && !field.includes(' › '));
  if (isNew || all.every(([field, , to]) => isNothing(to) && !field.includes(' › '))) {
    const details = detailsOf(all, isNew, entry);
    return { who, did: details ? `${did} (${details})` : did, lines: [] };
  }
  const lines = linesOf(all, entry);
  const [line = ''] = lines;
  if (lines.length > 1) return { who, did, lines };
  return { who, did: [line, subject && subjectOf(entry)].filter(Boolean).join(' · '), lines: [] };
}

/** Deeds that have their own sentence. */
const ABOUT: Readonly<
  Record<string, (entry: AuditEntryJson, changes: readonly Change[]) => string | null>
> = {
  booking_status_changed: (entry, changes) => {
    const [, from, to] = changes.find(([field]) => field === 'status') ?? [];
    const booking = bookingText(entry);
    if (to === 'confirmed') return t('confirmed {booking}', { booking });
    if (to !== 'cancelled') return null;
    return from === 'confirmed'
      ? t('cancelled {booking}', { booking })
      : t('declined {booking}', { booking });
  },
  payment_added: (entry, changes) => {
    const { params, kind, direction } = paymentOf(entry, changes, true);
    if (kind === 'writeOff') return t('wrote off {amount} of {booking} ({details})', params);
    if (kind === 'kept') {
      return t('kept {amount} of the security deposit of {booking} ({details})', params);
    }
    if (direction !== 'in' && direction !== 'out') return null;
    return direction === 'in'
      ? t('recorded {amount} received for {booking} ({details})', params)
      : t('recorded {amount} given back for {booking} ({details})', params);
  },
  payment_removed: (entry, changes) => {
    const { params, kind } = paymentOf(entry, changes, false);
    if (kind === null) return null;
    return kind === 'writeOff'
      ? t('removed the write-off of {amount} of {booking} ({details})', params)
      : t('no longer keeps {amount} of the security deposit of {booking} ({details})', params);
  },
};

/** A new or removed payment. `kind` says that no money moved, whatever the direction in which it is stored. */
function paymentOf(entry: AuditEntryJson, changes: readonly Change[], isNew: boolean) {
  const values = new Map(changes.map(([field, from, to]) => [field, isNew ? to : from]));
  const isWithoutMoney = values.get('isOff') === true;
  const said = new Set(isWithoutMoney ? ['amount', 'purpose', 'way'] : ['amount']);
  return {
    kind: isWithoutMoney ? (values.get('purpose') === 'security' ? 'kept' : 'writeOff') : null,
    direction: values.get('direction'),
    params: {
      amount: valueText('amount', values.get('amount'), entry.currency),
      booking: bookingText(entry),
      details: detailsOf(
        changes.filter(([field]) => !said.has(field)),
        isNew,
        entry,
      ),
    },
  };
}

/** Lines of a changed row: texts in several languages, and a payment's kind, are one line each. */
function linesOf(changes: readonly Change[], entry: AuditEntryJson): string[] {
  const texts = changes.filter(([field]) => field.startsWith('texts › '));
  const kind = changes.find(([field]) => field === 'isOff');
  const shortened = new Set([
    ...(texts.length > 1 ? texts.map(([field]) => field) : []),
    ...(kind ? ['isOff', 'direction', 'way'] : []),
  ]);
  return [
    ...(texts.length > 1
      ? [
          entry.action === 'arrival_changed'
            ? t('changed the texts of the arrival page')
            : t('changed the texts'),
        ]
      : []),
    ...(kind
      ? [
          kind[2] === true
            ? t('turned the payment into an amount that is written off or kept')
            : t('turned an amount that was written off or kept into a payment'),
        ]
      : []),
    ...changes
      .filter(([field]) => !shortened.has(field))
      .map((change) => changeText(change, entry)),
  ];
}

/** `VL-7K3Q9M for João Pereira`. */
function bookingText({ subject, guestName }: AuditEntryJson): string {
  const reference = subject ?? '';
  return guestName ? t('{reference} for {guestName}', { reference, guestName }) : reference;
}

function subjectOf(entry: AuditEntryJson): string {
  return entry.guestName
    ? bookingText(entry)
    : (daySpanText(entry.subject ?? '') ?? entry.subject ?? '');
}

/** The values of a new or removed row in one line, without those that say nothing. */
function detailsOf(changes: readonly Change[], isNew: boolean, entry: AuditEntryJson): string {
  const valueOf = ([, from, to]: Change) => (isNew ? to : from);
  const values = new Map(changes.map((change) => [change[0], valueOf(change)]));
  const parts: string[] = [];
  for (const [first, last] of RANGES) {
    const span = daySpanText([values.get(first), values.get(last)].join(' to '));
    if (!span) continue;
    if (!daySpanText(entry.subject ?? '')) parts.push(span);
    values.delete(first);
    values.delete(last);
  }
  for (const [field, value] of values) {
    if (UNSHOWN.has(field) || isNothing(value) || isOff(value) || value === entry.subject) continue;
    if (value === entry.guestName) continue;
    parts.push(partOf(field, value, entry));
  }
  return parts.join(', ');
}

function partOf(field: string, value: unknown, { currency }: AuditEntryJson): string {
  if (value === true) return fieldText(field);
  const text = valueText(field, value, currency);
  if (isFreeText(field)) return `“${text}”`;
  return PLAIN.has(field) ? text : `${fieldText(field)} ${text}`;
}

function changeText([field, old, now]: Change, { currency }: AuditEntryJson): string {
  const parts = field.split(' › ');
  const thing = thingText(parts);
  const owner = thingText(parts.slice(0, -1));
  const name =
    owner === null
      ? fieldText(field)
      : t('{field} of the {thing}', { field: fieldText(parts.at(-1) ?? ''), thing: owner });
  if (thing !== null && (isNothing(old) || isNothing(now))) {
    const details = itemText(field, isNothing(old) ? now : old, parts.at(-1) ?? '', currency);
    const all = details ? `${thing} (${details})` : thing;
    return isNothing(old)
      ? t('added the {thing}', { thing: all })
      : t('removed the {thing}', { thing: all });
  }
  if (typeof old === 'boolean' || typeof now === 'boolean') {
    const isState = /^is(On|Active)$/.test(parts.at(-1) ?? '');
    const above = parts.slice(0, -1).join(' › ');
    const switched = isState ? (owner ?? (above && fieldText(above))) : name;
    if (!switched) return now === true ? t('switched it on') : t('switched it off');
    return now === true
      ? t('switched on: {thing}', { thing: switched })
      : t('switched off: {thing}', { thing: switched });
  }
  const quoted = (value: unknown) => {
    const text = valueText(field, value, currency);
    return isFreeText(field) ? `“${text}”` : text;
  };
  if (isNothing(old)) return t('set the {field} to {to}', { field: name, to: quoted(now) });
  if (isNothing(now)) return t('removed the {field} ({from})', { field: name, from: quoted(old) });
  return t('changed the {field} from {from} to {to}', {
    field: name,
    from: quoted(old),
    to: quoted(now),
  });
}

/** `season “Easter 2027”` for an entry of a list; otherwise `null`. */
function thingText(parts: readonly string[]): string | null {
  const [list, name] = parts.slice(-2);
  if (parts.length < 2 || name === undefined || name === 'order') return null;
  switch (list) {
    case 'seasons':
      return t('season “{name}”', { name });
    case 'discounts':
      return name ? t('discount “{name}”', { name }) : t('discount');
    case 'extras':
      return t('extra “{name}”', { name });
    default:
      return null;
  }
}

/** An entry of a list as it is stored, `Easter, tier high, ranges start …`, without its name and what says nothing. */
function itemText(
  field: string,
  value: unknown,
  name: string,
  currency: AuditEntryJson['currency'],
): string {
  const text = String(value)
    .replaceAll(
      /(?:ranges )?start (\S+), end ([^,;\s]+)/g,
      (_all, start: string, end: string) =>
        daySpanText(`${start} to ${end}`) ?? `${start} – ${end}`,
    )
    .replaceAll(/, names [^;]*?(?=, (?!(?:pt|de|fr|nl|en) )|$)/g, '');
  return text
    .split(/[,;] /)
    .filter((part) => part !== name && !/^(colour|order|is on|is active)\b|\bfalse$/.test(part))
    .map((part) => {
      const [, known, word = ''] = /^(tier|kind) (\w+)$/.exec(part) ?? [];
      return known ? valueText(known, word) : valueText(field, part, currency);
    })
    .join(', ');
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** A value that a new row has if nobody chose one. */
function isOff(value: unknown): boolean {
  return value === false || value === 0 || value === '0' || value === '0.00';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase(currentLocale()) + text.slice(1);
}
