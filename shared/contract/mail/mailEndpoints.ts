import * as z from 'zod/mini';
import { idParams, okSchema } from '../common';
import { endpoint } from '../endpoint';
import {
  mailPreviewInputSchema,
  mailPreviewQuerySchema,
  mailPreviewSchema,
  mailStateSchema,
} from './mail';
import { mailTrialSchema } from './mailSettings';

export const getMailState = endpoint('GET /api/admin/mail', {
  access: 'admin',
  permission: 'bookings',
  output: mailStateSchema,
});
/** Sends the owner a mail immediately and returns the result. */
export const sendTestMail = endpoint('POST /api/admin/mail/test', {
  access: 'admin',
  permission: 'mail',
  output: mailTrialSchema,
});
export const previewMail = endpoint('POST /api/admin/mail/preview', {
  access: 'admin',
  permission: 'bookings',
  body: mailPreviewInputSchema,
  output: mailPreviewSchema,
});
/** The mail's HTML. Only our own pages may frame it. */
export const previewMailPage = endpoint('GET /api/admin/mail/preview.html', {
  access: 'admin',
  permission: 'bookings',
  query: mailPreviewQuerySchema,
  output: z.string(),
});
/** Retries a mail now, and then for up to three days. */
export const retryMail = endpoint('POST /api/admin/mail/:id/retry', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: okSchema,
});
/** Retries every mail that could not be sent. */
export const retryAllMails = endpoint('POST /api/admin/mail/retry', {
  access: 'admin',
  permission: 'bookings',
  output: okSchema,
});
/** Stops all further retries of a mail. */
export const dismissMail = endpoint('POST /api/admin/mail/:id/dismiss', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: okSchema,
});
