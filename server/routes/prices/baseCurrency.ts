import type Router from '@koa/router';
import { changeBaseCurrency, previewBaseCurrency } from '@shared/contract/prices/priceEndpoints';
import type { Deps } from '../../appDependencies';
import { languageOfReader } from '../../languageOfReader';
import { mount } from '../../middleware/endpoint';
import * as baseCurrency from '../../services/prices/baseCurrency';
import { presentSettings } from '../../services/prices/settings';

export function mountBaseCurrency(router: Router, deps: Deps): void {
  mount(router, deps, previewBaseCurrency, ({ body, ctx, read }) =>
    baseCurrency.previewBaseCurrency(body, languageOfReader(ctx), read),
  );

  mount(router, deps, changeBaseCurrency, async ({ body, write }) =>
    presentSettings(await write((context) => baseCurrency.changeBaseCurrency(body, context))),
  );
}
