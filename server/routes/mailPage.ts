import type { Context } from 'koa';

/**
 * A mail's styles stand in its elements, which pages of ours may not have. Shown apart, it may
 * have them and nothing else: no script, no picture from elsewhere, no navigation out of the frame.
 */
const PREVIEW_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/** Sets the headers of an answer that is a mail as a page, for a frame of ours. */
export function showMailPage(ctx: Context): void {
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Content-Security-Policy', PREVIEW_POLICY);
  ctx.set('X-Frame-Options', 'SAMEORIGIN');
  // A sandboxed page has no origin to key anything by, and browsers complain.
  ctx.remove('Origin-Agent-Cluster');
}
