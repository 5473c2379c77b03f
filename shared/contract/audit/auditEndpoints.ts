import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { auditEntriesSchema, auditFilterSchema, auditQuerySchema } from './audit';

/** Newest first. */
export const listActivity = endpoint('GET /api/admin/activity', {
  access: 'admin',
  permission: 'audit',
  query: auditQuerySchema,
  output: auditEntriesSchema,
});
/** The same entries as a file: UTF-8 with a byte order mark, RFC 4180. */
export const exportActivity = endpoint('GET /api/admin/activity/export.csv', {
  access: 'admin',
  permission: 'audit',
  isFresh: true,
  query: auditFilterSchema,
  output: z.string(),
});
