import * as z from 'zod/mini';
import { referenceParams } from '../bookings/reference';
import { LIMITS, text } from '../common';

/** Body of `POST /api/contact/{id}/answers`, which mails the answer to the sender. */
export const contactAnswerInputSchema = z.object({
  text: text(LIMITS.longText, 'Please write an answer'),
});

export const contactBookingSchema = z.object({
  /** The booking that the message belongs to; `null` for none. */
  reference: z.nullable(referenceParams.shape.reference),
});
