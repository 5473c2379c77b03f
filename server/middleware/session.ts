import { createHash, randomBytes } from 'node:crypto';
import * as publicEndpoints from '@shared/contract/publicEndpoints';
import type { Context, Middleware } from 'koa';
import type Koa from 'koa';
import createSession from 'koa-session';
import * as z from 'zod';
import type { Database } from '../db/openDatabase';
import type { Env } from '../env';
import { invalidCredentials, unauthenticated } from '../errors';
import type { Logger } from '../log';
import { verifiedUser, type StartSession } from '../services/access/auth';
import type { EndedSessions } from '../services/access/endedSessions';
import { deviceName } from '../services/access/deviceName';
import type { SessionOfUser } from '../services/access/freshSignIn';
import { storedJson } from '../storedJson';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '../services/access/sessionLifetime';

/** How stale `lastUsedAt` may be; saves a write on every call. */
const TOUCH_EVERY_MS = 5 * 60_000;
/** 256 random bits. */
const TOKEN_BYTES = 32;

const storedSchema = z.object({
  userId: z.number(),
  signedInAt: z.number(),
  lastUsedAt: z.number(),
});

/** A stored session, as koa-session's JSON in `admin_sessions`. */

export type SessionState = {
  userId: number | null;
  /** Key of its row, or `null` without a session. */
  key: string | null;
  startSession: StartSession;
  endSession: () => void;
};

/** The caller's session. @throws AppError 401 */
export function ownSession({ userId, key }: SessionState): SessionOfUser {
  if (userId === null || key === null) throw unauthenticated();
  return { userId, key };
}

declare module 'koa' {
  interface DefaultState {
    /** Set by {@link sessionMiddleware} before any route. */
    session: SessionState;
  }
}

/** The cookie contains a random token, the table its SHA-256. Visitors without sign-in get neither. */
export function sessionMiddleware(
  app: Koa,
  deps: StoreDeps & { env: Env; keys: string[] },
): Middleware[] {
  const { env, now } = deps;
  app.keys = deps.keys;
  const key = env.isHttps ? '__Host-villa' : 'villa';
  const beginnings: Beginnings = new WeakMap();
  const session = createSession(
    {
      key,
      maxAge: SESSION_IDLE_MS,
      httpOnly: true,
      sameSite: 'lax',
      secure: env.isHttps,
      signed: true,
      overwrite: true,
      genid: () => randomBytes(TOKEN_BYTES).toString('base64url'),
      store: databaseStore(deps, beginnings),
    },
    app,
  );

  const trustConfiguredHttps: Middleware = async (ctx, next) => {
    // Behind a proxy that sends no protocol the request looks like http, and setting a Secure cookie would throw, so
    // PUBLIC_URL decides.
    if (env.isHttps) ctx.cookies.secure = true;
    await next();
  };

  const readSession: Middleware = async (ctx, next) => {
    const stored = storedSchema.safeParse(ctx.session?.toJSON());
    const time = now().getTime();
    const isLive =
      stored.success &&
      time - stored.data.lastUsedAt < SESSION_IDLE_MS &&
      time - stored.data.signedInAt < SESSION_ABSOLUTE_MS;
    if (stored.success && !isLive) ctx.session = null;
    if (isLive && time - stored.data.lastUsedAt > TOUCH_EVERY_MS) {
      ctx.session.lastUsedAt = time;
    }
    const token = isLive ? ctx.cookies.get(key, { signed: true }) : undefined;
    const state: SessionState = {
      userId: isLive ? stored.data.userId : null,
      key: token ? digest(token) : null,
      startSession: async ({ id: userId, passwordHash }, alsoWrite) => {
        ctx.session ??= {};
        beginnings.set(ctx, { passwordHash, alsoWrite });
        Object.assign(ctx.session, { userId, signedInAt: time, lastUsedAt: time });
        try {
          // Without a callback it returns a promise; the old id is invalid once it resolves.
          await ctx.session.regenerate();
        } catch (error) {
          // Nobody is signed in, so no cookie is set for a session without a row.
          ctx.session = null;
          throw error;
        }
        Object.assign(ctx.session, { userId, signedInAt: time, lastUsedAt: time });
      },
      endSession: () => {
        if (stored.success) ctx.session = null;
      },
    };
    ctx.state.session = state;
    await next();
  };

  return [trustConfiguredHttps, session, readSession].map(
    (middleware): Middleware =>
      (ctx, next) => {
        if (canHaveSession(ctx, key)) return middleware(ctx, next);
        ctx.state.session = NO_SESSION;
        return next();
      },
  );
}

const PUBLIC_CALLS = new Set(
  Object.values(publicEndpoints).map(({ method, path }) => `${method} ${path}`),
);

/** Only the owner's calls have sessions. Saves work, since koa-session creates a token for each request without. */
function canHaveSession(ctx: Context, key: string): boolean {
  const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
  if (PUBLIC_CALLS.has(`${method} ${ctx.path}`)) return false;
  return ctx.path.startsWith('/api/admin/') || ctx.get('Cookie').includes(`${key}=`);
}

const NO_SESSION: SessionState = {
  userId: null,
  key: null,
  startSession: () => Promise.reject(new Error('Sessions begin at /api/admin/ only')),
  endSession: () => undefined,
};

/** What runs in the transaction that creates a session's row, by request. */
type Beginnings = WeakMap<
  Context,
  { passwordHash: string; alsoWrite: Parameters<StartSession>[1] }
>;

type StoreDeps = { log: Logger; db: Database; endedSessions: EndedSessions; now: () => Date };

function databaseStore({ log, db, endedSessions, now }: StoreDeps, beginnings: Beginnings) {
  return {
    async get(token: string): Promise<object | null> {
      const sessionToken = digest(token);
      const row = await db.models.AdminSession.findOne({ where: { sessionToken } });
      if (!row || row.expiresAt <= now() || endedSessions.isEnded(sessionToken)) return null;
      return storedJson(storedSchema, row.data);
    },
    /** koa-session sets `changed` when it saves an existing session. */
    async set(
      token: string,
      value: object,
      _maxAge: number,
      { changed, ctx }: { changed: boolean; ctx?: Context },
    ): Promise<void> {
      const stored = storedSchema.parse(value);
      const expiresAt = new Date(
        Math.min(stored.lastUsedAt + SESSION_IDLE_MS, stored.signedInAt + SESSION_ABSOLUTE_MS),
      );
      const sessionToken = digest(token);
      const columns = { data: JSON.stringify(stored), expiresAt };
      // Only signing in creates a row: a late "last used" must not restore a session that has ended meanwhile.
      if (changed) {
        await db
          .write(() => db.models.AdminSession.update(columns, { where: { sessionToken } }))
          // The next call stores it; a read must not fail because of it.
          .catch((error: unknown) => log.warn({ err: error }, 'use of a session not stored'));
        return;
      }
      await db.write(async (tx) => {
        const { passwordHash = '', alsoWrite } = (ctx && beginnings.get(ctx)) ?? {};
        const user = await verifiedUser(stored.userId, passwordHash, { models: db.models, tx });
        if (!user) throw invalidCredentials();
        await alsoWrite?.(user, tx);
        await db.models.AdminSession.create({
          sessionToken,
          userId: stored.userId,
          freshAt: new Date(stored.signedInAt),
          device: deviceName(ctx?.get('User-Agent') ?? ''),
          createdAt: now(),
          ...columns,
        });
      });
    },
    destroy: (token: string): Promise<void> => endedSessions.end(digest(token)),
  };
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
