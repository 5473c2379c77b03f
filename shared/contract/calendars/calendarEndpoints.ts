import { idParams, okSchema } from '../common';
import { endpoint } from '../endpoint';
import { blockInputSchema, blockSchema, blocksSchema, blockUpdateSchema } from './block';
import { calendarQuerySchema, calendarSchema } from './calendar';
import { doubleBookingEndSchema } from './doubleBooking';
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
/** Changes dates and note. Blocks from other sites' calendars are refused (409 `imported`). */
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
/** Stores the calendar and reads it in the background; an event reports the end. */
export const createImportedCalendar = endpoint('POST /api/admin/calendar-feeds', {
  access: 'admin',
  permission: 'calendar',
  body: importedCalendarInputSchema,
  output: importedCalendarSchema,
  status: 201,
});
/** Changes name or address; a new address is read immediately. */
export const updateImportedCalendar = endpoint('PUT /api/admin/calendar-feeds/:id', {
  access: 'admin',
  permission: 'calendar',
  params: idParams,
  body: importedCalendarInputSchema,
  output: importedCalendarSchema,
});
/** Reads the calendar now, instead of within 15 minutes. */
export const readImportedCalendar = endpoint('POST /api/admin/calendar-feeds/:id/read', {
  access: 'admin',
  permission: 'calendar',
  params: idParams,
  output: importedCalendarSchema,
});
/** Also deletes its blocks. */
export const deleteImportedCalendar = endpoint('DELETE /api/admin/calendar-feeds/:id', {
  access: 'admin',
  permission: 'calendar',
  params: idParams,
  output: okSchema,
});
/** Ends a double booking without a change here. 409 `stale` if it is over. */
export const endDoubleBooking = endpoint('POST /api/admin/double-bookings', {
  access: 'admin',
  permission: 'calendar',
  body: doubleBookingEndSchema,
  output: okSchema,
});
/** Makes a new link for other sites; the earlier one answers 404 from then on. */
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
