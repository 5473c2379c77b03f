import type { Database } from './db/openDatabase';
import type { Env } from './env';
import type { ImageHost } from './integrations/imageHost/imageHost';
import type { MailTransport } from './integrations/smtp';
import type { SiteRenderer } from './pages/siteRenderer';
import type { Logger } from './log';
import type { Metrics } from './metrics';
import type { EnquiryDesk } from './services/bookings/enquiryDesk';
import type { LiveEvents } from './services/liveEvents';
import type { RateLimiter } from './services/access/rateLimiter';

/** Everything the application is made of; tests pass their own clock and folders. */
export type Deps = {
  env: Env;
  log: Logger;
  db: Database;
  imageHost: ImageHost;
  renderer: SiteRenderer;
  rateLimiter: RateLimiter;
  enquiries: EnquiryDesk;
  mail: MailTransport;
  liveEvents: LiveEvents;
  /** `null` unless `METRICS_PORT` asks for them. */
  metrics: Metrics | null;
  /** Cookie-signing keys, newest first. */
  sessionKeys: string[];
  now: () => Date;
};
