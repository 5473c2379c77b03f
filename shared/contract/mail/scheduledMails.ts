import * as z from 'zod/mini';
import {
  ANCHORS_OF,
  MAIL_ANCHORS,
  MAX_OFFSET_DAYS,
  SCHEDULED_KINDS,
  SCHEDULED_STATES,
  SKIP_REASONS,
  type MailAnchor,
  type ScheduledKind,
} from '../../domain/mail/scheduledMails';
import { say } from '../../i18n/say';
import { integer, timestamp } from '../common';

const OFFSET_MESSAGE = 'Days must be a whole number from 0 to {max}';
const HOUR_MESSAGE = 'Please choose a full hour of the day';

const ruleOutput = z.object({
  isOn: z.boolean(),
  anchor: z.enum(MAIL_ANCHORS),
  offsetDays: z.number(),
  hour: z.number(),
});

function ruleSchema(kind: ScheduledKind) {
  const anchors: readonly MailAnchor[] = ANCHORS_OF[kind];
  return z.strictObject({
    isOn: z.boolean(say('Invalid input')),
    anchor: z
      .enum(MAIL_ANCHORS, say('Please choose what the time is counted from'))
      .check(
        z.refine(
          (anchor) => anchors.includes(anchor),
          say('This mail cannot be counted from that day'),
        ),
      ),
    offsetDays: integer(-MAX_OFFSET_DAYS, MAX_OFFSET_DAYS, OFFSET_MESSAGE),
    hour: integer(0, 23, HOUR_MESSAGE),
  });
}

/** A value for each kind of mail that goes by itself. */
function forEachKind<Schema>(schemaOf: (kind: ScheduledKind) => Schema) {
  // Exactly these keys, by the line that makes them.
  return Object.fromEntries(SCHEDULED_KINDS.map((kind) => [kind, schemaOf(kind)])) as Record<
    ScheduledKind,
    Schema
  >;
}

/** Body of `PUT /api/admin/mail/rules`: all of them, with the `updatedAt` that they were read with. */
export const mailRulesInputSchema = z.object({
  rules: z.strictObject(forEachKind(ruleSchema)),
  updatedAt: z.optional(z.nullable(timestamp)),
});
export type MailRulesInput = z.infer<typeof mailRulesInputSchema>;

/** Answer of `GET` and `PUT /api/admin/mail/rules`. */
export const mailRulesSchema = z.object({
  rules: z.object(forEachKind(() => ruleOutput)),
  /** `null`: never saved. */
  updatedAt: z.nullable(timestamp),
});
export type MailRulesJson = z.infer<typeof mailRulesSchema>;

export const scheduledMailSchema = z.object({
  id: z.number(),
  kind: z.enum(SCHEDULED_KINDS),
  /** The part of the payment that it asks for: `deposit`, `balance`, `part-2`; `stay` for others. */
  occurrence: z.string(),
  dueAt: timestamp,
  state: z.enum(SCHEDULED_STATES),
  /** Why it is skipped. */
  reason: z.nullable(z.enum(SKIP_REASONS)),
  sentAt: z.nullable(timestamp),
});
export type ScheduledMailJson = z.infer<typeof scheduledMailSchema>;

/** Answer of `GET /api/admin/bookings/:id/scheduled-mails`. */
export const scheduledMailsSchema = z.object({
  /** Whether mails go to this guest by themselves. */
  isOn: z.boolean(),
  /** Earliest first. */
  mails: z.array(scheduledMailSchema),
});
export type ScheduledMails = z.infer<typeof scheduledMailsSchema>;

/** Body of `PUT /api/admin/bookings/:id/scheduled-mails`. */
export const scheduledMailsInputSchema = z.object({ isOn: z.boolean(say('Invalid input')) });

/** What the owner can do with one. */
export const SCHEDULED_ACTIONS = ['hold', 'release', 'send'] as const;
export type ScheduledAction = (typeof SCHEDULED_ACTIONS)[number];

/** Body of `POST /api/admin/scheduled-mails/:id`. */
export const scheduledActionSchema = z.object({
  action: z.enum(SCHEDULED_ACTIONS, say('Invalid input')),
});
