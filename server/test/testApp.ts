import type { RequestListener } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { QueryTypes, type Model, type ModelStatic } from 'sequelize';
import type { ErrorBody } from '@shared/contract/error';
import type { Role } from '@shared/domain/access/permissions';
import { SETTINGS_DEFAULTS, type VillaSettingsInput } from '@shared/contract/prices/settings';
import { createHandler } from '../app';
import { createCache } from '../cache/cache';
import { openDatabase, type Database } from '../db/openDatabase';
import type { Deps } from '../appDependencies';
import { readEnv } from '../env';
import { createHttpServer, type HttpServer } from '../httpServer';
import { createImageHost } from '../integrations/imageHost/createImageHost';
import { isEmbedded } from '../integrations/imageHost/embedded';
import type { ImageHost } from '../integrations/imageHost/imageHost';
import { createVariantMaker } from '../integrations/imageHost/variantMaker';
import { PUBLIC_PATHS } from '../rendering/publicPages';
import type { SiteRenderer } from '../rendering/siteRenderer';
import { createLog, type Logger } from '../log';
import type { Metrics } from '../metrics';
import { SETTINGS_ID } from '../models/VillaSettings';
import { createFirstAdmin } from '../services/access/auth';
import { createEndedSessions } from '../services/access/endedSessions';
import { createClockRepair } from '../services/clockRepair';
import { createEnquiryQueue } from '../services/bookings/enquiryQueue';
import { hashPassword } from '../services/access/passwordHash';
import { createEventHub } from '../services/eventHub';
import { createMailer } from '../services/mail/mailer';
import { createSecrets } from '../services/secrets/secrets';
import { createRateLimiter } from '../services/rateLimits/rateLimiter';
import { settingsColumns } from '../services/prices/settings';
import { quickHash } from './quickHash';
import {
  copyNewDatabase,
  createTestStore,
  lendDatabase,
  takeBack,
  type LentDatabase,
} from './testStore';

/** The default time of tests: 10 March 2027, noon in the villa. */
export const TEST_NOW = new Date('2027-03-10T12:00:00Z');
export const ADMIN = { username: 'admin', password: 'Tide-mills&figs44' } as const;

export type Answer<Json = unknown> = { status: number; headers: Headers; json: Json; text: string };
type SendOptions = {
  /** Sent as JSON, or unchanged if it is a string. */
  body?: unknown;
  headers?: Record<string, string>;
  cookie?: string;
};

export type TestApp = {
  url: string;
  db: Database;
  deps: Deps;
  dataDir: string;
  setNow: (now: Date) => void;
  send: <Json = unknown>(
    method: string,
    path: string,
    options?: SendOptions,
  ) => Promise<Answer<Json>>;
  /** Signs in and returns the cookie. */
  signIn: (credentials?: { username: string; password: string }) => Promise<string>;
  /** Signs in as a user with that role, creating one if needed, and returns the cookie. */
  signInAs: (role: Role) => Promise<string>;
  /**
   * Every row of every table as text, to check that nothing was stored. Excludes rate limit counters, which rejected
   * requests also change.
   */
  dump: () => Promise<string>;
  close: () => Promise<void>;
};

type Options = {
  env?: Record<string, string>;
  now?: Date;
  settings?: Partial<VillaSettingsInput>;
  /** The admin still has the default password. */
  defaultPassword?: boolean;
  /** Verifying a password has its real cost. */
  isPasswordCostly?: boolean;
  imageHost?: ImageHost;
  /** By default one that renders nothing. */
  renderer?: SiteRenderer;
  /** Silent by default. */
  log?: Logger;
  metrics?: Metrics;
  /** Clients that read nothing for this long are disconnected. */
  stalledReaderMs?: number;
};

/** These tests do not concern pages; the browser tests run the built site. */
export const NO_SITE: SiteRenderer = {
  render: async ({ path: page }) => ({
    status: PUBLIC_PATHS.includes(page) ? 200 : 404,
    html: '<!doctype html><title>test</title>',
    styleHashes: [],
  }),
  adminShell: () => '<!doctype html><title>test</title>',
  clientDir: path.join(tmpdir(), 'no-client-files'),
  failing: () => [],
};

/**
 * The real application on its own port and database (see `testStore.ts`), with default settings and one admin. The
 * clock stands still until it is moved.
 */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const opened = await openTestDatabase(options);
  const { db, dataDir } = opened;
  let now = options.now ?? TEST_NOW;
  let handle: RequestListener = (_request, response) => response.destroy();
  const { server, port } = await listenAnywhere(
    createHttpServer((request, response) => handle(request, response), options),
  );
  const env = readEnv({
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    // Peers use any free port.
    MAIL_PORTS: 'any',
    ...opened.env,
    ...options.env,
  });
  const log = options.log ?? createLog(env.logLevel);
  const secrets = createSecrets(env, log);
  const endedSessions = createEndedSessions({ db, log });
  const imageHost = options.imageHost ?? createImageHost(env, log);
  const deps: Deps = {
    env,
    log,
    db,
    cache: createCache(db.version),
    imageHost,
    variantFor: isEmbedded(imageHost) ? createVariantMaker(imageHost, log) : null,
    renderer: options.renderer ?? NO_SITE,
    rateLimiter: createRateLimiter({ db, factor: env.rateLimitFactor, now: () => now }),
    enquiries: createEnquiryQueue({ db, env, secrets, now: () => now }),
    secrets,
    mail: createMailer({ env, db, secrets, now: () => now }),
    endedSessions,
    eventHub: createEventHub({ db, log, endedSessions, now: () => now }),
    metrics: options.metrics ?? null,
    sessionKeys: ['a-key-for-tests-of-32-characters!'],
    repairClock: createClockRepair({ db, log, now: () => now }),
    now: () => now,
  };
  // What a test stores to begin with is nobody's change.
  const silent: Database = {
    ...db,
    write: (work, writer = { now, isSilent: true }) => db.write(work, writer),
  };
  await fill(silent, now, options);
  handle = createHandler(deps);
  const url = `http://localhost:${port}`;

  const send: TestApp['send'] = async (method, requestPath, sendOptions = {}) => {
    const { body, headers = {}, cookie } = sendOptions;
    const response = await fetch(url + requestPath, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(cookie ? { Cookie: cookie } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, json: parseOrNull(text), text };
  };

  /** Browser cookies by user, so that a browser is new only once. */
  const devices = new Map<string, string>();
  const signIn: TestApp['signIn'] = async (credentials = ADMIN) => {
    const answer = await send<ErrorBody>('POST', '/api/admin/login', {
      body: credentials,
      cookie: devices.get(credentials.username) ?? '',
    });
    if (answer.status !== 200) throw new Error(`Could not sign in: ${answer.text}`);
    const cookies = cookieOf(answer);
    const device = cookies.split('; ').filter((cookie) => cookie.includes('villa-device'));
    devices.set(credentials.username, device.join('; '));
    return cookies;
  };

  return {
    url,
    db: silent,
    deps,
    dataDir,
    setNow: (timestamp) => {
      now = timestamp;
    },
    send,
    signIn,
    signInAs: async (role) => {
      if (role === 'admin') return signIn();
      const passwordHash = await quickHash(ADMIN.password);
      await silent.write(async () => {
        if (await db.models.User.findOne({ where: { username: role } })) return;
        await db.models.User.create({
          username: role,
          role,
          passwordHash,
          hasDefaultPassword: false,
          createdAt: now,
        });
      });
      return signIn({ username: role, password: ADMIN.password });
    },
    dump: () => dumpRows(db),
    close: async () => {
      deps.eventHub.close();
      deps.mail.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await opened.close();
    },
  };
}

/** With PostgreSQL a database from `testStore.ts`, unless the test sets its own or reads its log. */
async function openTestDatabase(
  options: Options,
): Promise<LentDatabase & { dataDir: string; close: () => Promise<void> }> {
  const { env: chosen = {}, log } = options;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'villa-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  const isPlaced = 'DATA_DIR' in chosen || 'DATABASE_URL' in chosen;
  if (process.env['TEST_DATABASE_URL'] && !isPlaced && !log) {
    const database = await lendDatabase(dataDir);
    const close = async () => {
      await takeBack(database.db);
      await removeFolder();
    };
    return { ...database, dataDir, close };
  }
  const store = await createTestStore();
  const env = readEnv({ DATA_DIR: dataDir, ...store.env, ...chosen });
  if (!env.databaseUrl && env.dataDir === dataDir) await copyNewDatabase(dataDir);
  const db = await openDatabase(env, log ?? createLog('silent'));
  const close = async () => {
    await db.close();
    await store.remove();
    await removeFolder();
  };
  return { db, dataDir, env: store.env, close };
}

/**
 * All rows in one statement: tests of rejected requests dump twice each, and a query per model made up most of their
 * time.
 */
async function dumpRows({ models, sequelize }: Database): Promise<string> {
  const { RateLimitCounter: _counters, ...stored } = models;
  const jsonOf = (column: string) =>
    sequelize.getDialect() === 'postgres'
      ? `coalesce(to_json("${column}")::text, 'null')`
      : `CASE typeof("${column}") WHEN 'blob' THEN quote("${column}") ELSE json_quote("${column}") END`;
  const selects = Object.values<ModelStatic<Model>>(stored).map((model) => {
    const cells = Object.entries(model.getAttributes()).map(
      ([name, { field = name }]) => `'"${name}":' || ${jsonOf(field)}`,
    );
    return `SELECT ${cells.join(" || ',' || ")} AS cells FROM "${model.tableName}"`;
  });
  const rows = await sequelize.query<{ cells: string }>(selects.join(' UNION ALL '), {
    type: QueryTypes.SELECT,
  });
  // PostgreSQL returns them in no defined order.
  return rows
    .map(({ cells }) => cells)
    .toSorted()
    .join('\n');
}

/** The cookies of a response, as a browser returns them. */
export function cookieOf(answer: Answer): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function listenAnywhere({ server }: HttpServer) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

async function fill(db: Database, now: Date, options: Options): Promise<void> {
  const { isPasswordCostly = false } = options;
  const passwordHash = await (isPasswordCostly ? hashPassword : quickHash)(ADMIN.password);
  const settings: VillaSettingsInput = { ...SETTINGS_DEFAULTS, ...options.settings };
  await db.write(async (tx) => {
    await createFirstAdmin(
      { username: ADMIN.username, passwordHash },
      { models: db.models, tx, now, today: now.toISOString().slice(0, 10) },
    );
    if (!options.defaultPassword) {
      await db.models.User.update(
        { hasDefaultPassword: false },
        { where: { username: ADMIN.username } },
      );
    }
    await db.models.VillaSettings.create({
      id: SETTINGS_ID,
      ...settingsColumns(settings),
      updatedAt: now,
    });
  });
}

function parseOrNull<Json>(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null as Json;
  }
}
