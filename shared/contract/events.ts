import * as z from 'zod/mini';
import type { Permission } from '../domain/access/permissions';

/** Types of changes that the back office is notified of. Events do not contain the change; clients refetch. */
export const LIVE_EVENT_TYPES = [
  'enquiry',
  'message',
  'booking',
  'settings',
  'gallery',
  'mail',
  'calendar',
  'content',
  'review',
  'users',
] as const;
export type LiveEventType = (typeof LIVE_EVENT_TYPES)[number];

/** Permission needed to receive each type of event. */
export const EVENT_PERMISSIONS: Readonly<Record<LiveEventType, Permission>> = {
  enquiry: 'bookings',
  message: 'messages',
  booking: 'house',
  settings: 'own',
  gallery: 'gallery',
  mail: 'bookings',
  calendar: 'house',
  content: 'content',
  review: 'content',
  users: 'users',
};

/**
 * Data of one event of `GET /api/admin/events`, a stream of server-sent events:
 * - `enquiry` a new enquiry arrived
 * - `message` a message arrived or was read
 * - `booking` a booking or a block changed
 * - `settings` settings were saved
 * - `gallery` the gallery, or the images at the image host, changed
 * - `mail` a mail failed, or the list of failed mails changed
 * - `calendar` another site's calendar was read or removed
 * - `content` the site's draft or published content changed
 * - `review` a review was written, changed or decided on
 * - `users` users or invitations changed
 */
export const liveEventSchema = z.object({ type: z.enum(LIVE_EVENT_TYPES) });
export type LiveEvent = z.infer<typeof liveEventSchema>;

/**
 * Names of the events in the stream. `change` carries a {@link liveEventSchema}. The first event is `ready` if the
 * stream continues without a gap, or `reset` if events may have been missed and everything must be refetched.
 */
export const STREAM_EVENTS = { ready: 'ready', reset: 'reset', change: 'change' } as const;
