import type Router from '@koa/router';
import { updatePriceTerms, updateVillaSettings } from '@shared/contract/prices/priceEndpoints';
import {
  calculatePrice,
  getAvailability,
  getConfig,
  getGallery,
  getPriceTerms,
  getVillaSettings,
} from '@shared/contract/publicEndpoints';
import { presentQuote } from '@shared/contract/prices/price';
import type { Deps } from '../appDependencies';
import type { ResponseCache } from '../cache/responseCache';
import { mount, mountCached } from '../middleware/endpoint';
import { publishedName } from '../services/content/publishedName';
import { availability } from '../services/availability';
import { listPublicPhotos, presentPhoto } from '../services/gallery/gallery';
import {
  priceTerms,
  updatePriceTerms as changeTerms,
  presentTerms,
} from '../services/prices/priceTerms';
import { quoteBookableStay } from '../services/prices/quote';
import { cachedStayRules } from '../services/prices/loadStayRules';
import { RATE_LIMITS } from '../services/rateLimits/rateLimits';
import { loadSettings, updateSettings, presentSettings } from '../services/prices/settings';
import { presentConfig } from '../services/publicConfig';

export function mountPublicReads(router: Router, deps: Deps, responses: ResponseCache): void {
  mountCached(router, deps, responses, getConfig, async ({ read }) => ({
    ...presentConfig(deps),
    villaName: await publishedName(read),
  }));

  mountCached(router, deps, responses, getVillaSettings, async ({ read }) =>
    presentSettings(await loadSettings(read)),
  );

  mountCached(router, deps, responses, getPriceTerms, async ({ read }) =>
    presentTerms(await priceTerms.find(read)),
  );

  mount(router, deps, updatePriceTerms, async ({ body, write }) =>
    presentTerms(await write((context) => changeTerms(body, context))),
  );

  mount(router, deps, updateVillaSettings, async ({ body, write }) =>
    presentSettings(await write((context) => updateSettings(body, context))),
  );

  mountCached(router, deps, responses, getGallery, async ({ read }) =>
    (await listPublicPhotos(read)).map(presentPhoto),
  );

  mountCached(router, deps, responses, getAvailability, async ({ query, read }) =>
    availability(query, await cachedStayRules(deps.cache, read), read.today),
  );

  mount(
    router,
    deps,
    calculatePrice,
    async ({ body, read }) =>
      presentQuote(quoteBookableStay(body, await cachedStayRules(deps.cache, read), read.today)),
    RATE_LIMITS.calculatePrice,
  );
}
