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
const words = {
  subject: line(TEMPLATE_LIMITS.subject, 'Please write a subject'),
  body: text(TEMPLATE_LIMITS.body, 'Please write what the mail says'),
};

/** Names every placeholder that the mail does not have, with its place. */
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

/** Body of `PUT /api/admin/mail/templates`: one mail in one language, with the `updatedAt` it was read with. */
export const templateInputSchema = z
  .object({ ...names, ...words, ...readAt })
  .check(knownPlaceholders);
export type TemplateInput = z.infer<typeof templateInputSchema>;

/** Body of `POST /api/admin/mail/templates/reset`, with the `updatedAt` of the words that are given up. */
export const templateResetSchema = z.object({ ...names, ...readAt });
export type TemplateReset = z.infer<typeof templateResetSchema>;

/** A mail's words in one language. */
export const templateSchema = z.object({
  kind: z.enum(TEMPLATE_KINDS),
  language: z.enum(LANGUAGE_CODES),
  subject: z.string(),
  body: z.string(),
  /** `null` while the standard text holds. */
  updatedAt: z.nullable(timestamp),
});
export type TemplateJson = z.infer<typeof templateSchema>;

/** Answer of `GET /api/admin/mail/templates`: every mail in every language. */
export const templatesSchema = z.array(templateSchema);

const ofBooking = { reference: line(20, 'Please choose a booking') };
/** Left out: the words that hold now. */
const unsaved = { subject: z.optional(words.subject), body: z.optional(words.body) };

/** Body of `POST /api/admin/mail/templates/preview`: words that may not be saved yet, with a booking's values. */
export const templatePreviewInputSchema = z
  .object({ ...names, ...ofBooking, ...unsaved })
  .check(knownPlaceholders);
export type TemplatePreviewInput = z.infer<typeof templatePreviewInputSchema>;

/** The same in a query, for a frame that shows the mail itself. */
export const templatePreviewQuerySchema = z
  .strictObject({ ...names, ...ofBooking, ...unsaved })
  .check(knownPlaceholders);
