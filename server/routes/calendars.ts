import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  createCalendarFeed,
  createCalendarLink,
  createHouseLink,
  deleteCalendarFeed,
  deleteCalendarLink,
  deleteHouseLink,
  getCalendarSync,
  getHouseLink,
  readCalendarFeed,
  updateCalendarFeed,
} from '@shared/contract/endpoints';
import type { Context } from 'koa';
import type { Deps } from '../appDependencies';
import { notFound } from '../errors';
import { mount, readContext } from '../middleware/endpoint';
import { presentFeed } from '../responseBodies';
import { houseCalendar } from '../services/bookings/houseCalendar';
import * as house from '../services/bookings/houseLink';
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

  mount(router, deps, getHouseLink, async ({ read }) =>
    house.loadHouseLink(publicUrl, deps.secrets, read),
  );

  mount(router, deps, createHouseLink, async ({ read, write }) => {
    const drawn = await house.drawHouseLink(deps.secrets);
    await write((context) => house.createHouseLink(drawn, context));
    return {
      linkUrl: house.houseLinkUrl(publicUrl, drawn.token),
      madeAt: read.now.toISOString(),
    };
  });

  mount(router, deps, deleteHouseLink, async ({ write }) => {
    await write((context) => house.deleteHouseLink(context));
    return OK;
  });
}

/** What other sites read, under an address that only they and the owner know. */
export function mountSharedCalendar(router: Router, deps: Deps): void {
  router.get('/calendar/:file', async (ctx) => {
    const file = String(ctx['params'].file);
    const text = await link.sharedCalendar(file, deps.env.publicUrl, readContext(deps));
    if (text === null) throw notFound('calendar');
    sendCalendar(ctx, text);
  });
}

/** The plan of the house for the calendars of those who look after it, under a secret address as well. */
export function mountHouseCalendar(router: Router, deps: Deps): void {
  router.get('/house/:file', async (ctx) => {
    const read = readContext(deps);
    if (!(await house.isHouseLink(String(ctx['params'].file), read))) throw notFound('calendar');
    sendCalendar(ctx, await houseCalendar(deps.env.publicUrl, read));
  });
}

function sendCalendar(ctx: Context, text: string): void {
  ctx.set('Cache-Control', 'private, no-cache');
  ctx.set('X-Robots-Tag', 'noindex');
  ctx.type = 'text/calendar; charset=utf-8';
  ctx.body = text;
}
