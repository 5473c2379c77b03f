import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  createPriceOverride,
  deletePriceOverride,
  listPriceOverrides,
  togglePriceOverride,
  updatePriceOverride,
} from '@shared/contract/prices/priceEndpoints';
import type { Deps } from '../../appDependencies';
import { mount } from '../../middleware/endpoint';
import { idempotencyKey } from '../../middleware/idempotencyKey';
import * as overrides from '../../services/prices/overrides';

export function mountOverrides(router: Router, deps: Deps): void {
  mount(router, deps, listPriceOverrides, async ({ read }) =>
    (await overrides.listOverrides(read)).map(overrides.presentOverride),
  );

  mount(router, deps, createPriceOverride, async ({ body, ctx, write }) => {
    const key = idempotencyKey(ctx);
    return overrides.presentOverride(
      await write((context) => overrides.createOverride(body, key, context)),
    );
  });

  mount(router, deps, updatePriceOverride, async ({ params, body, write }) =>
    overrides.presentOverride(
      await write((context) => overrides.updateOverride(params.id, body, context)),
    ),
  );

  mount(router, deps, togglePriceOverride, async ({ params, write }) =>
    overrides.presentOverride(
      await write((context) => overrides.toggleOverride(params.id, context)),
    ),
  );

  mount(router, deps, deletePriceOverride, async ({ params, write }) => {
    await write((context) => overrides.deleteOverride(params.id, context));
    return OK;
  });
}
