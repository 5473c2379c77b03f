import * as z from 'zod/mini';
import type { Permission } from '../domain/access/permissions';
import { noQuery } from './common';

/**
 * Who may call. `session`: any signed-in user. `account`: the user has also replaced the initial password; for
 * endpoints about the user's own account. `admin`: the user's role has the endpoint's permission, and the user
 * has the second factor if the owner requires one.
 */
export type Access = 'public' | 'session' | 'account' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * An endpoint, shared by client and server: the client builds requests and parses answers with it, the server
 * routes, checks access and validates with it.
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
  /** Permission that the caller's role needs; `null` if every role may call. */
  permission: Permission | null;
  /**
   * The caller must have signed in, or confirmed their identity, within the last ten minutes; otherwise
   * 403 `fresh_sign_in_required`.
   */
  isFresh: boolean;
  params: Params;
  query: Query;
  /** `null`: no body; if one is sent, it is not read. */
  body: Body;
  output: Output;
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

/** Endpoints of the back office have to name their permission; without it they do not compile. */
type Guarding =
  | { access: 'admin'; permission: Permission }
  | { access: Exclude<Access, 'admin'>; permission?: never };

const noParams = z.strictObject({});

/**
 * Describes an endpoint.
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
