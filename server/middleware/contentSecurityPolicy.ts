import type { ImageHostConfig } from '@shared/contract/gallery/image';
import type { Env } from '../env';

/** Hash of an empty style tag: styled-components creates one and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Google's map, in a frame; allowed only with a configured key. */
const MAP_ORIGIN = 'https://www.google.com';

/** A page's content security policy. @param styleHashes of its style tags */
export function contentPolicy(
  env: Pick<Env, 'googleMapsApiKey' | 'isHttps'>,
  { uploadUrl, deliveryBase }: ImageHostConfig,
  styleHashes: readonly string[],
): string {
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'"]],
    ['style-src', ["'self'", EMPTY_STYLE, ...styleHashes.map((hash) => `'${hash}'`)]],
    ['style-src-attr', ["'none'"]],
    ['img-src', ["'self'", 'data:', ...foreignOrigin(deliveryBase)]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...foreignOrigin(uploadUrl)]],
    // Of our own pages only the preview of a mail may be framed.
    ['frame-src', ["'self'", ...(env.googleMapsApiKey ? [MAP_ORIGIN] : [])]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ...(env.isHttps ? ([['upgrade-insecure-requests', []]] as [string, string[]][]) : []),
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** For a page inside one of our frames, which needs its origin to load fonts and pictures. */
export function framedPolicy(policy: string): string {
  const kept = policy.split('; ').filter((directive) => !FRAMED_NAMES.test(directive));
  return [
    ...kept,
    "script-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ');
}
const FRAMED_NAMES = /^(script-src|form-action|frame-ancestors) /;

/** The origin of an absolute URL; a path needs no entry. */
function foreignOrigin(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
