import type { Context } from 'koa';
import type { Deps } from '../appDependencies';
import type { MailEnv } from '../mail/renderMail';

/** Allows a mail's inline styles, which our pages forbid, and its head picture, but no scripts or navigation. */
const previewPolicy = (pictures: string) =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${pictures}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox',
  ].join('; ');

/** What previews of mails are rendered with. */
export async function previewEnv({
  env,
  imageHost,
  mail,
}: Pick<Deps, 'env' | 'imageHost' | 'mail'>): Promise<MailEnv> {
  const { ownerEmail } = await mail.current();
  const { deliveryBase } = imageHost.browserConfig();
  return { publicUrl: env.publicUrl, ownerEmail, deliveryBase };
}

/** Sets the headers of a mail that is displayed in one of our frames. */
export function showMailPage(ctx: Context, { env, imageHost }: Pick<Deps, 'env' | 'imageHost'>) {
  const { origin } = new URL(imageHost.browserConfig().deliveryBase, env.publicUrl);
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Content-Security-Policy', previewPolicy(origin));
  ctx.set('X-Frame-Options', 'SAMEORIGIN');
  // A sandboxed page has no origin, and browsers log a warning.
  ctx.remove('Origin-Agent-Cluster');
}
