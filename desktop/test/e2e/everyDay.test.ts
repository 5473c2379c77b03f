import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startBuiltServer, type BuiltServer } from '@server/test/builtServer';
import { enquire } from '@server/test/enquire';
import type { ContentState } from '@shared/contract/content/content';
import { adminTab } from '@site/test/e2e/adminTab';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../../vite.alias.ts';
import { launchEnv, launchFlags, noRuntime } from './desktopApp';
import { giveKeyring } from './keyring';
import { startSignedIn, type SignedIn } from './signedIn';

const run = promisify(execFile);
const runtime = inject('runtime');
/** So that a picture has some size. */
const NOISE = { type: 'gaussian', mean: 120, sigma: 40 } as const;

describe.skipIf(noRuntime)(`every day with the app${noRuntime}`, () => {
  let owner: SignedIn;
  let page: Page;
  beforeAll(async () => {
    owner = await startSignedIn();
    page = owner.desktop.page;
    await giveKeyring(owner.desktop.app);
    await owner.desktop.app.evaluate(({ Notification }) => {
      const told: Notification[] = [];
      Object.assign(globalThis, { told });
      Notification.prototype.show = function show(this: Notification) {
        told.push(this);
      };
    });
  });
  /** The server once it is back after having been away. */
  let again: BuiltServer | undefined;
  afterAll(async () => {
    await again?.stop();
    await owner?.close();
  });

  const toldTitles = () =>
    owner.desktop.app.evaluate(() =>
      (globalThis as unknown as { told: { title: string }[] }).told.map(({ title }) => title),
    );
  const panel = () => page.getByRole('dialog', { name: /^Booking VL-/ });
  const row = (name: string) => page.locator('tbody tr').filter({ hasText: name });

  it('tells of each new enquiry once, and opens it by a click', async () => {
    // What was there when the owner signed in is no news.
    const memory = () => readFile(path.join(owner.profile, 'config.json'), 'utf8');
    await expect.poll(memory).toContain('bookingId');
    await enquire(owner.server.url, 'Ines Costa', 60);
    await expect.poll(toldTitles, { timeout: 20_000 }).toEqual(['New enquiry from Ines Costa']);
    await enquire(owner.server.url, 'Rui Melo', 80);
    await expect
      .poll(toldTitles, { timeout: 20_000 })
      .toEqual(['New enquiry from Ines Costa', 'New enquiry from Rui Melo']);
    await owner.desktop.app.evaluate(() => {
      (globalThis as unknown as { told: NodeJS.EventEmitter[] }).told[0]?.emit('click');
    });
    await panel().getByText('Ines Costa').first().waitFor();
  });

  it('uploads photographs from the disk', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'villa-photos-'));
    const photos = ['small.jpg', 'large.png'].map((name) => path.join(folder, name));
    const picture = (width: number) =>
      sharp({ create: { width, height: 700, channels: 3, background: '#3a7a5a', noise: NOISE } });
    await picture(900)
      .jpeg()
      .toFile(photos[0] ?? '');
    // Larger than what Chromium keeps of a body in memory.
    await picture(1600)
      .png({ compressionLevel: 0 })
      .toFile(photos[1] ?? '');
    await page.goto('villa-app://app/admin/gallery?tab=upload');
    await page.locator('input[type="file"]').setInputFiles(photos);
    await page.getByText('2 image(s) uploaded successfully').waitFor();
    const uploaded = page.getByRole('list', { name: 'Uploaded images' }).getByRole('listitem');
    expect(await uploaded.count()).toBe(2);
    await page.goto('villa-app://app/admin');
    await rm(folder, { recursive: true });
  });

  it('opens a booking by a link, in the app that runs already', async () => {
    const reference = await enquire(owner.server.url, 'Lena Vogt', 100);
    if ('reason' in runtime) throw new Error(runtime.reason);
    await run(runtime.binary, [root, ...launchFlags(), `villa-admin://booking/${reference}`], {
      env: launchEnv(owner.profile),
    });
    await panel().getByText('Lena Vogt').first().waitFor();
    expect(new URL(page.url()).searchParams.get('booking')).toBe(reference);
  });

  it.each(['Calendar', 'Messages', 'Pricing', 'Settings', 'Bookings'])(
    'opens the tab %s from the menu',
    async (label) => {
      await owner.desktop.app.evaluate(({ Menu }, name) => {
        const items = Menu.getApplicationMenu()?.items.flatMap(
          ({ submenu }) => submenu?.items ?? [],
        );
        items?.find((item) => item.label.replace('&', '') === name)?.click();
      }, label);
      const tab = adminTab(page, label);
      await expect.poll(() => tab.getAttribute('aria-current')).toBe('page');
    },
  );

  it('saves the list and a booking where the owner chooses', async () => {
    const files = [path.join(owner.profile, 'list.csv'), path.join(owner.profile, 'sheet.pdf')];
    await owner.desktop.app.evaluate(
      ({ dialog }, places) => {
        dialog.showSaveDialog = () =>
          Promise.resolve({ canceled: false, filePath: places.shift() ?? '' });
      },
      [...files],
    );
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await page.getByText('The file was saved').first().waitFor();
    expect(await readFile(files[0] ?? '', 'utf8')).toContain('Ines Costa');
    const reference = await enquire(owner.server.url, 'Paul Weber', 120);
    await page.evaluate((name) => window.villaDesktop.saveSheet(name), reference);
    const sheet = await readFile(files[1] ?? '');
    expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sheet.length).toBeGreaterThan(5_000);
  });

  it('puts a booking on paper in the language of the screens, under the villa’s own name', async () => {
    const site = '/api/admin/content/en';
    const { version } = (await owner.api.send('GET', site)).json as ContentState;
    const draft = { version, changes: { 'villa.name': 'Casa do Mar' } };
    const changed = (await owner.api.send('PATCH', `${site}/draft`, draft)).json as ContentState;
    const published = await owner.api.send('POST', `${site}/publish`, { version: changed.version });
    expect(published.status).toBe(200);
    const reference = await enquire(owner.server.url, 'Rosa Reis', 140);
    await page.evaluate(() => localStorage.setItem('villa.adminLanguage', 'pt'));
    await page.goto(`villa-app://app/sheet?booking=${reference}`);
    const fact = (term: string) =>
      page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd').innerText();
    await page.getByRole('heading', { name: `Reserva ${reference}` }).waitFor();
    expect(await fact('Estado')).toBe('pendente');
    await page.getByText('Casa do Mar').waitFor();
    await page.evaluate(() => localStorage.setItem('villa.adminLanguage', 'en'));
    await page.goto('villa-app://app/admin');
  });

  describe('when the server cannot be reached', () => {
    it('shows what was read last, says since when, and changes nothing', async () => {
      await page.reload();
      await row('Ines Costa').waitFor();
      await owner.server.stop();
      // Without anything being pressed.
      await page.getByText(/No connection: read only, as of/).waitFor();
      await page.reload();
      await row('Ines Costa').waitFor();
      await page.getByText(/No connection: read only, as of/).waitFor();
      await row('Ines Costa').getByRole('button', { name: 'Confirm' }).click();
      const confirm = page.getByRole('button', { name: 'Confirm this booking' });
      await expect.poll(() => confirm.isDisabled()).toBe(true);
      await page.keyboard.press('Escape');
      expect(await row('Ines Costa').innerText()).toContain('Pending');
    });

    it('keeps it sealed', async () => {
      const folder = path.join(owner.profile, 'offline');
      const [name] = await readdir(folder);
      expect(name).toMatch(/\.sealed$/);
      expect((await readFile(path.join(folder, name ?? ''))).includes('Ines Costa')).toBe(false);
    });

    it('is up to date again when it is back', async () => {
      const { port } = new URL(owner.server.url);
      again = await startBuiltServer({
        dataDir: owner.server.dataDir,
        env: { PORT: port },
      });
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText(/No connection/).waitFor({ state: 'detached' });
      await row('Ines Costa').waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin');
    });
  });

  it('leaves nothing behind after signing out', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    await expect.poll(() => readdir(path.join(owner.profile, 'offline'))).toEqual([]);
  });
});
