import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { quoteForOwner } from '@shared/contract/bookings/bookingEndpoints';
import { previewMail } from '@shared/contract/mail/mailEndpoints';
import { addDays, addMonths, startOfMonth, villaDay } from '@shared/domain/date';
import { enquire } from '@server/test/enquire';
import { adminTab } from '@site/test/e2e/adminTab';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noRuntime } from '../desktopApp';
import { pressEverything } from '../pressEverything';
import { withOwner } from '../sharedOwner';
import type { SignedIn } from '../signedIn';

/** Non-GET requests that change nothing. */
const READING = new Set<string>([quoteForOwner.path, previewMail.path]);
const TABS = ['Bookings', 'Calendar', 'Messages', 'Pricing', 'Settings'];

describe.skipIf(noRuntime)(`without a connection${noRuntime}`, () => {
  let owner: SignedIn;
  let page: Page;
  const writes: string[] = [];
  withOwner.beforeAll(async ({ owner: shared }) => {
    owner = shared;
    page = owner.desktop.page;
    await fillVilla(owner);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && !READING.has(pathname)) {
        writes.push(`${request.method()} ${pathname}`);
      }
    });
    // Reads everything once, as an owner does in the course of a day.
    for (const tab of TABS) {
      await openTab(tab);
      await page.getByRole('main').getByRole('button').first().waitFor();
    }
    await openGallery();
    await page.getByRole('button', { name: 'Move down: Lighthouse' }).waitFor();
    await page.getByRole('link', { name: 'Back to Admin' }).click();
    await openTab('Messages');
    await page.getByRole('button', { name: 'Mark as read' }).waitFor();
  });

  const openTab = async (name: string) => {
    await adminTab(page, name).click();
    // A press may have filled in a form.
    const leave = page.getByRole('button', { name: 'Leave without saving' });
    const current = page.locator('[aria-current=page]').filter({ hasText: name });
    await leave.or(current).first().waitFor();
    if (await leave.isVisible()) await leave.click();
  };
  const openGallery = async () => {
    await adminTab(page, 'Gallery').click();
    await page.getByRole('tab', { name: 'Manage' }).click();
  };
  const bar = () => page.getByText(/No connection: read only, as of/);
  const row = () => page.locator('tbody tr').filter({ hasText: 'Ines Costa' });
  const notes = () => page.getByLabel('Your notes');
  /** Controls that change something without a question, by place. */
  const controls = {
    Messages: () => page.getByRole('button', { name: 'Mark as read' }),
    Pricing: () => page.getByRole('button', { name: 'Deactivate Carnival' }),
    Settings: () => page.getByRole('button', { name: 'Save Settings' }),
  };

  it('keeps typed text when the connection is lost, and re-enables the buttons', async () => {
    await openTab('Bookings');
    await row().getByRole('link', { name: 'Ines Costa' }).click();
    await page.locator('summary', { has: page.locator('#booking-notes') }).click();
    await notes().fill('Arrives late');
    try {
      const save = page.getByRole('button', { name: 'Save notes' });
      await expect.poll(() => save.isEnabled()).toBe(true);
      owner.proxy.answerWith(502);
      await expect.poll(() => save.isDisabled(), { timeout: 20_000 }).toBe(true);
      expect(await save.getAttribute('title')).toContain('no connection');
      expect(await notes().inputValue()).toBe('Arrives late');
    } finally {
      await notes().fill('');
      await page.keyboard.press('Escape');
      // Beside an open panel the list has no buttons.
      await notes().waitFor({ state: 'detached' });
    }
  });

  it.each([502, 503, 504])('shows the last response when a proxy answers %i', async (status) => {
    owner.proxy.answerWith(status);
    await page.reload();
    await row().waitFor();
    await expect.poll(() => bar().isVisible()).toBe(true);
  });

  it('keeps it encrypted', async () => {
    const folder = path.join(owner.profile, 'offline');
    const [name] = await readdir(folder);
    expect(name).toMatch(/\.sealed$/);
    expect((await readFile(path.join(folder, name ?? ''))).includes('Ines Costa')).toBe(false);
  });

  it('confirms no booking', async () => {
    await row().getByRole('button', { name: 'Confirm' }).click();
    const confirm = page.getByRole('button', { name: 'Confirm this booking' });
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await confirm.waitFor({ state: 'detached' });
    expect(await row().innerText()).toContain('Pending');
  });

  // What each tab shows once it is loaded, and what must be among the pressed controls.
  it.each([
    ['Bookings', 'Confirm', 'Confirm'],
    ['Calendar', 'New booking', 'New booking'],
    ['Messages', 'Mark as read', ''],
    ['Pricing', 'New override', 'New override'],
    ['Settings', 'Save Settings', 'Desktop'],
  ])('changes nothing on the tab %s, whatever is pressed', async (tab, shown, expected) => {
    await openTab(tab);
    const button = page.getByRole('main').getByRole('button', { name: shown, exact: true });
    await button.first().waitFor();
    expect((await pressEverything(page)).join()).toContain(expected);
    expect(writes).toEqual([]);
  });

  it.each(Object.entries(controls))('disables the controls of %s', async (tab, control) => {
    await openTab(tab);
    expect(await control().isDisabled()).toBe(true);
  });

  it('does not drag a stay to other nights', async () => {
    await openTab('Calendar');
    await page.getByRole('button', { name: 'Next month' }).click();
    expect(await page.locator('.rbc-addons-dnd-resizable').count()).toBe(0);
    await page.locator('.rbc-event').first().waitFor();
    expect(await page.locator('.rbc-addons-dnd-resize-ew-anchor').count()).toBe(0);
  });

  it('moves, adds and removes no photograph', async () => {
    await openGallery();
    const down = page.getByRole('button', { name: 'Move down: Lighthouse' });
    await down.waitFor();
    expect(await down.isDisabled()).toBe(true);
    const titles = () => page.locator('li strong').allInnerTexts();
    const before = await titles();
    await page.getByTitle('Drag to reorder').first().dragTo(page.locator('li strong').last());
    expect(await titles()).toEqual(before);
    await pressEverything(page);
    await page.getByRole('tab', { name: 'Upload' }).click();
    expect(await page.getByRole('button', { name: 'Choose Images' }).isDisabled()).toBe(true);
    expect(writes).toEqual([]);
    await page.getByRole('link', { name: 'Back to Admin' }).click();
  });

  it('enables everything once online again and keeps what was typed', async () => {
    await openTab('Bookings');
    await row().getByRole('link', { name: 'Ines Costa' }).click();
    await page.locator('summary', { has: page.locator('#booking-notes') }).click();
    await notes().fill('Arrives late');
    owner.proxy.answerWith(null);
    const save = page.getByRole('button', { name: 'Save notes' });
    await expect.poll(() => save.isEnabled(), { timeout: 20_000 }).toBe(true);
    expect(await notes().inputValue()).toBe('Arrives late');
    await save.click();
    await page.getByText('Your changes have been saved').first().waitFor();
    expect(writes).toHaveLength(1);
    await page.keyboard.press('Escape');
    for (const [tab, control] of Object.entries(controls)) {
      await openTab(tab);
      await expect.poll(() => control().isEnabled()).toBe(true);
    }
    await openGallery();
    expect(await page.getByRole('button', { name: 'Move down: Lighthouse' }).isEnabled()).toBe(
      true,
    );
  });

  it('enters a booking once if its response is lost, and closes the form with the stored booking', async () => {
    await openTab('Calendar');
    await page.getByRole('button', { name: 'New booking' }).click();
    await page.getByLabel('Guest name').fill('Vera Lima');
    await page.getByLabel('Email').fill('vera@example.org');
    const save = page.getByRole('button', { name: 'Save booking' });
    await expect.poll(() => save.isEnabled()).toBe(true);
    owner.proxy.loseAnswers('/api/admin/bookings');
    await save.click();
    await page.getByText('It is not known whether this was saved').first().waitFor();
    owner.proxy.loseAnswers(null);
    await page.getByText('Booking entered').first().waitFor();
    await save.waitFor({ state: 'detached' });
    const { json } = await owner.api.send('GET', '/api/bookings?search=Vera');
    expect(json).toHaveLength(1);
  });
});

async function fillVilla({ server, api }: SignedIn): Promise<void> {
  const today = villaDay(new Date());
  // In the middle of next month, whatever today is.
  const checkinDate = addDays(startOfMonth(addMonths(today, 1)), 14);
  await enquire(server.url, 'Ines Costa', 0, {
    checkinDate,
    checkoutDate: addDays(checkinDate, 7),
  });
  const message = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Rui',
      lastName: 'Melo',
      email: 'rui@example.org',
      subject: 'general',
      message: 'Is there a cot?',
    }),
  });
  expect(message.status).toBe(201);
  const made = [
    await api.send('POST', '/api/admin/blocks', {
      startDate: addDays(today, 3),
      endDate: addDays(today, 5),
    }),
    await api.send('POST', '/api/admin/price-overrides', {
      name: 'Carnival',
      startDate: addDays(today, 90),
      endDate: addDays(today, 95),
      overridePrice: '600.00',
      priority: 0,
      isActive: true,
    }),
    await api.send('POST', '/api/admin/gallery', {
      publicId: 'villa/lighthouse',
      title: 'Lighthouse',
    }),
    await api.send('POST', '/api/admin/gallery', { publicId: 'villa/lantern', title: 'Lantern' }),
  ];
  expect(made).toEqual(made.map(({ json }) => ({ status: 201, json })));
}
