import { VILLA } from '@shared/villa';
import type { Middleware } from 'koa';
import type { SessionState } from '../middleware/session';

const PAGE = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Please sign in · ${VILLA.name}</title>
<h1>Please sign in</h1>
<p>This file is for the owner of ${VILLA.name}, and your session has ended.</p>
<p><a href="/admin/login">Sign in</a></p>
</html>
`;

/**
 * For a call whose answer is a file: whoever opens its address in a browser without a session
 * reads what to do. Programs, and the back office, get the API's own 401 from the call.
 */
export const leadToSignIn: Middleware = async (ctx, next) => {
  const session = ctx.state['session'] as SessionState;
  ctx.vary('Accept');
  if (session.userId !== null || ctx.accepts('json', 'html') !== 'html') {
    await next();
    return;
  }
  ctx.status = 401;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = PAGE;
};
