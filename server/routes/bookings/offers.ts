import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  createOffer,
  deleteOffer,
  listOffers,
  resendOffer,
  sendOffer,
  updateOffer,
  withdrawOffer,
} from '@shared/contract/offers/offerEndpoints';
import type { Deps } from '../../appDependencies';
import { mount } from '../../middleware/endpoint';
import { idempotencyKey } from '../../middleware/idempotencyKey';
import * as offers from '../../services/offers/offers';

export function mountOffers(router: Router, deps: Deps): void {
  mount(router, deps, listOffers, async ({ params, read }) => ({
    offers: await offers.listOffers(params.id, read),
  }));

  mount(router, deps, createOffer, async ({ params, body, ctx, write }) => {
    const key = idempotencyKey(ctx);
    return offers.presentOffer(
      await write((context) => offers.createOffer(params.id, body, key, context)),
    );
  });

  mount(router, deps, updateOffer, async ({ params, body, ctx, write }) => {
    const key = idempotencyKey(ctx);
    return offers.presentOffer(
      await write((context) => offers.updateOffer(params.id, body, key, context)),
    );
  });

  mount(router, deps, deleteOffer, async ({ params, query, write }) => {
    await write((context) => offers.deleteOffer(params.id, query.updatedAt, context));
    return OK;
  });

  mount(router, deps, sendOffer, async ({ params, body, write }) => {
    const sent = await write((context) => offers.sendOffer(params.id, body.updatedAt, context));
    deps.log.info({ offer: sent.id }, 'offer sent');
    return offers.presentOffer(sent);
  });

  mount(router, deps, resendOffer, async ({ params, body, write }) =>
    offers.presentOffer(
      await write((context) => offers.resendOffer(params.id, body.updatedAt, context)),
    ),
  );

  mount(router, deps, withdrawOffer, async ({ params, body, write }) =>
    offers.presentOffer(await write((context) => offers.withdrawOffer(params.id, body, context))),
  );
}
