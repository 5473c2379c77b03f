import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  listContactMessages,
  markContactMessage,
  sendContactMessage,
} from '@shared/contract/endpoints';
import type { Deps } from '../appDependencies';
import { mount } from '../middleware/endpoint';
import { idempotencyKey } from '../middleware/idempotencyKey';
import { presentContactMessage } from '../responseBodies';
import * as contact from '../services/messages/messages';
import { RATE_LIMITS } from '../services/access/rateLimits';
import { paginatedList } from './paginatedList';

/** Messages: anyone sends, the owner reads. */
export function mountMessages(router: Router, deps: Deps): void {
  mount(
    router,
    deps,
    sendContactMessage,
    async ({ body, ctx, write }) => {
      const key = idempotencyKey(ctx);
      await write((context) => contact.storeContactMessage(body, key, context));
      return OK;
    },
    RATE_LIMITS.contact,
  );

  mount(router, deps, listContactMessages, async ({ query, ctx, read }) =>
    paginatedList(ctx, await contact.listContactMessages(query, read), presentContactMessage),
  );

  mount(router, deps, markContactMessage, async ({ params, body, write }) =>
    presentContactMessage(
      await write((context) => contact.markContactMessage(params.id, body.isRead, context)),
    ),
  );
}
