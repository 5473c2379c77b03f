import { endpoint } from '../endpoint';
import {
  mailSettingsInputSchema,
  mailSettingsSchema,
  mailSettingsTestSchema,
  mailTrialSchema,
} from './mailSettings';

/** All settings except the password, and which of them environment variables set. */
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
/** Sends the owner a mail with the form's current values, which are not stored. */
export const testMailSettings = endpoint('POST /api/admin/mail-settings/test', {
  access: 'admin',
  permission: 'mail',
  body: mailSettingsTestSchema,
  output: mailTrialSchema,
});
