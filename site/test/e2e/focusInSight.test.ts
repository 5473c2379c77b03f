import type { ApiSession } from '@server/test/apiSession';
import { addDays, villaDay } from '@shared/domain/date';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, type Visitor } from './browser';
import { enterBooking, fillAllTabs } from './fillAllTabs';
import { startOwner, type Owner } from './owner';
import { openAlive } from './publicPage';
import type { Villa } from './villa';

/** More presses than any page has controls. */
const MAX_PRESSES = 300;

/** Screens of the owner's, and what is on them when they are there. */
const SCREENS = [
  ['bookings', '/admin', 'Recent Bookings'],
  ['calendar', '/admin/calendar', /^[A-Z][a-z]+ \d{4}$/],
  ['messages', '/admin/messages', 'Contact Messages'],
  ['pricing', '/admin/pricing', 'Price Overrides'],
  ['settings', '/admin/settings', 'Villa Pricing'],
  ['gallery, upload', '/admin/gallery', 'Gallery Manager'],
  ['gallery, manage', '/admin/gallery?tab=manage', /^Gallery Images \(\d+\)$/],
  ['account', '/admin/settings/account', 'A second step'],
  ['users', '/admin/settings/users', 'admin (you)'],
  ['privacy', '/admin/settings/privacy', 'What went'],
  ['activity', '/admin/settings/activity', 'Activity'],
  ['change of password', '/admin/change-password', 'Change password'],
] as const;

const NOTHING = { onPhone: [], atDesk: [] };

describe('what has the focus is in sight on a phone and at a desk, forwards and backwards', () => {
  let desk: Owner;
  let phone: Visitor;
  beforeAll(async () => {
    desk = await startOwner(DESKTOP, { prepare: fillLongList });
    phone = await desk.on(PHONE);
  });
  afterAll(() => desk?.close());

  /** Opens something on both at a time and goes round it: the controls that something covered. */
  async function coveredOn(open: (page: Page) => Promise<void>): Promise<Record<string, string[]>> {
    const goRound = async ({ page }: Visitor) => {
      await open(page);
      const forwards = await coveredControls(page, 'Tab');
      return [...forwards, ...(await coveredControls(page, 'Shift+Tab'))];
    };
    const [onPhone, atDesk] = await Promise.all([goRound(phone), goRound(desk)]);
    return { onPhone, atDesk };
  }

  it.each(SCREENS)('%s', async (_screen, address, heading) => {
    const covered = await coveredOn(async (page) => {
      await page.goto(desk.url + address);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      // What comes later moves what is below.
      await page.getByText('Loading today...').waitFor({ state: 'detached' });
    });
    expect(covered).toEqual(NOTHING);
  });

  it('a booking beside the list', async () => {
    const covered = await coveredOn(async (page) => {
      await page.goto(`${desk.url}/admin`);
      // The first of them is in what waits for an answer.
      await page.getByRole('link', { name: 'Rui Sousa', exact: true }).last().click();
      const panel = page.getByRole('dialog', { name: /^Booking VL-/ });
      await panel.getByRole('button', { name: 'Change dates or price' }).click();
      await panel.getByLabel('Check-in').waitFor();
    });
    expect(covered).toEqual(NOTHING);
  });

  it.each([
    ['the home page', '/'],
    ['the booking page', '/booking'],
  ])('%s', async (_screen, address) => {
    expect(await coveredOn((page) => openAlive(page, desk.url + address))).toEqual(NOTHING);
  });

  it('the booking page with a stay and its price', async () => {
    const covered = await coveredOn(async (page) => {
      await openAlive(page, `${desk.url}/booking`);
      const checkinDate = addDays(villaDay(new Date()), 300);
      await page.getByLabel('Check-in', { exact: true }).fill(checkinDate);
      await page.getByLabel('Check-out', { exact: true }).fill(addDays(checkinDate, 7));
      await page.getByRole('button', { name: 'Continue to Booking', disabled: false }).waitFor();
    });
    expect(covered).toEqual(NOTHING);
  });
});

/** Something on every tab, and a list that is longer than the window, under a head that stays. */
async function fillLongList(api: ApiSession, { url }: Villa): Promise<void> {
  await fillAllTabs(api, url);
  for (let guest = 1; guest <= 16; guest += 1) {
    // One after the other: the oldest write would wait too long for all of them.
    await enterBooking(api, `Guest ${guest}`, 7 * guest + 1);
  }
}

/**
 * Goes once round the page with the keyboard.
 * @returns the controls of which something else hid the middle, the upper or the lower edge when
 *   they got the focus
 */
async function coveredControls(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const element of document.querySelectorAll<HTMLElement>('[data-seen]'))
      delete element.dataset['seen'];
  });
  const covered: string[] = [];
  for (let presses = 1; presses <= MAX_PRESSES; presses += 1) {
    // Each press moves the focus that the next question is about.
    await page.keyboard.press(key);
    const found = await page.evaluate(lookAtFocus);
    if (found === 'round') {
      if (presses < 5) throw new Error('There is hardly anything to go round');
      return covered;
    }
    if (found !== 'in sight') covered.push(found);
  }
  throw new Error('The Tab key never came round');
}

/** Runs in the page: waits until nothing moves and says whether the focused control can be seen. */
async function lookAtFocus(): Promise<string> {
  const element = document.activeElement;
  // Between the last control and the first, the browser's own have their turn.
  if (!(element instanceof HTMLElement) || element === document.body) return 'in sight';
  const last = document.querySelector<HTMLElement>('[data-seen="now"]');
  // The parts of a date have the focus one after the other.
  if (element === last) return 'in sight';
  if (last) last.dataset['seen'] = 'before';
  if (element.dataset['seen']) return 'round';
  element.dataset['seen'] = 'now';
  const placeOf = () => element.getBoundingClientRect().top;
  for (let top = placeOf(), still = 0; still < 3;) {
    await new Promise(requestAnimationFrame);
    still = placeOf() === top ? still + 1 : 0;
    top = placeOf();
  }
  // What has the focus for a whole screen of content is not one control; a file input is drawn
  // by its label.
  const box = element.getClientRects()[0];
  if (!box || box.height > window.innerHeight / 2 || box.width <= 1) return 'in sight';
  const x = Math.min(box.x + box.width / 2, window.innerWidth - 1);
  // Of a high text box the first lines are scrolled to, where the cursor is.
  const bottom = Math.min(box.bottom, window.innerHeight);
  const isHit = (y: number) => {
    const hit = document.elementFromPoint(x, y);
    return element.contains(hit) || hit?.closest('label')?.control === element;
  };
  return [box.top + 2, (box.top + bottom) / 2, bottom - 2].every(isHit)
    ? 'in sight'
    : `${Math.round(box.top)} ${element.outerHTML.slice(0, 160)}`;
}
