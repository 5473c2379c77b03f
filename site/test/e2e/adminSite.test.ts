import type { ContentState } from '@shared/contract/content/content';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser';
import { dragHandle, dragWithFinger } from './dragHandles';
import { startOwner, type Owner } from './owner';
import { isTooWide, settledViolations, spokenToast } from './ownerPage';

describe('the Site tab, with the real server', () => {
  let owner: Owner;
  let page: Page;
  beforeAll(async () => {
    owner = await startOwner(DESKTOP);
    page = owner.page;
  });
  afterAll(() => owner?.close());

  const open = async (of: Page, part: string) => {
    await of.goto(`${owner.url}/admin/site`);
    // Its name includes a number of changes, which a failed first try of the test may have left.
    const opener = of.getByRole('button', {
      name: new RegExp(String.raw`^${part}(\s*\d+ changes?)?$`),
    });
    await opener.click();
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
  };
  const guestReads = async (path = '/') => (await fetch(owner.url + path)).text();
  const draft = async () =>
    ((await owner.api.send('GET', '/api/admin/content/en')).json as ContentState).draft;
  const preview = () => page.frameLocator('iframe[title="The site as you are writing it"]').first();

  it('hides, moves and adds amenities, and gives one an icon', async () => {
    await open(page, 'Amenities');
    const list = page.getByRole('group', { name: 'Amenities' });
    await list.getByRole('button', { name: 'Private pool', exact: true }).click();
    await list.getByLabel('Icon').selectOption('pool');
    await list.getByRole('button', { name: 'Move down: Private pool' }).click();
    await list.getByRole('button', { name: 'Move down: Private pool' }).click();
    await list.getByRole('button', { name: 'Barbecue', exact: true }).click();
    await list.getByRole('switch', { name: 'Shown on the site' }).click();
    await list.getByRole('button', { name: 'Add an amenity' }).click();
    await list.getByLabel('Title', { exact: true }).fill('Sauna');
    await list.getByLabel('Text', { exact: true }).fill('From *November* on.');
    await expect.poll(async () => (await draft())['amenities.items']?.length).toBe(10);
    await preview().getByRole('heading', { name: 'Sauna' }).waitFor();
    // Typed after the title, and rendered later on a slow machine.
    await preview().locator('em', { hasText: 'November' }).waitFor();
    expect(await preview().getByRole('heading', { name: 'Barbecue' }).count()).toBe(0);
    expect(await preview().locator('#amenities h3').allTextContents()).toEqual([
      'Two bathrooms',
      'Private pool',
      'A cook’s kitchen',
      'Shaded terrace',
      'Roof terrace',
      // Those without a picture follow, then the rooms.
      'Three bedrooms',
      'Golf area',
      'Fast Wi-Fi',
      'Sauna',
      'Who sleeps where',
    ]);
  });

  it('hides and moves sections, and takes their links from the bar', async () => {
    await open(page, 'Sections of the home page');
    await page.getByRole('switch', { name: 'Golf' }).click();
    await page.getByRole('button', { name: 'Move up: Gallery' }).click();
    await expect.poll(async () => (await draft())['home.sections']?.length).toBe(12);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Everything is published').waitFor();
    const guest = await owner.browser.newPage({ viewport: DESKTOP });
    await guest.goto(owner.url);
    expect(await guest.locator('#golf').count()).toBe(0);
    expect(await guest.getByRole('navigation').getByText('Golf', { exact: true }).count()).toBe(0);
    const order = await guest
      .locator('main section[id]')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(order).toEqual([
      'about',
      'amenities',
      'location',
      'travelers',
      'gallery',
      'experiences',
      'faq',
      'contact',
    ]);
    await guest.close();
  });

  it('moves sections by dragging a handle, with a mouse and with a finger', async () => {
    const sections = async () => (await draft())['home.sections']?.map(({ id }) => id) ?? [];
    await open(page, 'Sections of the home page');
    const [first = '', second = ''] = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('switch') })
      .locator('label')
      .allTextContents();
    await dragHandle(page, first, second);
    await page.getByText(`${first} moved to position 2 of 12`).waitFor({ state: 'attached' });
    await expect.poll(sections).toHaveLength(12);
    const dragged = await sections();
    const publish = async (of: Page) => {
      await of.getByRole('button', { name: 'Publish', exact: true }).click();
      await of.getByText('Everything is published').waitFor();
    };
    await publish(page);

    const phone = await owner.on(PHONE, { hasTouch: true, isMobile: true });
    await open(phone.page, 'Sections of the home page');
    await dragWithFinger(phone.page, second, first);
    await expect.poll(sections).toEqual([dragged[1], dragged[0], ...dragged.slice(2)]);
    await publish(phone.page);
    expect(await isTooWide(phone.page)).toBe(false);
    await phone.context.close();
  });

  it('says what is wrong with a text at its field, and publishes nothing of it', async () => {
    await open(page, 'About');
    await page.getByLabel('First paragraph').fill('See [this](javascript:alert)');
    await page.getByText('The link to “javascript:alert” leads nowhere.').waitFor();
    await page.getByLabel('Title', { exact: true }).fill('');
    await page.getByText('Title is required').waitFor();
    expect(
      await page
        .getByRole('button', { name: 'Publish', exact: true })
        .getAttribute('aria-disabled'),
    ).toBe('true');
    expect(await draft()).not.toHaveProperty(['about.first']);
    await page.getByRole('button', { name: 'Back to the default: Title' }).click();
    await page.getByRole('button', { name: 'Back to the default: First paragraph' }).click();
    await page.getByText('Everything is published').waitFor();
  });

  it('keeps two windows from overwriting each other', async () => {
    await open(page, 'Footer');
    const other = (await owner.api.send('GET', '/api/admin/content/en')).json as ContentState;
    await page.getByLabel('Sentence').fill('Mine.');
    // The other window saves before this one's input is stored.
    await owner.api.send('PATCH', '/api/admin/content/en/draft', {
      version: other.version,
      changes: { 'footer.about': 'Theirs.' },
    });
    await page.getByText('Another window has changed this meanwhile.').waitFor();
    expect(await settledViolations(page)).toEqual([]);
    expect((await draft())['footer.about']).toBe('Theirs.');
    await page.getByRole('button', { name: 'Keep what I typed' }).click();
    await expect.poll(async () => (await draft())['footer.about']).toBe('Mine.');
  });

  it('brings an earlier publication back as a draft, and discards it', async () => {
    const publish = async (sentence: string) => {
      await open(page, 'Footer');
      await page.getByLabel('Sentence', { exact: true }).fill(sentence);
      await expect.poll(async () => (await draft())['footer.about']).toBe(sentence);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByText('Everything is published').waitFor();
    };
    await publish('The first sentence.');
    await publish('The second sentence.');
    await page.getByRole('button', { name: 'History' }).click();
    const bringBack = page
      .getByRole('dialog', { name: 'What was published' })
      .getByRole('button', { name: /^Bring back/ });
    await bringBack.first().waitFor();
    expect(await settledViolations(page)).toEqual([]);
    // The newest one is already published and has no such button.
    await bringBack.first().click();
    await spokenToast(page, 'It is your draft now.').waitFor();
    expect((await draft())['footer.about']).toBe('The first sentence.');
    expect(await guestReads()).toContain('The second sentence.');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await page.getByText('Everything is published').waitFor();
    expect((await draft())['footer.about']).toBe('The second sentence.');
  });

  it('is translated beside the English, previewed, published and seen by German guests', async () => {
    await page.goto(`${owner.url}/admin/site`);
    await open(page, 'Top of the page');
    await page.getByLabel('Title', { exact: true }).fill('Seven steps from the sea');
    // Immediately: input is saved before the language changes.
    await page.getByRole('button', { name: /^Deutsch/ }).click();
    await page.waitForURL(/language=de/);
    await expect.poll(async () => (await draft())['hero.title']).toBe('Seven steps from the sea');
    await page.goBack();
    await page.getByRole('button', { name: /^English/, pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Everything is published').waitFor();
    const german = page.getByRole('button', { name: /^Deutsch · \d+ missing$/ });
    await german.click();
    await page.getByRole('button', { name: /^Top of the page/ }).click();
    await page.getByText('Seven steps from the sea').first().waitFor();
    await page.getByText('Missing: guests read the English').waitFor();
    expect(await guestReads('/de')).toMatch(/lang="en"[^>]*>Seven steps from the sea/);
    expect(await settledViolations(page)).toEqual([]);
    await page.getByLabel('Title', { exact: true }).fill('Sieben Stufen zum Meer');
    await preview().getByRole('heading', { name: 'Sieben Stufen zum Meer' }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Everything is published').waitFor();
    const guest = await guestReads('/de');
    expect(guest).toContain('Sieben Stufen zum Meer');
    expect(guest).not.toContain('Seven steps from the sea');
    expect(await guestReads('/')).toContain('Seven steps from the sea');
  });

  it('fits a phone, where the preview is opened by a button', async () => {
    const phone = await owner.on(PHONE);
    await open(phone.page, 'Experiences');
    await phone.page.getByLabel('Title', { exact: true }).waitFor();
    expect(await isTooWide(phone.page)).toBe(false);
    expect(await settledViolations(phone.page)).toEqual([]);
    await phone.page.getByRole('button', { name: 'Show the preview' }).click();
    const width = phone.page.getByRole('button', { name: 'Phone', exact: true });
    expect(await width.getAttribute('aria-pressed')).toBe('true');
    await phone.page.getByRole('button', { name: 'Desktop', exact: true }).click();
    await width.click();
    await expect.poll(() => width.getAttribute('aria-pressed')).toBe('true');
    await phone.page
      .frameLocator('iframe[title="The site as you are writing it"]')
      .first()
      .getByRole('heading', { name: 'Days that begin at the front door' })
      .waitFor();
    expect(await isTooWide(phone.page)).toBe(false);
    await phone.page.goto(`${owner.url}/admin/site?language=de`);
    await phone.page.getByRole('button', { name: /^Amenities/ }).click();
    await phone.page.getByRole('button', { name: 'Sauna', exact: true }).click();
    expect(await isTooWide(phone.page)).toBe(false);
    expect(await settledViolations(phone.page)).toEqual([]);
    await phone.context.close();
  });
});
