import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  answerContactMessage,
  listContactMessages,
  markContactMessage,
  tieContactMessage,
} from '@shared/contract/messages/messageEndpoints';
import { sendContactMessage } from '@shared/contract/publicEndpoints';
import type { Deps } from '../appDependencies';
import { mount } from '../middleware/endpoint';
import { notFound } from '../errors';
import { idempotencyKey } from '../middleware/idempotencyKey';
import type { ContactMessage } from '../models/ContactMessage';
import * as contact from '../services/messages/messages';
import { RATE_LIMITS, scaled } from '../services/rateLimits/rateLimits';
import { RECEIPT_LIMIT } from '../services/mail/receiptLimit';
import type { ReadContext } from '../services/serviceContext';
import { paginatedList } from './paginatedList';

export function mountMessages(router: Router, deps: Deps): void {
  const receiptLimit = scaled(RECEIPT_LIMIT, deps.env.rateLimitFactor);
  mount(
    router,
    deps,
    sendContactMessage,
    async ({ body, ctx, write }) => {
      const key = idempotencyKey(ctx);
      await write((context) => contact.storeContactMessage(body, key, receiptLimit, context));
      return OK;
    },
    RATE_LIMITS.contact,
  );

  mount(router, deps, listContactMessages, async ({ query, ctx, read }) => {
    const { rows, nextCursor } = await contact.listContactMessages(query, read);
    const shown = await contact.withAnswers(rows, read);
    return paginatedList(ctx, { rows: shown, nextCursor }, contact.presentShownMessage);
  });

  const shown = async (message: ContactMessage, read: ReadContext) => {
    const [one] = await contact.withAnswers([message], read);
    if (!one) throw notFound('This message');
    return contact.presentShownMessage(one);
  };

  mount(router, deps, markContactMessage, async ({ params, body, read, write }) =>
    shown(
      await write((context) => contact.markContactMessage(params.id, body.isRead, context)),
      read,
    ),
  );

  mount(router, deps, answerContactMessage, async ({ params, body, ctx, read, write }) => {
    const key = idempotencyKey(ctx);
    return shown(
      await write((context) => contact.answerContactMessage(params.id, body.text, key, context)),
      read,
    );
  });

  mount(router, deps, tieContactMessage, async ({ params, body, read, write }) =>
    shown(
      await write((context) => contact.tieContactMessage(params.id, body.reference, context)),
      read,
    ),
  );
}
