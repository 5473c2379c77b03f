import type Router from '@koa/router';
import { getReferenceRates, switchReferenceRates } from '@shared/contract/prices/priceEndpoints';
import type { Deps } from '../../appDependencies';
import { mount } from '../../middleware/endpoint';
import * as rates from '../../services/prices/referenceRates';

export function mountReferenceRates(router: Router, deps: Deps): void {
  mount(router, deps, getReferenceRates, async ({ read }) =>
    rates.presentReferenceRates(await rates.loadReferenceRates(read)),
  );

  mount(router, deps, switchReferenceRates, async ({ body, write }) =>
    rates.presentReferenceRates(
      await write((context) => rates.switchReferenceRates(body.isOn, context)),
    ),
  );
}
