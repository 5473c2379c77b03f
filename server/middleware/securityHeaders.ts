import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { ImageHostConfig } from '@shared/contract/gallery/image';
import { API_HEADER, API_VERSION } from '@shared/contract/version';
import helmet, { type HelmetOptions } from 'helmet';
import type { Middleware } from 'koa';
import type { Env } from '../env';
import { contentPolicy, framedPolicy } from './contentSecurityPolicy';

const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()';

/** Names and values in sending order. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

export type SecurityHeaders = {
  /** For every response, unless its route sets one of them. */
  common: HeaderList;
  /** The content security policy of a page. Allows no inline script or style, except style tags by their hashes. */
  contentPolicy: (styleHashes: readonly string[]) => string;
  /** For a page inside one of our frames, which runs no scripts and leads nowhere. */
  framedPolicy: (styleHashes: readonly string[]) => string;
};

/** Security headers, and the header that identifies this server to programs. */
export function createSecurityHeaders(
  env: Pick<Env, 'isHttps' | 'googleMapsApiKey'>,
  imageHost: ImageHostConfig,
): SecurityHeaders {
  const policyOf = (styleHashes: readonly string[]) => contentPolicy(env, imageHost, styleHashes);
  return {
    contentPolicy: policyOf,
    framedPolicy: (styleHashes) => framedPolicy(policyOf(styleHashes)),
    common: [
      ['Content-Security-Policy', policyOf([])],
      ...helmetHeaders({
        contentSecurityPolicy: false,
        strictTransportSecurity: env.isHttps
          ? { maxAge: 31_536_000, includeSubDomains: false }
          : false,
        crossOriginResourcePolicy: { policy: 'same-origin' },
        crossOriginOpenerPolicy: { policy: 'same-origin' },
        referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
        xFrameOptions: { action: 'deny' },
      }),
      ['Permissions-Policy', PERMISSIONS],
      [API_HEADER, String(API_VERSION)],
    ],
  };
}

declare module 'koa' {
  interface DefaultState {
    styleHashes?: readonly string[];
  }
}

export function securityHeaders({ common, contentPolicy: policyOf }: SecurityHeaders): Middleware {
  return async (ctx, next) => {
    for (const [name, value] of common) ctx.res.setHeader(name, value);
    await next();
    const { styleHashes } = ctx.state;
    if (styleHashes) ctx.set('Content-Security-Policy', policyOf(styleHashes));
  };
}

/** helmet's headers never change, so it runs once. */
function helmetHeaders(options: HelmetOptions): HeaderList {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}
