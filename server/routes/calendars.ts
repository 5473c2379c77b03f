import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  createHouseLink,
  deleteHouseLink,
  getHouseLink,
} from '@shared/contract/bookings/houseEndpoints';
import {
  createImportedCalendar,
  createCalendarExportLink,
  deleteImportedCalendar,
  deleteCalendarExportLink,
  endDoubleBooking,
  getCalendarSync,
  readImportedCalendar,
  updateImportedCalendar,
} from '@shared/contract/calendars/calendarEndpoints';
import { fileTexts } from '@shared/i18n/ownerFiles';
import type { Context } from 'koa';
import type { Deps } from '../appDependencies';
import { notFound } from '../errors';
import { mount } from '../middleware/endpoint';
import { houseCalendarExport } from '../services/bookings/houseCalendarExport';
import { ownerLanguage } from '../services/mail/readerLanguage';
import * as house from '../services/bookings/houseLink';
import * as feeds from '../services/calendars/importedCalendars';
import { endDoubleBooking as endClash } from '../services/calendars/doubleBookings';
import * as link from '../services/calendars/calendarExport';
import { readContext } from '../services/serviceContext';

export function mountCalendars(router: Router, deps: Deps): void {
  const { env, secrets } = deps;
  const { publicUrl } = env;

  mount(router, deps, getCalendarSync, async ({ read }) => ({
    ...(await link.shownCalendarExportLink(publicUrl, secrets, read)),
    feeds: (await feeds.listFeeds(secrets, read)).map(feeds.presentFeed),
  }));

  mount(router, deps, createImportedCalendar, async ({ body, write }) => {
    const feed = await feeds.sealFeed(body, secrets);
    return feeds.presentFeed(await write((context) => feeds.createFeed(feed, context, deps)));
  });

  mount(router, deps, updateImportedCalendar, async ({ params, body, write }) => {
    const feed = await feeds.sealFeed(body, secrets);
    return feeds.presentFeed(
      await write((context) => feeds.updateFeed(params.id, feed, context, deps)),
    );
  });

  mount(router, deps, readImportedCalendar, async ({ params, write }) =>
    feeds.presentFeed(await write((context) => feeds.askForReading(params.id, context, deps))),
  );

  mount(router, deps, deleteImportedCalendar, async ({ params, write }) => {
    await write((context) => feeds.deleteFeed(params.id, context));
    return OK;
  });

  mount(router, deps, endDoubleBooking, async ({ body, write }) => {
    await write((context) => endClash(body, context));
    return OK;
  });

  mount(router, deps, createCalendarExportLink, async ({ write }) => {
    const drawn = await link.drawCalendarExportLink(secrets);
    return {
      linkUrl: await write((context) => link.createCalendarExportLink(drawn, publicUrl, context)),
    };
  });

  mount(router, deps, deleteCalendarExportLink, async ({ write }) => {
    await write((context) => link.deleteCalendarExportLink(context));
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

/** The exported calendar, under a secret URL. */
export function mountSharedCalendar(router: Router, deps: Deps): void {
  router.get('/calendar/:file', async (ctx) => {
    const file = String(ctx['params'].file);
    const text = await link.sharedCalendar(file, deps.env.publicUrl, readContext(deps));
    if (text === null) throw notFound('This calendar');
    sendCalendar(ctx, text);
  });
}

/** The house plan as a calendar, under a secret URL. */
export function mountHouseCalendar(router: Router, deps: Deps): void {
  router.get('/house/:file', async (ctx) => {
    const read = readContext(deps);
    if (!(await house.isHouseLink(String(ctx['params'].file), read)))
      throw notFound('This calendar');
    const { ownerEmail } = await deps.mail.current();
    const texts = fileTexts(await ownerLanguage(ownerEmail, read));
    sendCalendar(ctx, await houseCalendarExport(deps.env.publicUrl, texts, read));
  });
}

function sendCalendar(ctx: Context, text: string): void {
  ctx.set('Cache-Control', 'private, no-cache');
  ctx.set('X-Robots-Tag', 'noindex');
  ctx.type = 'text/calendar; charset=utf-8';
  // Clients that send `Accept-Encoding: *` often cannot decompress, and calendars are short.
  ctx.compress = false;
  ctx.body = text;
}
