import * as z from 'zod/mini';
import { referenceParams } from '../bookings/reference';
import { LIMITS, text } from '../common';

/** Body of `POST /api/contact/{id}/answers`: it goes to the sender by mail. */
export const contactAnswerInputSchema = z.object({
  text: text(LIMITS.longText, 'Please write an answer'),
});

/** Body of `PUT /api/contact/{id}/booking`. */
export const contactBookingSchema = z.object({
  /** The booking that the message is about; `null` for none. */
  reference: z.nullable(referenceParams.shape.reference),
});
