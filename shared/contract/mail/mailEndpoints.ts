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
/** Sends the owner a mail at once and says what came of it. */
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
/** The mail's HTML as a page that only a frame of ours may show. */
export const previewMailPage = endpoint('GET /api/admin/mail/preview.html', {
  access: 'admin',
  permission: 'bookings',
  query: mailPreviewQuerySchema,
  output: z.string(),
});
/** Tries a mail again now, and for three more days. */
export const retryMail = endpoint('POST /api/admin/mail/:id/retry', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: okSchema,
});
/** Gives a mail up for good. */
export const dismissMail = endpoint('POST /api/admin/mail/:id/dismiss', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: okSchema,
});
