import type { Middleware } from 'koa';
import type { SessionState } from './session';
import { asksForPage, sendSignInPage } from '../pages/errorPage';

/**
 * For a call whose answer is a file: whoever opens its address in a browser without a session
 * reads what to do. Programs, and the back office, get the API's own 401 from the call.
 */
export const redirectToLogin: Middleware = async (ctx, next) => {
  const session = ctx.state['session'] as SessionState;
  if (session.userId === null && asksForPage(ctx)) sendSignInPage(ctx);
  else await next();
};
