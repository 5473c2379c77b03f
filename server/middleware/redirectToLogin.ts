import type { Middleware } from 'koa';
import { asksForPage, sendSignInPage } from '../rendering/errorPage';

/**
 * For calls that return a file: a browser without a session is sent to the sign-in page. Programs and the back office
 * get the API's 401.
 */
export const redirectToLogin: Middleware = async (ctx, next) => {
  const { session } = ctx.state;
  if (session.userId === null && asksForPage(ctx)) sendSignInPage(ctx);
  else await next();
};
