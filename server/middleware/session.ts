import { createHash, randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type Koa from 'koa';
import createSession from 'koa-session';
import * as z from 'zod';
import type { Database } from '../db/openDatabase';
import type { Env } from '../env';

const HOUR_MS = 3_600_000;
/** A session that nobody uses for this long ends. */
export const SESSION_IDLE_MS = 24 * HOUR_MS;
/** It ends after this long however much it is used. */
export const SESSION_ABSOLUTE_MS = 14 * 24 * HOUR_MS;
/** How stale "last used" may be; saves a write on every call. */
const TOUCH_EVERY_MS = 5 * 60_000;
/**
 * How far ahead of this clock a session's times may be: several servers' clocks differ a little.
 * Further ahead they were written by a clock that has been put back since, and would hold for as long.
 */
export const CLOCK_SKEW_MS = 5 * 60_000;
/** 256 random bits. */
const TOKEN_BYTES = 32;

const storedSchema = z.object({
  userId: z.number(),
  signedInAt: z.number(),
  lastUsedAt: z.number(),
});

/** What a session says of its owner. Kept by koa-session, as JSON in `admin_sessions`. */
export type StoredSession = z.infer<typeof storedSchema>;

/** Signs the user in under a new identifier; the old one, whoever knew it, ends. */
export type StartSession = (userId: number) => Promise<void>;

export type SessionState = {
  /** The signed-in user's id, or `null`. */
  userId: number | null;
  /** What its row is found by, or `null` without a session. */
  key: string | null;
  startSession: StartSession;
  /** Forgets the session here and in the browser. */
  endSession: () => void;
};

/**
 * Sessions in the `admin_sessions` table. The cookie carries a random token, the table its
 * SHA-256. Visitors who never sign in get neither cookie nor row.
 */
export function sessionMiddleware(
  app: Koa,
  deps: { env: Env; db: Database; keys: string[]; now: () => Date },
): Middleware[] {
  const { env, db, now } = deps;
  app.keys = deps.keys;
  const key = env.isHttps ? '__Host-villa' : 'villa';
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
      store: databaseStore(db, now),
    },
    app,
  );

  const trustConfiguredHttps: Middleware = async (ctx, next) => {
    // Behind a proxy that says nothing the request looks like http, and setting a Secure
    // cookie would throw: what PUBLIC_URL says counts.
    if (env.isHttps) ctx.cookies.secure = true;
    await next();
  };

  const readSession: Middleware = async (ctx, next) => {
    const stored = storedSchema.safeParse(ctx.session?.toJSON());
    const time = now().getTime();
    const isLive =
      stored.success &&
      isWithin(time - stored.data.lastUsedAt, SESSION_IDLE_MS) &&
      isWithin(time - stored.data.signedInAt, SESSION_ABSOLUTE_MS);
    if (stored.success && !isLive) ctx.session = null;
    if (isLive && time - stored.data.lastUsedAt > TOUCH_EVERY_MS) {
      ctx.session.lastUsedAt = time;
    }
    const token = isLive ? ctx.cookies.get(key, { signed: true }) : undefined;
    const state: SessionState = {
      userId: isLive ? stored.data.userId : null,
      key: token ? digest(token) : null,
      startSession: async (userId) => {
        ctx.session ??= {};
        Object.assign(ctx.session, { userId, signedInAt: time, lastUsedAt: time });
        // Without a callback it can be awaited, and the old identifier is gone with it.
        await ctx.session.regenerate();
        Object.assign(ctx.session, { userId, signedInAt: time, lastUsedAt: time });
      },
      endSession: () => {
        if (stored.success) ctx.session = null;
      },
    };
    ctx.state['session'] = state;
    await next();
  };

  return [trustConfiguredHttps, session, readSession].map(
    (middleware): Middleware =>
      (ctx, next) => {
        if (canHaveSession(ctx, key)) return middleware(ctx, next);
        ctx.state['session'] = NO_SESSION;
        return next();
      },
  );
}

function isWithin(ageMs: number, longestMs: number): boolean {
  return ageMs >= -CLOCK_SKEW_MS && ageMs < longestMs;
}

/**
 * Guests have no cookie of ours, and sessions begin among the owner's calls only. Everyone else
 * is spared the work: koa-session draws a new random token for each request that brings none.
 */
function canHaveSession(ctx: Context, key: string): boolean {
  return ctx.path.startsWith('/api/admin/') || ctx.get('Cookie').includes(`${key}=`);
}

const NO_SESSION: SessionState = {
  userId: null,
  key: null,
  startSession: () => Promise.reject(new Error('Sessions begin at /api/admin/ only')),
  endSession: () => undefined,
};

function databaseStore(db: Database, now: () => Date) {
  return {
    async get(token: string): Promise<object | null> {
      const row = await db.models.AdminSession.findOne({ where: { sessionToken: digest(token) } });
      if (!row || row.expiresAt <= now()) return null;
      const data: unknown = JSON.parse(row.data);
      return typeof data === 'object' ? data : null;
    },
    /** `changed` is koa-session's word for a later save of a session that exists. */
    async set(
      token: string,
      value: object,
      _maxAge: number,
      { changed }: { changed: boolean },
    ): Promise<void> {
      const stored = storedSchema.parse(value);
      const expiresAt = new Date(
        Math.min(stored.lastUsedAt + SESSION_IDLE_MS, stored.signedInAt + SESSION_ABSOLUTE_MS),
      );
      const sessionToken = digest(token);
      const columns = { data: JSON.stringify(stored), expiresAt };
      await db.write(async (tx) => {
        // Only signing in makes a row: a late "last used" must not bring back a session that
        // signing out or a new password has ended meanwhile.
        if (changed) {
          await db.models.AdminSession.update(columns, {
            where: { sessionToken },
            transaction: tx,
          });
          return;
        }
        await db.models.AdminSession.create(
          { sessionToken, userId: stored.userId, createdAt: now(), ...columns },
          { transaction: tx },
        );
      });
    },
    async destroy(token: string): Promise<void> {
      await db.write((tx) =>
        db.models.AdminSession.destroy({
          where: { sessionToken: digest(token) },
          transaction: tx,
        }),
      );
    },
  };
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
