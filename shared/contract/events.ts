import * as z from 'zod/mini';
import type { Permission } from '../domain/access/permissions';

/** What the back office is told of: what changed, not how; the reader asks for the rest. */
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

/** Who is told of an event of each kind. Housekeepers hear that stays changed, not which. */
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
 * `enquiry` a new one came in; `message` one came in or was read; `booking` one, or a block, changed;
 * `settings` they were saved; `gallery` it, or what the image host has, changed; `mail` one could not be sent, or what could not be sent changed; `calendar` another site's was read or let go;
 * `content` the site's draft, or what is published, changed; `review` one was written, changed or decided about; `users` who may sign in, or who is invited, changed.
 */
export const liveEventSchema = z.object({
  type: z.enum(LIVE_EVENT_TYPES),
  /** The booking it is about, for example `VL-7K3Q9M`, for those who may read bookings. */
  reference: z.nullable(z.string()),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;

/**
 * Names of the events in the stream. `change` carries a {@link liveEventSchema}. `ready` opens
 * a stream that misses nothing from here on; `reset` opens one that cannot say what was missed,
 * so that everything has to be read again.
 */
export const STREAM_EVENTS = { ready: 'ready', reset: 'reset', change: 'change' } as const;
