import type { PublicConfig } from '@shared/contract/gallery/image';
import type { Env } from '../env';
import type { ImageHost } from '../integrations/imageHost/imageHost';

/** The public configuration; contains no secret. */
export function presentConfig({
  env,
  imageHost,
}: {
  env: Pick<Env, 'googleMapsApiKey'>;
  imageHost: ImageHost;
}): PublicConfig {
  return {
    googleMapsApiKey: env.googleMapsApiKey,
    imageHost: imageHost.browserConfig(),
  };
}
