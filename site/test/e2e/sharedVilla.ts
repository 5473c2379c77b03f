import { signInFirstTime, type ApiSession } from '@server/test/apiSession';
import { startSmtpPeer, type SmtpPeer } from '@server/test/smtpPeer';
import {
  addDays,
  addMonths,
  startOfMonth,
  villaDay,
  weekday,
  type PlainDate,
} from '@shared/domain/date';
import type { BrowserContext, BrowserContextOptions, ViewportSize } from 'playwright-core';
import { test } from 'vitest';
import { DESKTOP, newVisitor, type Visitor } from './browser';
import { mailEnv } from './mails';
import { signInAtDoor } from './owner';
import { enterStay, freeMonth } from './stays';
import { startVilla, type Villa } from './villa';

/** The villa, browser and mail server that all test files of one worker share. */
export type SharedVilla = Villa & {
  /** Receives the villa's mails. Look for the addresses of your own guests only. */
  peer: SmtpPeer;
  /** The owner's calls without a browser; the first password has been changed. */
  api: ApiSession;
  /** Cookies of the signed-in owner, for a browser context. */
  ownerState: NonNullable<BrowserContextOptions['storageState']>;
  /** The first day of a month that no other file of this worker books. */
  takeMonth: () => PlainDate;
};

/** Opens a page in a browser context of its own, which is closed after the file. */
export type Open = (viewport: ViewportSize, options?: BrowserContextOptions) => Promise<Visitor>;

/**
 * `it` for browser tests that need nothing of their own but guests and dates: they share a villa.
 * Tests of restarts, clocks, full disks, first starts, or of lists that must be empty start their own
 * with `startVilla`, `startOwner` or `houseForTests`.
 */
export const it = test
  // Vitest reads from the pattern which fixtures this one needs: none.
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
  /** Enters a confirmed stay from one of those days to another, which is cancelled after the test. */
  .extend('enter', ({ villa, month, day }, { onCleanup }) => {
    onCleanup(() => freeMonth(villa.api, month));
    return (guestName: string, from: number, to: number) =>
      enterStay(villa.api, { guestName, checkinDate: day(from), checkoutDate: day(to) });
  })
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
  let month = addMonths(startOfMonth(villaDay(new Date())), 1);
  return {
    ...villa,
    peer,
    api,
    ownerState,
    takeMonth: () => (month = addMonths(month, 1)),
    close: async () => {
      await villa.close();
      await peer.close();
    },
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
