import * as z from 'zod/mini';
import { LIMITS, text, timestamp } from '../common';
import { ARRIVAL_MISSING } from '../../domain/stay/arrivalMissing';
import { say } from '../../i18n/say';
import { STAY_REQUEST_KINDS } from './stayPage';

export const stayRequestSchema = z.object({
  id: z.number(),
  kind: z.enum(STAY_REQUEST_KINDS),
  checkinDate: z.nullable(z.string()),
  checkoutDate: z.nullable(z.string()),
  message: z.nullable(z.string()),
  createdAt: timestamp,
});
export type StayRequestJson = z.infer<typeof stayRequestSchema>;

/** With a proposed text for a refusal, in the guest's language, which the owner may change. */
export const answerableRequestSchema = z.extend(stayRequestSchema, {
  refusal: z.string(),
});
export type AnswerableRequest = z.infer<typeof answerableRequestSchema>;

export const stayAnswerSchema = z.object({
  text: text(LIMITS.longText, 'Please write something to the guest'),
});

export const ownerStaySchema = z.object({
  /** Its address; `null` before the first mail of a booking that the owner entered. */
  linkUrl: z.nullable(z.string()),
  isErased: z.boolean(),
  lastOpenDay: z.string(),
  guestNames: z.array(z.string()),
  arrivalTime: z.nullable(z.string()),
  /** Earliest arrival, `HH:mm`. */
  checkinTime: z.string(),
  arrivalNote: z.nullable(z.string()),
  /** Open requests, oldest first. */
  requests: z.array(answerableRequestSchema),
  /** When the arrival details will be shown and which are missing; `null` unless that is in the future. */
  arrival: z.nullable(z.object({ from: z.string(), missing: z.array(z.enum(ARRIVAL_MISSING)) })),
});
export type OwnerStay = z.infer<typeof ownerStaySchema>;

export const stayLinkRenewalSchema = z.object({
  /** Makes a link only if there is none that the guest has received by mail; otherwise keeps it. */
  keepsKnown: z._default(z.boolean(say('Please say whether a link that is there stays')), false),
});
