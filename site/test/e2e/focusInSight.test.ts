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

const SCREENS = [
  ['bookings', '/admin', 'Recent Bookings'],
  ['calendar', '/admin/calendar', /^[A-Z][a-z]+ \d{4}$/],
  ['messages', '/admin/messages', 'Contact Messages'],
  ['pricing', '/admin/pricing', 'Price Overrides'],
  ['settings', '/admin/settings', 'Villa Pricing'],
  ['gallery, upload', '/admin/gallery?tab=upload', 'Gallery Manager'],
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

  /** Opens a screen on a phone and a desktop and tabs through it. Returns the covered controls. */
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
      // Content that loads later moves the controls below it.
      await page.getByText('Loading today...').waitFor({ state: 'detached' });
    });
    expect(covered).toEqual(NOTHING);
  });

  it('a booking beside the list', async () => {
    const covered = await coveredOn(async (page) => {
      await page.goto(`${desk.url}/admin`);
      // The first link is among the unanswered bookings.
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

/** Content for every tab, and a list longer than the window, below a sticky head. */
async function fillLongList(api: ApiSession, { url }: Villa): Promise<void> {
  await fillAllTabs(api, url);
  for (let guest = 1; guest <= 16; guest += 1) {
    // One after the other, because concurrent writes would time out.
    await enterBooking(api, `Guest ${guest}`, 7 * guest + 1);
  }
}

/** Tabs once through the page. @returns focused controls whose middle, upper or lower edge was covered */
async function coveredControls(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const element of document.querySelectorAll<HTMLElement>('[data-seen]'))
      delete element.dataset['seen'];
  });
  const covered: string[] = [];
  for (let presses = 1; presses <= MAX_PRESSES; presses += 1) {
    // The next check depends on this press.
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

/** Runs in the page: waits until nothing moves and returns whether the focused control is visible. */
async function lookAtFocus(): Promise<string> {
  const element = document.activeElement;
  // The browser's own controls come between the last and the first one.
  if (!(element instanceof HTMLElement) || element === document.body) return 'in sight';
  const last = document.querySelector<HTMLElement>('[data-seen="now"]');
  // The parts of a date take the focus one after the other.
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
  // A focused scroll area is not a control. A file input is represented by its label.
  const box = element.getClientRects()[0];
  if (!box || box.height > window.innerHeight / 2 || box.width <= 1) return 'in sight';
  const x = Math.min(box.x + box.width / 2, window.innerWidth - 1);
  // In a tall text box only the first lines, with the cursor, are scrolled to.
  const bottom = Math.min(box.bottom, window.innerHeight);
  const isHit = (y: number) => {
    const hit = document.elementFromPoint(x, y);
    return element.contains(hit) || hit?.closest('label')?.control === element;
  };
  return [box.top + 2, (box.top + bottom) / 2, bottom - 2].every(isHit)
    ? 'in sight'
    : `${Math.round(box.top)} ${element.outerHTML.slice(0, 160)}`;
}
