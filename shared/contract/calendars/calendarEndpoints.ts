import { idParams, okSchema } from '../common';
import { endpoint } from '../endpoint';
import { blockInputSchema, blockSchema, blocksSchema, blockUpdateSchema } from './block';
import { calendarQuerySchema, calendarSchema } from './calendar';
import {
  importedCalendarInputSchema,
  importedCalendarSchema,
  calendarExportLinkSchema,
  calendarSyncSchema,
} from './importedCalendar';

export const getCalendar = endpoint('GET /api/admin/calendar', {
  access: 'admin',
  permission: 'calendar',
  query: calendarQuerySchema,
  output: calendarSchema,
});
export const listBlocks = endpoint('GET /api/admin/blocks', {
  access: 'admin',
  permission: 'calendar',
  query: calendarQuerySchema,
  output: blocksSchema,
});
export const createBlock = endpoint('POST /api/admin/blocks', {
  access: 'admin',
  permission: 'calendar',
  body: blockInputSchema,
  output: blockSchema,
  status: 201,
});
/** Its days and its note. One of another calendar is refused (409 `imported`). */
export const updateBlock = endpoint('PUT /api/admin/blocks/:id', {
  access: 'admin',
  permission: 'calendar',
  params: idParams,
  body: blockUpdateSchema,
  output: blockSchema,
});
export const deleteBlock = endpoint('DELETE /api/admin/blocks/:id', {
  access: 'admin',
  permission: 'calendar',
  params: idParams,
  output: okSchema,
});
export const getCalendarSync = endpoint('GET /api/admin/calendar-sync', {
  access: 'admin',
  permission: 'calendar',
  output: calendarSyncSchema,
});
/** Stores it and has it read; an event tells when that is done. */
export const createImportedCalendar = endpoint('POST /api/admin/calendar-feeds', {
  access: 'admin',
  permission: 'calendar',
  body: importedCalendarInputSchema,
  output: importedCalendarSchema,
  status: 201,
});
/** Its name or address; a new one is read at once. */
export const updateImportedCalendar = endpoint('PUT /api/admin/calendar-feeds/:id', {
  access: 'admin',
  permission: 'calendar',
  params: idParams,
  body: importedCalendarInputSchema,
  output: importedCalendarSchema,
});
/** Has it read now instead of within a quarter of an hour. */
export const readImportedCalendar = endpoint('POST /api/admin/calendar-feeds/:id/read', {
  access: 'admin',
  permission: 'calendar',
  params: idParams,
  output: importedCalendarSchema,
});
/** Deletes it and its blocks. */
export const deleteImportedCalendar = endpoint('DELETE /api/admin/calendar-feeds/:id', {
  access: 'admin',
  permission: 'calendar',
  params: idParams,
  output: okSchema,
});
/** Makes the link that other sites read; the earlier one answers 404 from then on. */
export const createCalendarExportLink = endpoint('POST /api/admin/calendar-link', {
  access: 'admin',
  permission: 'calendar',
  output: calendarExportLinkSchema,
  status: 201,
});
export const deleteCalendarExportLink = endpoint('DELETE /api/admin/calendar-link', {
  access: 'admin',
  permission: 'calendar',
  output: okSchema,
});
