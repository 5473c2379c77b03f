import { say } from '../../i18n/say';

/** The mails with editable text, in the order of a stay. */
export const TEMPLATE_KINDS = [
  'receipt',
  'offer',
  'confirmation',
  'paymentRequest',
  'paymentReminder',
  'paymentOverdue',
  'arrivalDetails',
  'departureDay',
  'thanks',
] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** A mail's text with placeholders; an empty line separates paragraphs. */
export type Template = { subject: string; body: string };
export type TemplateField = keyof Template;

/** In UTF-16 units. The preview passes `body` in a URL. */
export const TEMPLATE_LIMITS = { subject: 150, body: 3_000 } as const;

const STAY = [
  'reference',
  'villa',
  'checkin',
  'checkout',
  'checkinTime',
  'checkoutTime',
  'nights',
  'guests',
  'total',
] as const;
const TO_GUEST = ['guestName', ...STAY, 'stayLink'] as const;
const PAYMENT = [...TO_GUEST, 'amountDue', 'dueDate'] as const;

/** The placeholders of each mail. */
export const PLACEHOLDERS = {
  receipt: ['guestName', ...STAY, 'replyTime'],
  offer: [...TO_GUEST, 'validUntil'],
  confirmation: TO_GUEST,
  paymentRequest: PAYMENT,
  paymentReminder: PAYMENT,
  paymentOverdue: PAYMENT,
  arrivalDetails: TO_GUEST,
  departureDay: TO_GUEST,
  thanks: TO_GUEST,
} as const satisfies Record<TemplateKind, readonly string[]>;
export type PlaceholderOf<Kind extends TemplateKind> = (typeof PLACEHOLDERS)[Kind][number];
export type Placeholder = PlaceholderOf<TemplateKind>;

export type TemplateValues<Kind extends TemplateKind> = Readonly<
  Record<PlaceholderOf<Kind>, string>
>;

/** Subjects appear on lock screens: no name, no amount, no link. */
const NOT_IN_SUBJECT: ReadonlySet<string> = new Set<Placeholder>([
  'guestName',
  'total',
  'amountDue',
  'stayLink',
]);

export function placeholdersOf(kind: TemplateKind, field: TemplateField): readonly Placeholder[] {
  const all: readonly Placeholder[] = PLACEHOLDERS[kind];
  return field === 'body' ? all : all.filter((name) => !NOT_IN_SUBJECT.has(name));
}

const BRACES = /\{([^{}]*)\}|[{}]/g;

/** An unknown placeholder; line and column count from 1. */
export type UnknownPlaceholder = { text: string; line: number; column: number };

export function unknownPlaceholders(
  kind: TemplateKind,
  field: TemplateField,
  text: string,
): UnknownPlaceholder[] {
  const known: ReadonlySet<string> = new Set(placeholdersOf(kind, field));
  return [...text.matchAll(BRACES)]
    .filter(([, name]) => name === undefined || !known.has(name))
    .map(({ 0: found, index }) => {
      const before = text.slice(0, index).split(/\r\n|[\n\r]/);
      return { text: found, line: before.length, column: (before.at(-1) ?? '').length + 1 };
    });
}

/** Explains an invalid placeholder and how to fix it. */
export function placeholderIssue(
  kind: TemplateKind,
  field: TemplateField,
  { text, line, column }: UnknownPlaceholder,
): string {
  const place =
    field === 'subject'
      ? say('character {column}', { column })
      : say('line {line}, character {column}', { line, column });
  if (!text.endsWith('}') || text.length === 1) {
    return say(
      'There is a single “{text}” ({place}). Placeholders stand between {open} and {close}; otherwise please use round brackets.',
      { text, place, open: '{', close: '}' },
    );
  }
  const isElsewhere = field === 'subject' && unknownPlaceholders(kind, 'body', text).length === 0;
  return isElsewhere
    ? say(
        '{text} cannot stand in a subject ({place}), which others may read. Please take it out.',
        { text, place },
      )
    : say(
        '{text} stands for nothing in this mail ({place}). Please choose one from the list, or take it out.',
        { text, place },
      );
}

export type FilledTemplate = { subject: string; paragraphs: string[] };

/** Inserts values into a template. Placeholders inside a value are not replaced. */
export function fillTemplate(
  { subject, body }: Template,
  values: Readonly<Record<string, string>>,
): FilledTemplate {
  const fill = (text: string) =>
    text.replaceAll(BRACES, (found: string, name: string | undefined) =>
      name === undefined ? found : (values[name] ?? ''),
    );
  return {
    subject: fill(subject),
    // Split before the values are inserted, which may contain empty lines.
    paragraphs: body
      .replaceAll('\r\n', '\n')
      .split(/\n[ \t]*\n+/)
      .map((part) => fill(part).trim())
      .filter((part) => part !== ''),
  };
}
