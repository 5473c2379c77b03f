import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  createCalendarFeed,
  createCalendarLink,
  deleteCalendarFeed,
  deleteCalendarLink,
  getCalendarSync,
  readCalendarFeed,
  updateCalendarFeed,
} from '@shared/contract/endpoints';
import type { Deps } from '../appDependencies';
import { notFound } from '../errors';
import { mount, readContext } from '../middleware/endpoint';
import { presentFeed } from '../responseBodies';
import * as feeds from '../services/calendars/calendarFeeds';
import * as link from '../services/calendars/calendarLink';

/** Calendars of other sites, and the link that they read: the owner's calls. */
export function mountCalendars(router: Router, deps: Deps): void {
  const { env, secrets } = deps;
  const { publicUrl } = env;

  mount(router, deps, getCalendarSync, async ({ read }) => ({
    ...(await link.shownCalendarLink(publicUrl, secrets, read)),
    feeds: (await feeds.listFeeds(secrets, read)).map(presentFeed),
  }));

  mount(router, deps, createCalendarFeed, async ({ body, write }) => {
    const feed = await feeds.sealFeed(body, secrets);
    return presentFeed(await write((context) => feeds.createFeed(feed, context, deps)));
  });

  mount(router, deps, updateCalendarFeed, async ({ params, body, write }) => {
    const feed = await feeds.sealFeed(body, secrets);
    return presentFeed(await write((context) => feeds.updateFeed(params.id, feed, context, deps)));
  });

  mount(router, deps, readCalendarFeed, async ({ params, write }) =>
    presentFeed(await write((context) => feeds.askForReading(params.id, context, deps))),
  );

  mount(router, deps, deleteCalendarFeed, async ({ params, write }) => {
    await write((context) => feeds.deleteFeed(params.id, context));
    return OK;
  });

  mount(router, deps, createCalendarLink, async ({ write }) => {
    const drawn = await link.drawCalendarLink(secrets);
    return {
      linkUrl: await write((context) => link.createCalendarLink(drawn, publicUrl, context)),
    };
  });

  mount(router, deps, deleteCalendarLink, async ({ write }) => {
    await write((context) => link.deleteCalendarLink(context));
    return OK;
  });
}

/** What other sites read, under an address that only they and the owner know. */
export function mountSharedCalendar(router: Router, deps: Deps): void {
  router.get('/calendar/:file', async (ctx) => {
    const file = String(ctx['params'].file);
    const text = await link.sharedCalendar(file, deps.env.publicUrl, readContext(deps));
    if (text === null) throw notFound('calendar');
    ctx.set('Cache-Control', 'private, no-cache');
    ctx.set('X-Robots-Tag', 'noindex');
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.body = text;
  });
}
