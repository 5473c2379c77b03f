import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { enquire } from '@server/test/enquire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noRuntime } from './desktopApp';
import { giveKeyring } from './keyring';
import { startSignedIn, type SignedIn } from './signedIn';

describe.skipIf(noRuntime)(`a server behind a proxy${noRuntime}`, () => {
  let owner: SignedIn;
  let page: Page;
  beforeAll(async () => {
    owner = await startSignedIn({ isBehindProxy: true });
    page = owner.desktop.page;
    await giveKeyring(owner.desktop.app);
    await enquire(owner.server.url, 'Ines Costa', 60);
    await page.reload();
    await row('Ines Costa').waitFor();
  });
  afterAll(async () => owner?.close());

  const row = (name: string) => page.locator('tbody tr').filter({ hasText: name });
  const badge = () =>
    owner.desktop.app.evaluate(({ app }) => (app as unknown as { shown: number }).shown);

  it.each([502, 503, 504])(
    'counts the %i of a proxy as no connection, and shows what was read',
    async (status) => {
      owner.proxy?.answerWith(status);
      await page.getByText(/No connection: read only/).waitFor();
      await page.reload();
      await row('Ines Costa').waitFor();
      await page.getByText(/No connection: read only/).waitFor();
      await row('Ines Costa').getByRole('button', { name: 'Confirm' }).click();
      const confirm = page.getByRole('button', { name: 'Confirm this booking' });
      await expect.poll(() => confirm.isDisabled()).toBe(true);
      await page.keyboard.press('Escape');
      owner.proxy?.answerWith(null);
      await page.getByText(/No connection/).waitFor({ state: 'detached' });
    },
  );

  it('goes on counting after an answer that never came', async () => {
    await owner.desktop.app.evaluate(({ app }) => {
      app.setBadgeCount = (count = 0) => {
        Object.assign(app, { shown: count });
        return true;
      };
    });
    owner.proxy?.neverAnswer('/api/admin/summary');
    await enquire(owner.server.url, 'Rui Melo', 80);
    await expect.poll(() => owner.proxy?.openCount('/api/admin/summary')).toBeGreaterThan(0);
    owner.proxy?.neverAnswer(null);
    await enquire(owner.server.url, 'Lena Vogt', 100);
    await expect.poll(badge, { timeout: 40_000 }).toBe(3);
  });

  it('leaves no download open when the owner chooses no place for it', async () => {
    await owner.desktop.app.evaluate(({ dialog }) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' });
    });
    const isSaved = await page.evaluate(() => window.villaDesktop.saveFile('/api/admin/backup'));
    expect([isSaved, owner.proxy?.openCount('/api/admin/backup')]).toEqual([false, 0]);
  });

  it('keeps nothing that comes in after signing out', async () => {
    const folder = path.join(owner.profile, 'offline');
    expect(await readdir(folder)).toHaveLength(1);
    owner.proxy?.holdBack('/api/contact');
    await page.evaluate(() => {
      const answered = fetch('/api/contact?limit=1').then(({ status }) => status);
      Object.assign(window, { answered });
    });
    await expect.poll(() => owner.proxy?.openCount('/api/contact?limit=1')).toBe(1);
    // A look for news of the app itself is under way as well; one of before may be, besides.
    await owner.desktop.app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'));
    await expect
      .poll(() => owner.proxy?.openCount('/api/contact?limit=50'))
      .toBeGreaterThanOrEqual(1);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    expect(await readdir(folder)).toEqual([]);
    owner.proxy?.holdBack(null);
    const status = await page.evaluate(
      () => (window as unknown as { answered: Promise<number> }).answered,
    );
    expect(status).toBe(200);
    await expect.poll(() => owner.proxy?.openCount('/api/contact')).toBe(0);
    expect(await readdir(folder)).toEqual([]);
    const config = await readFile(path.join(owner.profile, 'config.json'), 'utf8');
    expect((JSON.parse(config) as { told: object }).told).toEqual({});
  });
});
