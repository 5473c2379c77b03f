import * as z from 'zod/mini';
import type { Permission } from '../domain/access/permissions';
import { noQuery } from './common';

/**
 * Who may call. `session`: whoever is signed in. `account`: who has chosen a password as well; for what
 * concerns the caller's own account. `admin`: whose role has the call's permission, and who has the
 * second factor that the owner asks for.
 */
export type Access = 'public' | 'session' | 'account' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call, used by both client and server: the client builds the request and parses the answer with it,
 * the server routes, guards and validates with it.
 * @param path `:name` marks a path parameter, validated by `params`
 */
export type Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType | null = z.ZodMiniType | null,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: Method;
  path: string;
  access: Access;
  /** What the caller's role must allow; `null` for calls that ask for no role. */
  permission: Permission | null;
  /**
   * The caller has signed in, or confirmed to be who they are, within the last ten minutes; otherwise
   * 403 `fresh_sign_in_required`.
   */
  isFresh: boolean;
  params: Params;
  query: Query;
  /** `null`: the call takes no body, and one that is sent is not read. */
  body: Body;
  output: Output;
  /** Status of success. */
  status: 200 | 201;
};

type Definition<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType | null,
  Output extends z.ZodMiniType,
> = {
  isFresh?: boolean;
  output: Output;
  params?: Params;
  query?: Query;
  body?: Body;
  status?: 200 | 201;
} & Guarding;

/** A call of the back office names its permission; one that forgets it does not compile. */
type Guarding =
  | { access: 'admin'; permission: Permission }
  | { access: Exclude<Access, 'admin'>; permission?: never };

const noParams = z.strictObject({});

/**
 * Describes a call.
 * @param call its method and path, for example `GET /api/bookings`
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  Output extends z.ZodMiniType,
  Params extends z.ZodMiniType = typeof noParams,
  Query extends z.ZodMiniType = typeof noQuery,
  Body extends z.ZodMiniType | null = null,
>(
  call: `${Method} /${string}`,
  definition: Definition<Params, Query, Body, Output>,
): Endpoint<Params, Query, Body, Output> {
  const [method, path] = call.split(' ') as [Method, string];
  return {
    method,
    path,
    access: definition.access,
    permission: definition.permission ?? null,
    isFresh: definition.isFresh ?? false,
    output: definition.output,
    // The defaults of the type parameters are exactly these values.
    params: definition.params ?? (noParams as unknown as Params),
    query: definition.query ?? (noQuery as unknown as Query),
    body: definition.body ?? (null as Body),
    status: definition.status ?? 200,
  };
}
