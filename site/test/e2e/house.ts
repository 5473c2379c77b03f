import { startMovedClock, type MovedClock } from '@server/test/movedClock';
import type { ApiSession } from '@server/test/apiSession';
import { startSmtpPeer, type SmtpPeer } from '@server/test/smtpPeer';
import { villaTimestamp, type PlainDate } from '@shared/domain/date';
import type { BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { DESKTOP, newVisitor } from './browser';
import { mailEnv } from './mails';
import { signInAtDoor, startOwner, type Owner } from './owner';

export type House = {
  peer: SmtpPeer;
  clock: MovedClock;
  owner: Owner;
  /** Sets the server's clock to an hour of a villa's day, and that of browsers opened later. */
  moveTo: (day: PlainDate, hour: number) => Promise<void>;
  asOwner: (action: (page: Page) => Promise<void>) => Promise<void>;
  /** A guest in a new browser context; scripts only run on the public site. */
  asGuest: (
    viewport: ViewportSize,
    action: (page: Page) => Promise<void>,
    options?: BrowserContextOptions,
  ) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * A villa for the tests of one file or block, started before the first and stopped after the last.
 * @param prepare enters the owner's data
 */
export function houseForTests(prepare: (api: ApiSession) => Promise<void>): House {
  // Set before any test reads it.
  const house = {} as House;
  beforeAll(async () => void Object.assign(house, await startHouse(prepare)));
  afterAll(() => house.close?.());
  return house;
}

async function startHouse(prepare: (api: ApiSession) => Promise<void>): Promise<House> {
  const peer = await startSmtpPeer();
  const clock = await startMovedClock();
  const owner = await startOwner(DESKTOP, { env: { ...mailEnv(peer), ...clock.env }, prepare });
  let now = new Date();
  const visit = async (
    viewport: ViewportSize,
    options: BrowserContextOptions,
    action: (page: Page) => Promise<void>,
  ) => {
    const { page, context, errors } = await newVisitor(owner.browser, viewport, options);
    if (options.javaScriptEnabled) await context.clock.install({ time: now });
    await action(page);
    expect(errors).toEqual([]);
    await context.close();
  };
  return {
    peer,
    clock,
    owner,
    moveTo: async (day, hour) => {
      now = villaTimestamp(day, hour);
      await clock.shift(now.getTime() - Date.now());
    },
    asOwner: (action) =>
      visit(DESKTOP, { javaScriptEnabled: true }, async (page) => {
        await signInAtDoor(page, owner.url);
        await action(page);
      }),
    asGuest: (viewport, action, options = {}) =>
      visit(viewport, { javaScriptEnabled: false, ...options }, action),
    close: async () => {
      await owner.close();
      await clock.remove();
      await peer.close();
    },
  };
}
