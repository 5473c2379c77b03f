import type Router from '@koa/router';
import { getPricePlan, updatePricePlan } from '@shared/contract/prices/priceEndpoints';
import type { Deps } from '../../appDependencies';
import { mount } from '../../middleware/endpoint';
import { presentPricePlan } from '../../responseBodies';
import * as pricePlan from '../../services/prices/pricePlan';

export function mountPricePlan(router: Router, deps: Deps): void {
  mount(router, deps, getPricePlan, async ({ read }) => {
    const plan = await pricePlan.loadPricePlan(read);
    const unreadable = pricePlan.unreadableSeasons(plan)?.length;
    if (unreadable !== 0) deps.log.error({ unreadable }, 'seasons in the database cannot be read');
    return presentPricePlan(plan);
  });

  mount(router, deps, updatePricePlan, async ({ body, write }) =>
    presentPricePlan(await write((context) => pricePlan.updatePricePlan(body, context))),
  );
}
