import { Readable } from 'node:stream';
import type Router from '@koa/router';
import type { Endpoint } from '@shared/contract/endpoint';
import { isAllowed, type Permission, type Role } from '@shared/domain/access/permissions';
import { villaDay } from '@shared/domain/date';
import type { Context, Middleware } from 'koa';
import * as z from 'zod/mini';
import type { Deps } from '../appDependencies';
import {
  forbiddenRole,
  invalidInput,
  passwordChangeRequired,
  rateLimited,
  secondFactorRequired,
  unauthenticated,
  translatedMessage,
  withParams,
  type Issue,
} from '../errors';
import { encodingFor, textResponse, type ResponseCache } from '../cache/responseCache';
import { assertFresh } from '../services/access/freshSignIn';
import type { Use } from '../services/access/rateLimiter';
import type { Limit } from '../services/access/rateLimits';
import { lacksSecondFactor } from '../services/access/secondFactor';
import type { ReadContext, WriteContext } from '../services/serviceContext';
import { withinBodyTime } from './bodyTime';
import { clientAddress } from './clientAddress';
import { jsonBody } from './jsonBody';
import { carryOutCallOnce } from './repeatedCalls';
import type { SessionState } from './session';

export type Call<Params, Query, Body> = {
  params: Params;
  query: Query;
  body: Body;
  ctx: Context;
  session: SessionState;
  /** Whether the caller's role has a permission, for responses that omit data. False without a session. */
  can: (permission: Permission) => boolean;
  /** For reading; its `tx` is `null`. */
  read: ReadContext;
  /** Runs a service in a write transaction, after checking that the caller is still signed in. */
  write: <T>(work: (context: WriteContext) => Promise<T>) => Promise<T>;
};

type BodyOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

const readJson = jsonBody();

const GENERIC = {
  error: (issue: { code?: string; input?: unknown }) =>
    issue.code === 'invalid_type' && issue.input === undefined ? 'Required' : 'Invalid input',
};

/**
 * Registers a call of the contract: checks access, rate limit and input, then runs the handler, whose result is the
 * response. A stream is a file, whose type the handler sets.
 * @param limit how often one address may call, or the uses that the handler counts. A request known to exceed it is
 *   rejected before its body is read
 */
export function mount<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType | null,
  Output extends z.ZodMiniType,
>(
  router: Router,
  deps: Deps,
  endpoint: Endpoint<Params, Query, Body, Output>,
  handler: (
    call: Call<z.output<Params>, z.output<Query>, BodyOf<Body>>,
  ) => Promise<z.input<Output> | Readable>,
  limit?: Limit | ((ctx: Context) => readonly Use[]),
): void {
  const usesOf = (ctx: Context): readonly Use[] => {
    if (limit === undefined || typeof limit === 'function') return limit?.(ctx) ?? [];
    return [{ limit, key: clientAddress(ctx.req, deps.env.trustProxy) }];
  };
  const handle: Middleware = async (ctx) => {
    const { session } = ctx.state;
    const isHeld = !ctx.req.complete;
    const role = await guard(endpoint, session, readContext(deps));
    const uses = usesOf(ctx);
    refuseTooMany(deps.rateLimiter.usedUpMs(uses));
    const params = parse(endpoint.params, ctx['params'], 'params');
    const query = parse(endpoint.query, { ...ctx.query }, 'query');
    let body: unknown;
    if (endpoint.body) {
      await withinBodyTime(readJson(ctx, async () => undefined));
      body = parse(endpoint.body, ctx.request.body, 'body');
      if (isHeld) await assertStillSignedIn(endpoint, session, deps);
    }
    // Read now: receiving the body may have taken minutes, over midnight.
    const read: ReadContext = { ...readContext(deps), actorId: session.userId };
    const write: Call<unknown, unknown, unknown>['write'] = (work) =>
      deps.db
        .write(async (tx) => {
          const context = { ...read, tx };
          // A write that ran while this one was queued may have removed the user or changed the role.
          await assertStillSignedIn(endpoint, session, deps, context);
          return work(context);
        })
        .finally(() => deps.eventHub.wake());
    if (typeof limit === 'object') refuseTooMany(await deps.rateLimiter.consume(uses));
    ctx.set('Cache-Control', 'no-store');
    const carryOut = () =>
      handler({
        params,
        query,
        // `parse` returned the type of the body's schema, or there is none.
        body: body as BodyOf<Body>,
        ctx,
        session,
        can: (permission) => role !== null && isAllowed(role, permission),
        read,
        write,
      });
    // Not for public calls: strangers could fill the memory of calls.
    const answer = await (role === null ? carryOut() : carryOutCallOnce(ctx, carryOut));
    ctx.status = endpoint.status;
    if (answer instanceof Readable) {
      ctx.body = answer;
      return;
    }
    ctx.type = 'application/json';
    // Serialised here, because Koa would do it three times: for length, ETag and body.
    ctx.body = JSON.stringify(answer);
  };
  router.register(endpoint.path, [endpoint.method], [handle]);
}

/** Registers a cached read that is the same for everyone. @throws Error unless public, without path parameters */
export function mountCached<Query extends z.ZodMiniType, Output extends z.ZodMiniType>(
  router: Router,
  deps: Deps,
  responses: ResponseCache,
  endpoint: Endpoint<z.ZodMiniType, Query, null, Output>,
  handler: (call: { query: z.output<Query>; read: ReadContext }) => Promise<z.input<Output>>,
): void {
  if (endpoint.access !== 'public' || endpoint.path.includes(':')) {
    throw new Error(`${endpoint.path} is not the same for everyone`);
  }
  router.get(endpoint.path, async (ctx) => {
    const query = parse(endpoint.query, { ...ctx.query }, 'query');
    // One cache entry per query, whatever the order and encoding of its parameters.
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const address = search === '' ? endpoint.path : `${endpoint.path}?${search}`;
    const encoding = encodingFor(ctx.req);
    await responses.respond(ctx, { address, variant: encoding }, async () =>
      textResponse(JSON.stringify(await handler({ query, read: readContext(deps) })), {
        encoding,
        route: endpoint.path,
        headers: [
          ['Content-Type', 'application/json; charset=utf-8'],
          // Browsers must not keep it: the next request shows an owner's change.
          ['Cache-Control', 'no-store'],
        ],
      }),
    );
  });
}

export function readContext({ db, now: clock }: Deps): ReadContext {
  const now = clock();
  return { models: db.models, now, today: villaDay(now) };
}

/**
 * Checks that the caller may make the call. The role is read every time, so that a change applies at once.
 * @returns the caller's role; `null` for a public call
 * @throws AppError 401, or 403 `password_change_required`, `forbidden_role`, `second_factor_required` or
 * `fresh_sign_in_required`
 */
export async function guard(
  { access, permission, isFresh }: Pick<Endpoint, 'access' | 'permission' | 'isFresh'>,
  session: SessionState,
  context: Pick<ReadContext, 'models' | 'now'>,
): Promise<Role | null> {
  if (access === 'public') return null;
  const { models } = context;
  const user =
    session.userId === null
      ? null
      : await models.User.findByPk(session.userId, {
          attributes: ['id', 'role', 'hasDefaultPassword'],
        });
  if (!user) throw unauthenticated();
  if (access !== 'session' && user.hasDefaultPassword) throw passwordChangeRequired();
  if (permission !== null && !isAllowed(user.role, permission)) throw forbiddenRole();
  if (access === 'admin' && (await lacksSecondFactor(user.id, { models }))) {
    throw secondFactorRequired();
  }
  if (isFresh) await assertFresh(session.key, context);
  return user.role;
}

/**
 * Checks the session again after slow steps: receiving a body may take minutes, and a queued write seconds. Meanwhile
 * the session may have ended by signing out, a new password, another role or removal, or may no longer be fresh.
 * @throws AppError 401; 403 `fresh_sign_in_required`
 */
export async function assertStillSignedIn(
  { access, isFresh }: Pick<Endpoint, 'access'> & { isFresh?: boolean },
  { key }: SessionState,
  deps: Deps,
  context: Pick<ReadContext, 'models' | 'now'> = readContext(deps),
): Promise<void> {
  if (access === 'public') return;
  if (key !== null && deps.endedSessions.isEnded(key)) throw unauthenticated();
  const session = await context.models.AdminSession.findOne({
    where: { sessionToken: key ?? '' },
    attributes: ['id'],
  });
  if (!session) throw unauthenticated();
  if (isFresh) await assertFresh(key, context);
}

function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  part: 'params' | 'query' | 'body',
): z.output<Schema> {
  const result = safeParse(schema, value, part);
  if (result.success) return result.data;
  throw invalidInput(
    result.error.issues.map((issue): Issue => ({
      path: issue.path.join('.') || unknownKey(issue) || (part === 'body' ? '' : part),
      message:
        issue.code === 'unrecognized_keys'
          ? withParams('Unknown parameter: {names}', { names: issue.keys.join(', ') })
          : translatedMessage(issue.message),
    })),
  );
}

/** @throws AppError 400 for a value that cannot be validated */
function safeParse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, part: string) {
  try {
    return z.safeParse(schema, value, GENERIC);
  } catch (error) {
    // zod measures anything with a length: `{"length": {"toString": 1}}` in place of a text cannot be compared with a
    // number.
    if (error instanceof TypeError) throw invalidInput([{ path: part, message: 'Invalid input' }]);
    throw error;
  }
}

function unknownKey(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : '';
}

/** @throws AppError 429 */
function refuseTooMany(waitMs: number): void {
  if (waitMs > 0) throw rateLimited('calls', waitMs);
}
