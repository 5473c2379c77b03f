import type Router from '@koa/router';
import { getPricePlan, updatePricePlan } from '@shared/contract/prices/priceEndpoints';
import type { Deps } from '../../appDependencies';
import { mount } from '../../middleware/endpoint';
import {
  pricePlan,
  updatePricePlan as update,
  presentPricePlan,
} from '../../services/prices/pricePlan';

export function mountPricePlan(router: Router, deps: Deps): void {
  mount(router, deps, getPricePlan, async ({ read }) => {
    const plan = presentPricePlan(await pricePlan.find(read));
    const { unreadableSeasons: unreadable } = plan;
    if (unreadable) deps.log.error({ unreadable }, 'seasons in the database cannot be read');
    return plan;
  });

  mount(router, deps, updatePricePlan, async ({ body, write }) =>
    presentPricePlan(await write((context) => update(body, context))),
  );
}
