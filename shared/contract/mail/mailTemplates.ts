import * as z from 'zod/mini';
import {
  placeholderIssue,
  TEMPLATE_KINDS,
  TEMPLATE_LIMITS,
  unknownPlaceholders,
  type TemplateField,
  type TemplateKind,
} from '../../domain/mail/mailTemplates';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { say } from '../../i18n/say';
import { line, text, timestamp } from '../common';

const names = {
  kind: z.enum(TEMPLATE_KINDS, say('Please choose a mail')),
  language: z.enum(LANGUAGE_CODES, say('Please choose a language of this site')),
};
const texts = {
  subject: line(TEMPLATE_LIMITS.subject, 'Please write a subject'),
  body: text(TEMPLATE_LIMITS.body, 'Please write what the mail says'),
};

/** Reports the first placeholder of each field that the mail does not have. */
const knownPlaceholders = z.check<{
  kind: TemplateKind;
  subject?: string | undefined;
  body?: string | undefined;
}>((context) => {
  const { kind } = context.value;
  for (const field of ['subject', 'body'] as const satisfies readonly TemplateField[]) {
    const [unknown] = unknownPlaceholders(kind, field, context.value[field] ?? '');
    if (!unknown) continue;
    const message = placeholderIssue(kind, field, unknown);
    context.issues.push({ code: 'custom', path: [field], message, input: context.value });
  }
});

const readAt = { updatedAt: z.optional(z.nullable(timestamp)) };

export const templateInputSchema = z
  .object({ ...names, ...texts, ...readAt })
  .check(knownPlaceholders);
export type TemplateInput = z.infer<typeof templateInputSchema>;

export const templateResetSchema = z.object({ ...names, ...readAt });
export type TemplateReset = z.infer<typeof templateResetSchema>;

export const templateSchema = z.object({
  kind: z.enum(TEMPLATE_KINDS),
  language: z.enum(LANGUAGE_CODES),
  subject: z.string(),
  body: z.string(),
  /** `null` for the standard text. */
  updatedAt: z.nullable(timestamp),
});
export type TemplateJson = z.infer<typeof templateSchema>;

export const templatesSchema = z.array(templateSchema);

const ofBooking = { reference: line(20, 'Please choose a booking') };
/** Left out: the saved text. */
const unsaved = { subject: z.optional(texts.subject), body: z.optional(texts.body) };

/** Text that may not be saved yet, filled with a booking's values. */
export const templatePreviewInputSchema = z
  .object({ ...names, ...ofBooking, ...unsaved })
  .check(knownPlaceholders);
export type TemplatePreviewInput = z.infer<typeof templatePreviewInputSchema>;

/** The same as a query, for the iframe that shows the mail. */
export const templatePreviewQuerySchema = z
  .strictObject({ ...names, ...ofBooking, ...unsaved })
  .check(knownPlaceholders);
