import type Router from '@koa/router';
import { simulatePrice as endpoint } from '@shared/contract/prices/priceEndpoints';
import type { Deps } from '../../appDependencies';
import { mount } from '../../middleware/endpoint';
import { languageOfReader } from '../../languageOfReader';
import { simulatePrice } from '../../services/prices/simulate';

export function mountSimulator(router: Router, deps: Deps): void {
  mount(router, deps, endpoint, ({ body, ctx, read }) =>
    simulatePrice(body, languageOfReader(ctx), read),
  );
}
