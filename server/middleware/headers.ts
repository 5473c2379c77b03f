import type { ImageHostConfig } from '@shared/contract/image';
import helmet from 'koa-helmet';
import type { Middleware } from 'koa';
import type { Env } from '../env';

/** Hash of an empty style tag: styled-components makes one and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where Google's map comes from; allowed only when a key is configured. */
const MAPS = {
  script: ['https://maps.googleapis.com'],
  connect: ['https://maps.googleapis.com'],
  image: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
} as const;

/**
 * Security headers of every answer. No inline script or style is allowed; a rendered page
 * names the exact hashes of its style tags in `ctx.state.styleHashes`.
 */
export function securityHeaders(
  env: Pick<Env, 'isHttps' | 'googleMapsApiKey'>,
  imageHost: ImageHostConfig,
): Middleware[] {
  const base = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: env.isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const policy: Middleware = async (ctx, next) => {
    await next();
    ctx.set(
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    );
    // A route that answers files sets a policy of its own, stricter than a page's.
    if (!ctx.response.get('Content-Security-Policy')) {
      const hashes: unknown = ctx.state['styleHashes'];
      ctx.set(
        'Content-Security-Policy',
        contentPolicy(env, imageHost, isTextList(hashes) ? hashes : []),
      );
    }
  };
  return [base, policy];
}

function contentPolicy(
  env: Pick<Env, 'googleMapsApiKey' | 'isHttps'>,
  { uploadUrl, deliveryBase }: ImageHostConfig,
  styleHashes: readonly string[],
): string {
  const maps = env.googleMapsApiKey ? MAPS : { script: [], connect: [], image: [] };
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...maps.script]],
    ['style-src', ["'self'", EMPTY_STYLE, ...styleHashes.map((hash) => `'${hash}'`)]],
    ['style-src-attr', ["'none'"]],
    ['img-src', ["'self'", 'data:', ...foreignOrigin(deliveryBase), ...maps.image]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...foreignOrigin(uploadUrl), ...maps.connect]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ...(env.isHttps ? ([['upgrade-insecure-requests', []]] as [string, string[]][]) : []),
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** The origin of an absolute address; a path is on our own and needs no mention. */
function foreignOrigin(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
