import { makesBackups, nightlyBackup } from './backups/nightly';
import type { Deps } from '../appDependencies';
import { keepReserve } from '../files/diskReserve';
import { deleteEndedSessions } from './access/auth';
import { pruneInvitations } from './access/invitations';
import { declineLapsedEnquiries } from './bookings/lapsedEnquiries';
import { removeLooseAttachments } from './conversation/attachments';
import { importDueCalendars } from './calendars/importDueCalendars';
import { pruneEvents } from './recordEvent';
import { preparePictures } from './gallery/preparePictures';
import { sendDueMails } from './mail/mailWorker';
import { sendScheduledMails } from './mail/sendScheduledMails';
import { fetchReferenceRates } from './prices/fetchReferenceRates';
import { expireOffers, hasExpiredOffers } from './offers/answerOffer';
import { applyRetention } from './privacy/retention';
import { retryReports } from './register/retryReports';
import { readContext } from './serviceContext';

type Job = {
  name: string;
  everyMs: number;
  /** @param signal asks the job to stop early */
  run: (deps: Deps, signal: AbortSignal) => Promise<void>;
};

const HOUR_MS = 3_600_000;
/** First run of jobs with longer intervals: the computer may be off before the hour is over. */
const FIRST_LOOK_MS = 60_000;

const JOBS: readonly Job[] = [
  {
    // Each run commits and so clears the cache; a crash loses at most this much of the counts.
    name: 'save the rate limiter’s counters',
    everyMs: 10_000,
    run: ({ rateLimiter }) => rateLimiter.flush(),
  },
  {
    // Looks at the rows once an hour, and at once after this server's clock was put back.
    name: 'correct times that a clock running ahead has stored',
    everyMs: 10_000,
    run: ({ repairClock }) => repairClock(),
  },
  { name: 'send due mails', everyMs: 1000, run: sendDueMails },
  {
    // Accepting an offer checks the day too, so a late run does no harm.
    name: 'end the offers whose last day is over',
    everyMs: 30_000,
    run: async (deps) => {
      const context = readContext(deps);
      if (!(await hasExpiredOffers(context))) return;
      await deps.db.write((tx) => expireOffers({ ...context, tx }), context);
      deps.eventHub.wake();
    },
  },
  {
    name: 'decline the enquiries whose check-in day has passed',
    everyMs: HOUR_MS,
    run: declineLapsedEnquiries,
  },
  { name: 'enqueue scheduled mails', everyMs: 5000, run: sendScheduledMails },
  { name: 'send stays again to the authorities', everyMs: 60_000, run: retryReports },
  { name: 'read the calendars that are due', everyMs: 2000, run: importDueCalendars },
  { name: 'read the reference rates', everyMs: 5000, run: fetchReferenceRates },
  // Half a minute after the start, and after a photo was added to the gallery.
  { name: 'make the sizes of the pictures', everyMs: 30_000, run: preparePictures },
  {
    // Soon after the start and after space was freed.
    name: 'reserve disk space',
    everyMs: 60_000,
    run: ({ env }) => keepReserve(env.dataDir),
  },
  {
    name: 'delete rows of ended sessions',
    everyMs: 10_000,
    run: ({ endedSessions }) => endedSessions.deleteRows(),
  },
  {
    name: 'make the nightly backup',
    everyMs: HOUR_MS,
    run: async ({ env, log, now }) => {
      if (!makesBackups(env)) return;
      const day = await nightlyBackup(env.dataDir, now());
      if (day) log.info({ day }, 'backup saved');
    },
  },
  {
    // Runs once a day, at the first check after midnight.
    name: 'remove data past its retention',
    everyMs: HOUR_MS,
    run: async (deps) => {
      await applyRetention(deps, readContext(deps));
      deps.eventHub.wake();
    },
  },
  {
    name: 'remove files without a message',
    everyMs: HOUR_MS,
    run: async ({ db, env, log, now }) => {
      const removed = await removeLooseAttachments(env.dataDir, db.models, now());
      if (removed > 0) log.info({ removed }, 'removed files without a message');
    },
  },
  {
    name: 'delete ended sessions, invitations and old events',
    everyMs: HOUR_MS,
    run: async (deps) => {
      await deps.db.write(async (tx) => {
        const context = { ...readContext(deps), tx };
        await deleteEndedSessions(context);
        await pruneInvitations(context);
        await pruneEvents(context);
      });
    },
  },
];

/** Starts the jobs; a failing job is logged and runs again at its next time. @returns waits for running ones */
export function startJobs(deps: Deps): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const start = (job: Job) => {
    if (running.has(job.name)) return;
    const run = job
      .run(deps, stopping.signal)
      .catch((error: unknown) => deps.log.error({ err: error, job: job.name }, 'job failed'))
      .finally(() => running.delete(job.name));
    running.set(job.name, run);
  };
  const timers = JOBS.map((job) => setInterval(() => start(job), job.everyMs).unref());
  const firstLook = setTimeout(() => {
    JOBS.filter(({ everyMs }) => everyMs > FIRST_LOOK_MS).forEach(start);
  }, FIRST_LOOK_MS).unref();
  return async () => {
    timers.forEach((timer) => clearInterval(timer));
    clearTimeout(firstLook);
    stopping.abort();
    await Promise.all(running.values());
  };
}
