import { line, LIMITS, text } from '@shared/contract/common';
import { ownerBookingSchema } from '@shared/contract/bookings/ownerBooking';
import { LANGUAGE_CODES } from '@shared/i18n/languages';
import { staySchema } from '../bookings/panel/staySchema';
import * as z from 'zod/mini';

const { guestName, guestEmail, currency, status } = ownerBookingSchema.shape;

export const bookingFormSchema = z.object({
  ...staySchema.shape,
  guestName,
  guestEmail,
  guestPhone: line(LIMITS.phone),
  notes: text(LIMITS.longText),
  currency,
  status,
  language: z.enum(LANGUAGE_CODES),
});
