import type Router from '@koa/router';
import { getPricePlan, updatePricePlan } from '@shared/contract/endpoints';
import type { Deps } from '../../appDependencies';
import { mount } from '../../middleware/endpoint';
import { presentPricePlan } from '../../responseBodies';
import * as pricePlan from '../../services/prices/pricePlan';

/** The owner's seasons. */
export function mountPricePlan(router: Router, deps: Deps): void {
  mount(router, deps, getPricePlan, async ({ read }) =>
    presentPricePlan(await pricePlan.loadPricePlan(read)),
  );

  mount(router, deps, updatePricePlan, async ({ body, write }) =>
    presentPricePlan(await write((context) => pricePlan.updatePricePlan(body, context))),
  );
}
