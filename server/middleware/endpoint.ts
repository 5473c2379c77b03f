import { Readable } from 'node:stream';
import type Router from '@koa/router';
import type { AuditAction } from '@shared/contract/audit/audit';
import type { Endpoint } from '@shared/contract/endpoint';
import { isAllowed, type Permission } from '@shared/domain/access/permissions';
import type { Context, Middleware } from 'koa';
import * as z from 'zod/mini';
import type { Deps } from '../appDependencies';
import { invalidInput, rateLimited, translatedMessage, withParams, type Issue } from '../errors';
import { encodingFor, textResponse, type ResponseCache } from '../cache/responseCache';
import type { Use } from '../services/rateLimits/rateLimiter';
import type { Limit } from '../services/rateLimits/rateLimits';
import { recordAudit, type Details } from '../services/audit/recordAudit';
import { readContext, type ReadContext, type WriteContext } from '../services/serviceContext';
import { withinBodyTime } from './bodyTime';
import { clientAddress } from './clientAddress';
import { jsonBody } from './jsonBody';
import { carryOutCallOnce } from './repeatedCalls';
import type { SessionState } from './session';
import { sessionGuard, type SessionGuard } from './sessionGuard';

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
  /** Adds an entry to the audit log for a call that changes nothing, such as a download. */
  record: (action: AuditAction, details?: Details) => Promise<void>;
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
    const guard = sessionGuard(endpoint, session, deps);
    const isHeld = !ctx.req.complete;
    const role = await guard.enter();
    const uses = usesOf(ctx);
    refuseTooMany(deps.rateLimiter.usedUpMs(uses));
    const input = await readInput(endpoint, ctx);
    // Its sender may have held the body back until the session had ended.
    if (endpoint.body && isHeld) await guard.recheck();
    // Read now: receiving the body may have taken minutes, over midnight.
    const read: ReadContext = { ...readContext(deps), actorId: session.userId };
    if (typeof limit === 'object') refuseTooMany(await deps.rateLimiter.consume(uses));
    ctx.set('Cache-Control', 'no-store');
    const can = (permission: Permission) => role !== null && isAllowed(role, permission);
    const write = guardedWrite(guard, read, deps);
    const record: Call<unknown, unknown, unknown>['record'] = (action, details = {}) =>
      write(async (context) => recordAudit(action, details, context));
    const carryOut = () => handler({ ...input, ctx, session, can, read, write, record });
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

/** Parses a request's path, query and body. @throws AppError 400, 413 or 415 */
async function readInput<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType | null,
>(
  endpoint: Endpoint<Params, Query, Body>,
  ctx: Context,
): Promise<
  Pick<Call<z.output<Params>, z.output<Query>, BodyOf<Body>>, 'params' | 'query' | 'body'>
> {
  const params = parse(endpoint.params, ctx['params'], 'params');
  const query = parse(endpoint.query, { ...ctx.query }, 'query');
  let body: unknown;
  if (endpoint.body) {
    await withinBodyTime(readJson(ctx, async () => undefined));
    body = parse(endpoint.body, ctx.request.body, 'body');
  }
  // `parse` returned the type of the body's schema, or there is none.
  return { params, query, body: body as BodyOf<Body> };
}

function guardedWrite(guard: SessionGuard, read: ReadContext, { db, eventHub }: Deps) {
  return <T>(work: (context: WriteContext) => Promise<T>): Promise<T> =>
    db
      .write(async (tx) => {
        const context = { ...read, tx };
        // A write that ran while this one was queued may have removed the user or changed the role.
        await guard.recheck(context);
        return work(context);
      }, read)
      .finally(() => eventHub.wake());
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
