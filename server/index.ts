import type { Server } from 'node:http';
import { createAdmission, type Admission } from './admission';
import { createHandler } from './app';
import { createCache } from './cache/cache';
import { lastBackupAt } from './services/backups/nightly';
import { DatabaseStartError } from './db/sqlite';
import { openDatabase } from './db/openDatabase';
import { seedDatabase, type FirstAdmin } from './db/seed/seedDatabase';
import type { Deps } from './appDependencies';
import { EnvError, readEnv, type Env } from './env';
import { createHttpServer, type HttpServer } from './httpServer';
import { createImageHost } from './integrations/imageHost/createImageHost';
import { isEmbedded } from './integrations/imageHost/embedded';
import { createVariantMaker } from './integrations/imageHost/variantMaker';
import { createSiteRenderer } from './rendering/siteRenderer';
import { createLog, ignoreOutputErrors } from './log';
import { warmUpMailTemplates, warmUpScreens } from './warmUp';
import { createEnquiryQueue } from './services/bookings/enquiryQueue';
import { createClockRepair } from './services/clockRepair';
import { startJobs } from './services/jobs';
import { recordLegalVersions } from './services/legal/legalVersions';
import { createEventHub } from './services/eventHub';
import { createMailer } from './services/mail/mailer';
import { createSecrets } from './services/secrets/secrets';
import { refoldSearchText } from './services/bookings/refoldSearchText';
import { sealStoredSecrets } from './services/reencryption/sealStoredSecrets';
import { createEndedSessions } from './services/access/endedSessions';
import { siteAddress } from './middleware/clientAddress';
import { createSecurityHeaders } from './middleware/securityHeaders';
import { createRefuseRequest } from './refuseRequest';
import { createRateLimiter } from './services/rateLimits/rateLimiter';
import { readContext } from './services/serviceContext';
import { loadSessionKeys } from './services/access/sessionKeys';

/** Time for requests in progress at shutdown. */
const DRAIN_MS = 10_000;
/** Time for mails in progress after the last request. */
const MAIL_DRAIN_MS = 5_000;
const REFUSED_EVERY_MS = 60_000;

async function main(): Promise<void> {
  ignoreOutputErrors();
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection');
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  });

  if (env.isPublicUrlDefault && process.env['NODE_ENV'] === 'production') {
    log.warn(
      { publicUrl: env.publicUrl },
      'PUBLIC_URL is not set: forms can be sent from this machine only',
    );
  }

  const db = await openDatabase(env, log);
  const now = () => new Date();
  const repairClock = createClockRepair({ db, log, now });
  // Before anything relies on a stored time.
  await repairClock();
  const imageHost = createImageHost(env, log);
  const firstAdmin = await seedDatabase({ env, db, imageHost, log, now });
  if (firstAdmin) tellFirstAdmin(firstAdmin, env);
  // An upgrade may change the legal pages.
  await db.write((tx) => recordLegalVersions({ ...readContext({ db, now }), tx }));
  const secrets = createSecrets(env, log);
  await refoldSearchText({ db });
  await sealStoredSecrets({ db, env, log, secrets });
  const endedSessions = createEndedSessions({ db, log });
  const deps: Deps = {
    env,
    log,
    db,
    cache: createCache(db.version),
    imageHost,
    variantFor: isEmbedded(imageHost) ? createVariantMaker(imageHost, log) : null,
    renderer: await createSiteRenderer({ log }),
    rateLimiter: createRateLimiter({ db, factor: env.rateLimitFactor, now }),
    enquiries: createEnquiryQueue({ db, env, secrets, now }),
    secrets,
    mail: createMailer({ env, db, secrets, now }),
    endedSessions,
    eventHub: createEventHub({ db, log, endedSessions, now }),
    metrics: env.metricsPort === null ? null : (await import('./metrics')).createMetrics(),
    sessionKeys: await loadSessionKeys(env, log),
    repairClock,
    now,
  };
  await warmUpScreens(deps);
  await warmUpMailTemplates(deps);
  const http = createHttpServer(createHandler(deps), {
    maxConnections: env.maxConnections,
    admission: admissionOf(deps),
  });
  warnOfRefusedConnections(http.server, deps);
  await listen(http.server, env);
  if (env.metricsPort !== null) {
    deps.metrics?.addGauge(
      'villa_last_backup_timestamp_seconds',
      'When the newest backup in DATA_DIR was made',
      () => lastBackupAt(env.dataDir, now()),
    );
    deps.metrics?.addGauge(
      'villa_event_streams',
      'Windows of the back office that listen for changes now',
      async () => deps.eventHub.openCount(),
    );
    await deps.metrics?.listen({ host: env.metricsHost, port: env.metricsPort });
  }
  const stopJobs = startJobs(deps);

  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    shutDown(http, stopJobs, deps).catch((error: unknown) => {
      log.fatal({ err: error }, 'could not stop cleanly');
      process.exit(1);
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A script that waits for this line may send a signal at once, so print it last.
  process.stdout.write(`Listening on ${env.publicUrl}\n`);
}

/** Rejects requests of one client, or one IPv6 network, beyond its share. */
function admissionOf({ env, imageHost }: Deps): Admission {
  const refuse = createRefuseRequest(createSecurityHeaders(env, imageHost.browserConfig()).common);
  return createAdmission({
    clientOf: (request) => siteAddress(request, env.trustProxy),
    refuse: (request, response, isLast) => refuse(request, response, { waitMs: 5_000, isLast }),
  });
}

async function listen(server: Server, { port, host }: Env): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** Logs at most once a minute, so that too many connections do not fill the log. */
function warnOfRefusedConnections(server: Server, { env, log, now }: Deps): void {
  let warnedAt = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    const time = now().getTime();
    if (Math.abs(time - warnedAt) < REFUSED_EVERY_MS) return;
    warnedAt = time;
    log.warn(
      { maxConnections: env.maxConnections },
      'connections refused: MAX_CONNECTIONS are open',
    );
  });
}

/** Stops accepting, waits for requests in progress, then closes the database. */
async function shutDown(
  http: HttpServer,
  stopJobs: () => Promise<void>,
  { db, log, rateLimiter, mail, endedSessions, eventHub }: Deps,
): Promise<void> {
  const drained = http.drain(DRAIN_MS);
  eventHub.close();
  if (!(await drained)) log.warn('requests were cut off at shutdown');
  const hurry = setTimeout(() => mail.stop(), MAIL_DRAIN_MS);
  await stopJobs();
  clearTimeout(hurry);
  await rateLimiter
    .flush()
    .catch((error: unknown) => log.error({ err: error }, 'counters of the rate limiter lost'));
  await endedSessions
    .deleteRows()
    .catch((error: unknown) => log.error({ err: error }, 'rows of ended sessions not deleted'));
  await db.close();
  process.exit();
}

/** Printed once to the console and never logged, since it gives access. */
function tellFirstAdmin({ username, generatedPassword }: FirstAdmin, env: Env): void {
  const password =
    generatedPassword === null
      ? '  password: as set in ADMIN_PASSWORD'
      : `  password: ${generatedPassword}`;
  process.stdout.write(
    [
      '',
      'The first admin was made. This is shown once; you choose your own password when you sign in.',
      `  address:  ${env.publicUrl}/admin`,
      `  username: ${username}`,
      password,
      '',
      '',
    ].join('\n'),
  );
}

main().catch((error: unknown) => {
  const isForReading = error instanceof EnvError || error instanceof DatabaseStartError;
  const busyPort = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(
    `${
      isForReading
        ? error.message
        : busyPort
          ? 'The port is taken by another program. Stop it, or set PORT (or METRICS_PORT) to another number.'
          : error instanceof Error
            ? (error.stack ?? error.message)
            : String(error)
    }\n`,
  );
  process.exit(1);
});
