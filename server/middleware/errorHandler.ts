import type { ErrorBody } from '@shared/contract/error';
import type { Middleware } from 'koa';
import { isApiPath } from '../apiPath';
import { isTransientError } from '../db/write';
import { AppError, internal, unavailable } from '../errors';
import { isOutOfRoom } from '../files/durableFile';
import type { Logger } from '../log';
import { languageOfReader } from '../languageOfReader';
import { asksForPage, sendErrorPage, type LoadContact } from '../rendering/errorPage';
import { REQUEST_ID, routeOf } from './requestLog';

/**
 * Turns thrown errors into the API's error response, or into a page if a browser asked for one. Known errors say what
 * to do; unknown ones give only a request id, under which the log has the details.
 */
export function errorHandler(log: Logger, loadContact: LoadContact): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const known = toAppError(error);
      const requestId = known.status >= 500 ? ctx.response.get(REQUEST_ID) : undefined;
      if (requestId) {
        log.error(
          { requestId, method: ctx.method, route: routeOf(ctx), err: error },
          'request failed',
        );
      }
      ctx.status = known.status;
      ctx.set(known.headers);
      ctx.set('Cache-Control', 'no-store');
      if (!isApiPath(ctx.path) && asksForPage(ctx)) {
        await sendErrorPage(ctx, known, { requestId, loadContact });
        return;
      }
      ctx.body = {
        code: known.code,
        ...known.bodyIn(languageOfReader(ctx)),
        ...(requestId ? { requestId } : {}),
      } satisfies ErrorBody;
    }
  };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isTransientError(error) || isOutOfRoom(error)) return unavailable();
  return internal();
}
