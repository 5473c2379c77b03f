import { idParams } from '../common';
import { endpoint } from '../endpoint';
import { pageQuerySchema } from '../pagination';
import { contactAnswerInputSchema, contactBookingSchema } from './answers';
import { contactMessageSchema, contactMessagesSchema, contactMessageUpdateSchema } from './message';

export const listContactMessages = endpoint('GET /api/contact', {
  access: 'admin',
  permission: 'messages',
  query: pageQuerySchema,
  output: contactMessagesSchema,
});
export const markContactMessage = endpoint('PATCH /api/contact/:id', {
  access: 'admin',
  permission: 'messages',
  params: idParams,
  body: contactMessageUpdateSchema,
  output: contactMessageSchema,
});
/** Mails an answer and marks the message as read. A repeat of an `Idempotency-Key` sends nothing. */
export const answerContactMessage = endpoint('POST /api/contact/:id/answers', {
  access: 'admin',
  permission: 'messages',
  params: idParams,
  body: contactAnswerInputSchema,
  output: contactMessageSchema,
  status: 201,
});
export const tieContactMessage = endpoint('PUT /api/contact/:id/booking', {
  access: 'admin',
  permission: 'messages',
  params: idParams,
  body: contactBookingSchema,
  output: contactMessageSchema,
});
