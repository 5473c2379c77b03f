import type { Middleware } from 'koa';
import { asksForPage, sendSignInPage } from '../rendering/errorPage';

/**
 * For a call whose answer is a file: whoever opens its address in a browser without a session
 * reads what to do. Programs, and the back office, get the API's own 401 from the call.
 */
export const redirectToLogin: Middleware = async (ctx, next) => {
  const { session } = ctx.state;
  if (session.userId === null && asksForPage(ctx)) sendSignInPage(ctx);
  else await next();
};
