import { endpoint } from '../endpoint';
import {
  mailSettingsInputSchema,
  mailSettingsSchema,
  mailSettingsTestSchema,
  mailTrialSchema,
} from './mailSettings';

/** Everything but the password, and what of it the server's own settings say. */
export const getMailSettings = endpoint('GET /api/admin/mail-settings', {
  access: 'admin',
  permission: 'mail',
  output: mailSettingsSchema,
});
export const updateMailSettings = endpoint('PUT /api/admin/mail-settings', {
  access: 'admin',
  permission: 'mail',
  isFresh: true,
  body: mailSettingsInputSchema,
  output: mailSettingsSchema,
});
/** Sends the owner a mail by what is typed, which is stored nowhere. */
export const testMailSettings = endpoint('POST /api/admin/mail-settings/test', {
  access: 'admin',
  permission: 'mail',
  body: mailSettingsTestSchema,
  output: mailTrialSchema,
});
