import type Router from '@koa/router';
import {
  calculatePrice,
  getAvailability,
  getConfig,
  getGallery,
  getVillaSettings,
  updateVillaSettings,
} from '@shared/contract/endpoints';
import type { PublicConfig } from '@shared/contract/image';
import { presentQuote } from '@shared/contract/price';
import type { Deps } from '../deps';
import { mount } from '../middleware/endpoint';
import { presentPhoto, presentSettings } from '../presenters';
import { availability } from '../services/availability';
import { listPublicPhotos } from '../services/gallery';
import { quoteBookableStay } from '../services/quote';
import { RATE_LIMITS } from '../services/rateLimit';
import { loadSettings, updateSettings } from '../services/settings';

/** What guests read of the villa, and the settings form. */
export function mountVilla(router: Router, deps: Deps): void {
  mount(router, deps, getConfig, async () => publicConfig(deps));

  mount(router, deps, getVillaSettings, async ({ read }) =>
    presentSettings(await loadSettings(read)),
  );

  mount(router, deps, updateVillaSettings, async ({ body, write }) =>
    presentSettings(await write((context) => updateSettings(body, context))),
  );

  mount(router, deps, getGallery, async ({ read }) =>
    (await listPublicPhotos(read)).map(presentPhoto),
  );

  mount(router, deps, getAvailability, async ({ query, read }) => availability(query, read));

  mount(
    router,
    deps,
    calculatePrice,
    async ({ body, read }) => presentQuote((await quoteBookableStay(body, read)).quote),
    RATE_LIMITS.calculatePrice,
  );
}

/** What the browser may know of the configuration; no secret is in it. */
export function publicConfig({ env, imageHost }: Pick<Deps, 'env' | 'imageHost'>): PublicConfig {
  return {
    googleMapsApiKey: env.googleMapsApiKey,
    imageHost: imageHost.browserConfig(),
  };
}
