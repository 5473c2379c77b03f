import type { Middleware } from 'koa';
import { asksForPage, sendSignInPage } from '../rendering/errorPage';

/** For calls that return a file: sends browsers without a session to the sign-in page, programs get the 401. */
export const redirectToLogin: Middleware = async (ctx, next) => {
  const { session } = ctx.state;
  if (session.userId === null && asksForPage(ctx)) sendSignInPage(ctx);
  else await next();
};
