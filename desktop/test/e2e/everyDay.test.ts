import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { enquire } from '@server/test/enquire';
import type { BookingSummary } from '@shared/contract/bookings/booking';
import type { ContentState } from '@shared/contract/content/content';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { noRuntime } from './desktopApp';
import { withOwner } from './sharedOwner';
import type { SignedIn } from './signedIn';

/** Noise makes the image file large. */
const NOISE = { type: 'gaussian', mean: 120, sigma: 40 } as const;

describe.skipIf(noRuntime)(`every day with the app${noRuntime}`, () => {
  let owner: SignedIn;
  let page: Page;
  withOwner.beforeAll(({ owner: shared }) => {
    owner = shared;
    page = owner.desktop.page;
  });

  it('uploads photographs from the disk', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'villa-photos-'));
    const photos = ['small.jpg', 'large.png'].map((name) => path.join(folder, name));
    const picture = (width: number) =>
      sharp({ create: { width, height: 700, channels: 3, background: '#3a7a5a', noise: NOISE } });
    await picture(900)
      .jpeg()
      .toFile(photos[0] ?? '');
    // Exceeds what Chromium keeps of a body in memory.
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

  it('saves the list where the owner chooses', async () => {
    await enquire(owner.server.url, 'Ines Moura', 60);
    const filePath = path.join(owner.profile, 'list.csv');
    await owner.desktop.app.evaluate(({ dialog }, place) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: place });
    }, filePath);
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await page.getByText('The file was saved').first().waitFor();
    expect(await readFile(filePath, 'utf8')).toContain('Ines Moura');
  });

  it('leaves no download open when the owner chooses no place for it', async () => {
    await owner.desktop.app.evaluate(({ dialog }) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' });
    });
    const isSaved = await page.evaluate(() => window.villaDesktop.saveFile('/api/admin/backup'));
    expect([isSaved, owner.proxy.openCount('/api/admin/backup')]).toEqual([false, 0]);
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

  it('shows the draft of the site with its typefaces, in a frame in which nothing runs', async () => {
    const failed: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) failed.push(answer.url());
    });
    await page.getByRole('link', { name: 'Site', exact: true }).click();
    const frame = page.frameLocator('iframe[title="The site as you are writing it"]').first();
    await frame.getByRole('heading', { level: 1 }).waitFor();
    const isLoaded = await frame
      .locator('html')
      .evaluate(async ({ ownerDocument }) => (await ownerDocument.fonts.ready).size > 0);
    expect(isLoaded).toBe(true);
    expect(failed).toEqual([]);
    await page.goto('villa-app://app/admin');
  });

  it('keeps updating the badge after a request that never got a response', async () => {
    await owner.desktop.app.evaluate(({ app }) => {
      app.setBadgeCount = (count = 0) => {
        Object.assign(app, { shown: count });
        return true;
      };
    });
    const badge = () =>
      owner.desktop.app.evaluate(({ app }) => (app as unknown as { shown: number }).shown);
    owner.proxy.neverAnswer('/api/admin/summary');
    await enquire(owner.server.url, 'Rui Melo', 80);
    await expect.poll(() => owner.proxy.openCount('/api/admin/summary')).toBeGreaterThan(0);
    owner.proxy.neverAnswer(null);
    await enquire(owner.server.url, 'Lena Vogt', 100);
    const { json } = await owner.api.send('GET', '/api/admin/summary');
    const { pendingCount, unreadMessageCount } = json as BookingSummary;
    await expect.poll(badge, { timeout: 40_000 }).toBe(pendingCount + unreadMessageCount);
  });

  it('keeps no data after signing out, not even responses that arrive later', async () => {
    const folder = path.join(owner.profile, 'offline');
    await expect.poll(() => readdir(folder)).toHaveLength(1);
    owner.proxy.holdBack('/api/contact');
    await page.evaluate(() => {
      const answered = fetch('/api/contact?limit=1').then(({ status }) => status);
      Object.assign(window, { answered });
    });
    await expect.poll(() => owner.proxy.openCount('/api/contact?limit=1')).toBe(1);
    // Also starts the app's own check for news; an earlier one may still be running.
    await owner.desktop.app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'));
    await expect
      .poll(() => owner.proxy.openCount('/api/contact?limit=50'))
      .toBeGreaterThanOrEqual(1);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    expect(await readdir(folder)).toEqual([]);
    owner.proxy.holdBack(null);
    const status = await page.evaluate(
      () => (window as unknown as { answered: Promise<number> }).answered,
    );
    expect(status).toBe(200);
    await expect.poll(() => owner.proxy.openCount('/api/contact')).toBe(0);
    expect(await readdir(folder)).toEqual([]);
    const config = await readFile(path.join(owner.profile, 'config.json'), 'utf8');
    expect((JSON.parse(config) as { told: object }).told).toEqual({});
  });
});
