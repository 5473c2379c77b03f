import * as z from 'zod/mini';
import { idParams } from '../common';
import { endpoint } from '../endpoint';
import {
  fileQuerySchema,
  registerGuestsInputSchema,
  registerGuestsSchema,
  registerSchema,
  registerSettingsFormSchema,
  registerSettingsInputSchema,
  reportInputSchema,
  serviceTestSchema,
} from './register';

/** State of a stay's register, without the guests' documents. */
export const getRegister = endpoint('GET /api/admin/bookings/:id/register', {
  access: 'admin',
  permission: 'privacy',
  params: idParams,
  output: registerSchema,
});
/** All that is stored about the guests; the activity log says that it was read. */
export const getRegisterGuests = endpoint('GET /api/admin/bookings/:id/register/guests', {
  access: 'admin',
  permission: 'privacy',
  params: idParams,
  output: registerGuestsSchema,
});
export const updateRegisterGuests = endpoint('PUT /api/admin/bookings/:id/register/guests', {
  access: 'admin',
  permission: 'privacy',
  params: idParams,
  body: registerGuestsInputSchema,
  output: registerSchema,
});
/** Marks the stay as reported by hand, makes a file, or sends it to the web service. */
export const reportStay = endpoint('POST /api/admin/bookings/:id/register/reports', {
  access: 'admin',
  permission: 'privacy',
  params: idParams,
  body: reportInputSchema,
  output: registerSchema,
});
export const downloadBulletins = endpoint('GET /api/admin/register-reports/:id/file', {
  access: 'admin',
  permission: 'privacy',
  isFresh: true,
  params: idParams,
  query: fileQuerySchema,
  output: z.unknown(),
});
export const getRegisterSettings = endpoint('GET /api/admin/register-settings', {
  access: 'admin',
  permission: 'settings',
  output: registerSettingsFormSchema,
});
export const updateRegisterSettings = endpoint('PUT /api/admin/register-settings', {
  access: 'admin',
  permission: 'settings',
  body: registerSettingsInputSchema,
  output: registerSettingsFormSchema,
});
/** Sends an invented guest of the authority's test unit to the test address. */
export const testRegisterService = endpoint('POST /api/admin/register-settings/test', {
  access: 'admin',
  permission: 'settings',
  output: serviceTestSchema,
});
