import { addDays } from '@shared/domain/date';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it as ownIt } from 'vitest';
import { NAVIGATION } from '../../admin/navigation';
import { SETTINGS_PAGES } from '../../admin/settings/settingsPages';
import { DESKTOP, PHONE, type Visitor } from './browser';
import { fillAllTabs } from './fillAllTabs';
import { startOwner, type Owner } from './owner';
import { settle } from './ownerPage';
import { openAlive } from './publicPage';
import { PUBLIC_STATES } from './publicStates';
import { it } from './sharedVilla';
import { outdatedTexts, translateAll } from './translator';

/** Buttons of the back office that change data or end the session without asking first. */
const UNPRESSED = /sign out|publish|send|save|give back|stop|revoke|discard|log in/i;

describe('a translated page', () => {
  it.for(PUBLIC_STATES.filter(([name]) => name !== 'an error page'))(
    'keeps working: %s',
    async ([, open], { villa, visit }) => {
      await visit(DESKTOP, async ({ page }) => {
        await translateAll(page);
        await open(page, villa.url);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await expectCurrent(page);
      });
    },
  );

  it('is drawn again if it was translated before hydration', async ({ villa, visit }) => {
    await visit(PHONE, async ({ page, errors }) => {
      await translateAll(page, 'start');
      await openAlive(page, `${villa.url}/booking`);
      await page.getByLabel('Currency').selectOption('GBP');
      await expectCurrent(page);
      expect(errors.splice(0).filter((error) => !error.startsWith('HYDRATION'))).toEqual([]);
    });
  });

  it('leads a guest from the home page to the confirmation', async ({ villa, visit, month }) => {
    await visit(PHONE, async ({ page }) => {
      await translateAll(page);
      await openAlive(page, villa.url);
      const choose = (label: string, value: string) => page.getByLabel(label).selectOption(value);
      await choose('Currency', 'GBP');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('button', { name: /^View All/ }).click();
      await page.getByRole('button', { name: 'Next photo' }).click();
      await page.keyboard.press('Escape');
      await expectCurrent(page);

      await page.getByRole('link', { name: 'Book Your Stay' }).first().click();
      await page.getByLabel('Check-in', { exact: true }).fill(addDays(month, 9));
      await page.getByLabel('Check-out', { exact: true }).fill(addDays(month, 16));
      await choose('Currency', 'USD');
      await page.getByRole('button', { name: 'Choose again' }).click();
      await page.getByRole('button', { name: 'Continue to Booking', disabled: false }).click();
      await page.getByRole('button', { name: 'Send Enquiry' }).click();
      await page.getByLabel('Full name').fill('Ana Duarte');
      await page.getByLabel('Email').fill('ana@example.pt');
      await expectCurrent(page);
      await page.getByRole('button', { name: 'Send Enquiry' }).click();
      await page.getByRole('heading', { name: 'Enquiry Sent!' }).waitFor();
      await expectCurrent(page);
    });
  });
});

describe('a translated back office', () => {
  let owner: Owner;
  let visitor: Visitor;
  beforeAll(async () => {
    owner = await startOwner(DESKTOP, { prepare: (api, { url }) => fillAllTabs(api, url) });
    visitor = await owner.on(DESKTOP);
    await translateAll(visitor.page);
  });
  afterAll(() => owner?.close());

  ownIt.each([...NAVIGATION, ...SETTINGS_PAGES].map(({ path }) => path))(
    'keeps working: %s',
    async (path) => {
      const { page } = visitor;
      await page.goto(owner.url + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settle(page);
      await pressAll(page, page.getByRole('main'));
      await expectCurrent(page);
      expect(errorsOf(visitor)).toEqual([]);
    },
  );

  ownIt('keeps working: a booking', async () => {
    const { page } = visitor;
    await page.goto(`${owner.url}/admin`);
    await page.getByRole('link', { name: 'Rui Sousa' }).last().click();
    const panel = page.getByRole('dialog', { name: /^Booking VL-/ });
    await panel.getByRole('button', { name: 'Change dates or price' }).waitFor();
    await pressAll(page, panel);
    await expectCurrent(page);
    expect(errorsOf(visitor)).toEqual([]);
  });
});

async function expectCurrent(page: Page): Promise<void> {
  await settle(page);
  expect(await outdatedTexts(page)).toEqual([]);
}

/** Presses each button of a screen or panel, and closes what it opens. */
async function pressAll(page: Page, area: Locator): Promise<void> {
  const address = page.url();
  const buttons = area.locator('button, summary');
  const names = await buttons.allInnerTexts();
  const dialogs = await page.getByRole('dialog').count();
  for (const [index, name] of names.entries()) {
    const button = buttons.nth(index);
    if (UNPRESSED.test(name) || !(await button.isVisible()) || !(await button.isEnabled()))
      continue;
    // Another press may have removed or covered the button.
    await button.click({ timeout: 2_000 }).catch(() => null);
    await settle(page);
    if (page.url() !== address) await page.goto(address);
    if ((await page.getByRole('dialog').count()) > dialogs) await page.keyboard.press('Escape');
  }
}

/** Errors since the last call, without those of previews, whose frames refuse the script that translates. */
function errorsOf({ errors }: Visitor): string[] {
  return errors.splice(0).filter((error) => !error.startsWith('Blocked script execution'));
}
