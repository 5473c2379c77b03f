import type { Context } from 'koa';

/** Allows a mail's inline styles, which our pages forbid, and its head picture, but no scripts or navigation. */
const PREVIEW_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/** Sets the headers of a mail that is displayed in one of our frames. */
export function showMailPage(ctx: Context): void {
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Content-Security-Policy', PREVIEW_POLICY);
  ctx.set('X-Frame-Options', 'SAMEORIGIN');
  // A sandboxed page has no origin, and browsers log a warning.
  ctx.remove('Origin-Agent-Cluster');
}
