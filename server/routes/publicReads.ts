import type Router from '@koa/router';
import {
  calculatePrice,
  getAvailability,
  getConfig,
  getGallery,
  getVillaSettings,
  updateVillaSettings,
} from '@shared/contract/endpoints';
import type { PublicConfig } from '@shared/contract/gallery/image';
import { presentQuote } from '@shared/contract/prices/price';
import type { Deps } from '../deps';
import { priceKey } from '../middleware/askedBefore';
import { mount, mountShared } from '../middleware/endpoint';
import { toSharedAnswer, type SharedAnswers } from '../middleware/sharedAnswers';
import { presentPhoto, presentSettings } from '../presenters';
import { availability } from '../services/calendars/availability';
import { listPublicPhotos } from '../services/gallery/gallery';
import { quoteBookableStay } from '../services/prices/quote';
import { RATE_LIMITS } from '../services/access/rateLimiter';
import { loadSettings, updateSettings } from '../services/prices/settings';

/** What guests read of the villa, and the settings form. */
export function mountVilla(router: Router, deps: Deps, answers: SharedAnswers): void {
  mountShared(router, deps, answers, getConfig, async () => publicConfig(deps));

  mountShared(router, deps, answers, getVillaSettings, async ({ read }) =>
    presentSettings(await loadSettings(read)),
  );

  mount(router, deps, updateVillaSettings, async ({ body, write }) =>
    presentSettings(await write((context) => updateSettings(body, context))),
  );

  mountShared(router, deps, answers, getGallery, async ({ read }) =>
    (await listPublicPhotos(read)).map(presentPhoto),
  );

  mountShared(router, deps, answers, getAvailability, async ({ query, read }) =>
    availability(query, read),
  );

  mount(
    router,
    deps,
    calculatePrice,
    async ({ body, ctx, read }) => {
      const quote = async () => presentQuote((await quoteBookableStay(body, read)).quote);
      const key = priceKey(ctx.request.rawBody ?? '');
      if (key === null) return quote();
      return answers.get(key, async () => toSharedAnswer(JSON.stringify(await quote())));
    },
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
