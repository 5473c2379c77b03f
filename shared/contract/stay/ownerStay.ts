import * as z from 'zod/mini';
import { LIMITS, text, timestamp } from '../common';
import { ARRIVAL_MISSING } from '../../domain/stay/arrivalMissing';
import { say } from '../../i18n/say';
import { STAY_REQUEST_KINDS } from './stayPage';

/** A guest's wish as the owner reads it. */
export const stayRequestSchema = z.object({
  id: z.number(),
  kind: z.enum(STAY_REQUEST_KINDS),
  checkinDate: z.nullable(z.string()),
  checkoutDate: z.nullable(z.string()),
  message: z.nullable(z.string()),
  createdAt: timestamp,
});
export type StayRequestJson = z.infer<typeof stayRequestSchema>;

/** The same with words to the guest for a “no”, in the guest's language: the owner may change them. */
export const answerableRequestSchema = z.extend(stayRequestSchema, {
  /** Servers of before propose none. */
  refusal: z._default(z.string(), ''),
});
export type AnswerableRequest = z.infer<typeof answerableRequestSchema>;

/** Body of `POST /api/admin/stay-requests/{id}/answer`. */
export const stayAnswerSchema = z.object({
  text: text(LIMITS.longText, 'Please write something to the guest'),
});

/** Answer of `GET /api/admin/bookings/{id}/stay`: the guest's page of a booking, for the owner. */
export const ownerStaySchema = z.object({
  /** Where the guest finds it; `null` before the first mail of a booking that the owner entered. */
  linkUrl: z.nullable(z.string()),
  /** The guest's data were erased, and with them the page. */
  isErased: z.boolean(),
  /** The last day on which it can be opened. */
  lastOpenDay: z.string(),
  guestNames: z.array(z.string()),
  arrivalTime: z.nullable(z.string()),
  /** From when guests can come in, `HH:mm`. */
  checkinTime: z.string(),
  arrivalNote: z.nullable(z.string()),
  /** Those that wait, oldest first. */
  requests: z.array(answerableRequestSchema),
  /** When the arrival details open, and what of them is missing; `null` unless it is to come. */
  arrival: z.nullable(z.object({ from: z.string(), missing: z.array(z.enum(ARRIVAL_MISSING)) })),
});
export type OwnerStay = z.infer<typeof ownerStaySchema>;

/** Body of `POST /api/admin/bookings/{id}/stay/renew`. */
export const stayLinkRenewalSchema = z.object({
  /** Makes a link where there is none, and leaves one that a mail has brought the guest meanwhile. */
  keepsKnown: z._default(z.boolean(say('Please say whether a link that is there stays')), false),
});
