import * as z from 'zod/mini';
import { referenceParams } from '../bookings/reference';
import { endpoint } from '../endpoint';
import {
  eraseInputSchema,
  erasureResultSchema,
  exportKeyParams,
  personDataSchema,
  personInputSchema,
  privacySchema,
  receiptSchema,
  retentionUpdateSchema,
} from './privacy';

export const getPrivacy = endpoint('GET /api/admin/privacy', {
  access: 'admin',
  permission: 'privacy',
  output: privacySchema,
});
export const updateRetention = endpoint('PUT /api/admin/privacy/retention', {
  access: 'admin',
  permission: 'privacy',
  isFresh: true,
  body: retentionUpdateSchema,
  output: privacySchema,
});
export const findPersonData = endpoint('POST /api/admin/privacy/person', {
  access: 'admin',
  permission: 'privacy',
  body: personInputSchema,
  output: personDataSchema,
});
/** All data as `application/zip`: JSON for programs, CSV for people. */
export const exportPerson = endpoint('GET /api/admin/privacy/export/:key', {
  access: 'admin',
  permission: 'privacy',
  isFresh: true,
  params: exportKeyParams,
  output: z.unknown(),
});
/** Erases a person's data. 409 `stay_ahead` if there is a future stay, an unanswered enquiry or an open offer. */
export const erasePersonData = endpoint('POST /api/admin/privacy/erase', {
  access: 'admin',
  permission: 'privacy',
  isFresh: true,
  body: eraseInputSchema,
  output: erasureResultSchema,
});
export const readReceiptName = endpoint('POST /api/admin/privacy/receipts/:reference', {
  access: 'admin',
  permission: 'privacy',
  isFresh: true,
  params: referenceParams,
  output: receiptSchema,
});
