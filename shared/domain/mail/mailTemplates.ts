/** The mails whose words the owner can change, in the order of a stay. */
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

/** A mail's words with its placeholders; paragraphs are parted by an empty line. */
export type Template = { subject: string; body: string };
export type TemplateField = keyof Template;

/** `body` counts UTF-16 units; the preview carries it in an address. */
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

/**
 * What stands for a value in each mail's words. The receipt goes to whoever an enquiry names, so nothing
 * that the sender has typed freely may stand in it.
 */
export const PLACEHOLDERS = {
  receipt: [...STAY, 'replyTime'],
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

/** A text for each placeholder of a mail. */
export type TemplateValues<Kind extends TemplateKind> = Readonly<
  Record<PlaceholderOf<Kind>, string>
>;

/** Subjects are read over shoulders and on locked screens: no name, no amount, no link. */
const NOT_IN_SUBJECT: ReadonlySet<string> = new Set<Placeholder>([
  'guestName',
  'total',
  'amountDue',
  'stayLink',
]);

/** The placeholders that a mail's subject or body may have. */
export function placeholdersOf(kind: TemplateKind, field: TemplateField): readonly Placeholder[] {
  const all: readonly Placeholder[] = PLACEHOLDERS[kind];
  return field === 'body' ? all : all.filter((name) => !NOT_IN_SUBJECT.has(name));
}

/** Something in braces, or a brace alone. */
const BRACES = /\{([^{}]*)\}|[{}]/g;

/** What of a text in braces stands for nothing there, with its place; both count from 1. */
export type UnknownPlaceholder = { text: string; line: number; column: number };

/** Everything in braces that is no placeholder of this mail, in the order of the text. */
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

/** What is wrong with a placeholder, and what to do. */
export function placeholderIssue(
  kind: TemplateKind,
  field: TemplateField,
  { text, line, column }: UnknownPlaceholder,
): string {
  const place = field === 'subject' ? `character ${column}` : `line ${line}, character ${column}`;
  if (!text.endsWith('}') || text.length === 1) {
    return `There is a single “${text}” (${place}). Placeholders stand between { and }; otherwise please use round brackets.`;
  }
  const isElsewhere = field === 'subject' && unknownPlaceholders(kind, 'body', text).length === 0;
  return isElsewhere
    ? `${text} cannot stand in a subject (${place}), which others may read. Please take it out.`
    : `${text} stands for nothing in this mail (${place}). Please choose one from the list, or take it out.`;
}

/** A template with its values: the subject in one line, and the body's paragraphs. */
export type FilledTemplate = { subject: string; paragraphs: string[] };

/**
 * Puts values into a template. A value is text and stays as it is: what looks like a placeholder in it is
 * none.
 */
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
    // Parted before the values come in, which may have empty lines of their own.
    paragraphs: body
      .replaceAll('\r\n', '\n')
      .split(/\n[ \t]*\n+/)
      .map((part) => fill(part).trim())
      .filter((part) => part !== ''),
  };
}
