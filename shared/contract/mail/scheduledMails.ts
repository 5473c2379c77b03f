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

function forEachKind<Schema>(schemaOf: (kind: ScheduledKind) => Schema) {
  // The keys are exactly those of SCHEDULED_KINDS.
  return Object.fromEntries(SCHEDULED_KINDS.map((kind) => [kind, schemaOf(kind)])) as Record<
    ScheduledKind,
    Schema
  >;
}

export const mailRulesInputSchema = z.object({
  rules: z.strictObject(forEachKind(ruleSchema)),
  updatedAt: z.optional(z.nullable(timestamp)),
});
export type MailRulesInput = z.infer<typeof mailRulesInputSchema>;

export const mailRulesSchema = z.object({
  rules: z.object(forEachKind(() => ruleOutput)),
  updatedAt: z.nullable(timestamp),
});
export type MailRulesJson = z.infer<typeof mailRulesSchema>;

export const scheduledMailSchema = z.object({
  id: z.number(),
  kind: z.enum(SCHEDULED_KINDS),
  /** Part of the payment schedule (`deposit`, `balance`, `part-2`); `stay` for mails that are not about payments. */
  occurrence: z.string(),
  dueAt: timestamp,
  state: z.enum(SCHEDULED_STATES),
  reason: z.nullable(z.enum(SKIP_REASONS)),
  sentAt: z.nullable(timestamp),
});
export type ScheduledMailJson = z.infer<typeof scheduledMailSchema>;

export const scheduledMailsSchema = z.object({
  isOn: z.boolean(),
  /** Earliest first. */
  mails: z.array(scheduledMailSchema),
});
export type ScheduledMails = z.infer<typeof scheduledMailsSchema>;

export const scheduledMailsInputSchema = z.object({ isOn: z.boolean(say('Invalid input')) });

export const SCHEDULED_ACTIONS = ['hold', 'release', 'send'] as const;
export type ScheduledAction = (typeof SCHEDULED_ACTIONS)[number];

export const scheduledActionSchema = z.object({
  action: z.enum(SCHEDULED_ACTIONS, say('Invalid input')),
});
