import { idParams } from '../common';
import { endpoint } from '../endpoint';
import {
  mailRulesInputSchema,
  mailRulesSchema,
  scheduledActionSchema,
  scheduledMailsInputSchema,
  scheduledMailsSchema,
} from './scheduledMails';

export const getMailRules = endpoint('GET /api/admin/mail/rules', {
  access: 'admin',
  permission: 'mail',
  output: mailRulesSchema,
});
export const updateMailRules = endpoint('PUT /api/admin/mail/rules', {
  access: 'admin',
  permission: 'mail',
  body: mailRulesInputSchema,
  output: mailRulesSchema,
});
export const getScheduledMails = endpoint('GET /api/admin/bookings/:id/scheduled-mails', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  output: scheduledMailsSchema,
});
/** Turns all scheduled mails of a booking on or off. */
export const switchScheduledMails = endpoint('PUT /api/admin/bookings/:id/scheduled-mails', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: scheduledMailsInputSchema,
  output: scheduledMailsSchema,
});
/** Holds, releases or sends one scheduled mail. */
export const changeScheduledMail = endpoint('POST /api/admin/scheduled-mails/:id', {
  access: 'admin',
  permission: 'bookings',
  params: idParams,
  body: scheduledActionSchema,
  output: scheduledMailsSchema,
});
