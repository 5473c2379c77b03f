import { signInFirstTime, type ApiSession } from '@server/test/apiSession';
import { startSmtpPeer, type SmtpPeer } from '@server/test/smtpPeer';
import { MAX_MONTHS_AHEAD } from '@shared/domain/bookings/stayRules';
import {
  addDays,
  addMonths,
  parts,
  startOfMonth,
  villaDay,
  weekday,
  type PlainDate,
} from '@shared/domain/date';
import type { BrowserContext, BrowserContextOptions, ViewportSize } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, newVisitor, type Visitor } from './browser';
import { mailEnv } from './mails';
import { signInAtDoor } from './owner';
import { enterStay, freeMonth } from './stays';
import { startVilla, type Villa } from './villa';

/** The villa, browser and mail server shared by all test files of a worker. */
export type SharedVilla = Villa & {
  /** Receives the villa's mails. Only look for your own guests' addresses. */
  peer: SmtpPeer;
  /** The owner's API requests; the first password has been changed. */
  api: ApiSession;
  /** The signed-in owner's cookies, for a browser context. */
  ownerState: NonNullable<BrowserContextOptions['storageState']>;
  /**
   * The first day of a month that nothing else in this worker books. May (5) and July (7) are reserved for tests
   * that need the season's prices.
   * @throws Error when all bookable months are taken
   */
  takeMonth: (monthOfYear?: 5 | 7) => PlainDate;
};

/** Opens a page in a new browser context until the action ends, and expects no page errors. */
export type Visit = (
  viewport: ViewportSize,
  action: (visitor: Visitor) => Promise<void>,
  options?: BrowserContextOptions,
) => Promise<void>;

/** Opens a page in a new browser context, closed after the file. */
export type Open = (viewport: ViewportSize, options?: BrowserContextOptions) => Promise<Visitor>;

/**
 * `it` for browser tests that need nothing of their own but guests and dates; they share a villa. Tests of restarts,
 * clocks, full disks, first starts or empty lists start their own with `startVilla`, `startOwner` or `houseForTests`.
 */
export const it = test
  // Vitest derives the required fixtures from the pattern: none.
  // oxlint-disable-next-line no-empty-pattern
  .extend('villa', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const villa = await startSharedVilla();
    onCleanup(villa.close);
    return villa;
  })
  .extend('month', { scope: 'file' }, ({ villa }) => villa.takeMonth())
  /** The `n`th day from the month's first Sunday on, so that weeks begin with 1, 8 and 15. */
  .extend(
    'day',
    ({ month }) =>
      (n: number) =>
        addDays(month, ((7 - weekday(month)) % 7) + n - 1),
  )
  /** Enters a confirmed stay between two such days, which is cancelled after the test. */
  .extend('enter', ({ villa, month, day }, { onCleanup }) => {
    onCleanup(() => freeMonth(villa.api, month));
    return (guestName: string, from: number, to: number) =>
      enterStay(villa.api, { guestName, checkinDate: day(from), checkoutDate: day(to) });
  })
  .extend('visit', { scope: 'worker' }, ({ villa }) => visitor(villa))
  .extend('openGuest', { scope: 'file' }, ({ villa }, { onCleanup }) =>
    opener(villa, {}, onCleanup),
  )
  .extend('openOwner', { scope: 'file' }, ({ villa }, { onCleanup }) =>
    opener(villa, { storageState: villa.ownerState }, onCleanup),
  );

async function startSharedVilla(): Promise<SharedVilla> {
  const peer = await startSmtpPeer();
  const villa = await startVilla({ env: mailEnv(peer) });
  const api = await signInFirstTime(villa.url, villa.server.adminPassword() ?? '');
  const { page, context } = await newVisitor(villa.browser, DESKTOP);
  await signInAtDoor(page, villa.url);
  const ownerState = await context.storageState();
  await context.close();
  return {
    ...villa,
    peer,
    api,
    ownerState,
    takeMonth: monthTaker(),
    close: async () => {
      await villa.close();
      await peer.close();
    },
  };
}

function monthTaker(): SharedVilla['takeMonth'] {
  const thisMonth = startOfMonth(villaDay(new Date()));
  // Stays must end before the last bookable month.
  const free = Array.from({ length: MAX_MONTHS_AHEAD - 2 }, (_, index) =>
    addMonths(thisMonth, index + 2),
  );
  return (monthOfYear) => {
    const index = free.findIndex((day) => {
      const { month } = parts(day);
      return monthOfYear ? month === monthOfYear : month !== 5 && month !== 7;
    });
    const [taken] = index < 0 ? [] : free.splice(index, 1);
    if (!taken) throw new Error('The tests of this worker have taken all such months');
    return taken;
  };
}

function visitor({ browser }: SharedVilla): Visit {
  return async (viewport, action, options) => {
    const { page, context, errors } = await newVisitor(browser, viewport, options);
    try {
      await action({ page, context, errors });
      expect(errors).toEqual([]);
    } finally {
      await context.close();
    }
  };
}

function opener(
  { browser }: SharedVilla,
  ownOptions: BrowserContextOptions,
  onCleanup: (close: () => Promise<void>) => void,
): Open {
  const contexts: BrowserContext[] = [];
  onCleanup(async () => {
    await Promise.all(contexts.map((context) => context.close()));
  });
  return async (viewport, options) => {
    const visitor = await newVisitor(browser, viewport, { ...ownOptions, ...options });
    contexts.push(visitor.context);
    return visitor;
  };
}
