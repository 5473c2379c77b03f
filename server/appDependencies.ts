import type { Cache } from './cache/cache';
import type { Database } from './db/openDatabase';
import type { Env } from './env';
import type { ImageHost } from './integrations/imageHost/imageHost';
import type { VariantMaker } from './integrations/imageHost/variantMaker';
import type { SiteRenderer } from './rendering/siteRenderer';
import type { Logger } from './log';
import type { Metrics } from './metrics';
import type { EnquiryQueue } from './services/bookings/enquiryQueue';
import type { EventHub } from './services/eventHub';
import type { Mailer } from './services/mail/mailer';
import type { Secrets } from './services/secrets/secrets';
import type { EndedSessions } from './services/access/endedSessions';
import type { RateLimiter } from './services/rateLimits/rateLimiter';

/** The application's dependencies; tests pass their own clock and folders. */
export type Deps = {
  env: Env;
  log: Logger;
  db: Database;
  /** For public responses. */
  cache: Cache;
  imageHost: ImageHost;
  /** `null` with Cloudinary, which makes its own. */
  variantFor: VariantMaker | null;
  renderer: SiteRenderer;
  rateLimiter: RateLimiter;
  enquiries: EnquiryQueue;
  secrets: Secrets;
  mail: Mailer;
  endedSessions: EndedSessions;
  eventHub: EventHub;
  /** `null` unless `METRICS_PORT` is set. */
  metrics: Metrics | null;
  /** Keys that sign cookies, newest first. */
  sessionKeys: string[];
  /** See `createClockRepair`. */
  repairClock: () => Promise<void>;
  now: () => Date;
};
