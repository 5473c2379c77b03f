import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noRuntime, startDesktop } from './desktopApp';
import { startOutsideProxy, type OutsideProxy } from './outsideProxy';
import { startSignedIn, type SignedIn } from './signedIn';

type Seen = { asked: string[]; answer: number; tray: NodeJS.EventEmitter | null };

describe.skipIf(noRuntime)(`what the owner chooses for the app${noRuntime}`, () => {
  let owner: SignedIn;
  let page: Page;
  let outside: OutsideProxy;
  beforeAll(async () => {
    outside = await startOutsideProxy();
    owner = await startSignedIn({ args: [outside.flag] });
    await listen();
  });
  afterAll(async () => {
    await owner?.close();
    outside?.close();
  });

  const listen = async () => {
    page = owner.desktop.page;
    await owner.desktop.app.evaluate(({ dialog, Tray }) => {
      const seen: Seen = { asked: [], answer: 0, tray: null };
      Object.assign(globalThis, { seen });
      // Without the window in front, because it is hidden at this point.
      dialog.showMessageBox = (({ message }: { message: string }) => {
        seen.asked.push(message);
        return Promise.resolve({ response: seen.answer, checkboxChecked: false });
      }) as typeof dialog.showMessageBox;
      Tray.prototype.setContextMenu = function show(this: Electron.Tray) {
        seen.tray = this;
      };
    });
  };
  const restart = async () => {
    await owner.desktop.close();
    owner.desktop = await startDesktop(owner.profile, { args: [outside.flag] });
    await listen();
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  const openSettings = async () => {
    await owner.desktop.app.evaluate(({ Menu }) => {
      const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
      items?.find(({ label }) => label.includes('Villas and app settings'))?.click();
    });
    await page.getByRole('heading', { name: 'Villas and app settings' }).waitFor();
  };
  const isVisible = () =>
    owner.desktop.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().some((window) => window.isVisible()),
    );
  const closeWindow = () =>
    owner.desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  const asked = () =>
    owner.desktop.app.evaluate(() => (globalThis as unknown as { seen: Seen }).seen.asked);
  const clickTray = () =>
    owner.desktop.app.evaluate(({ powerMonitor }) => {
      // Every count updates the tray, which is known from then on.
      powerMonitor.emit('resume');
      (globalThis as unknown as { seen: Seen }).seen.tray?.emit('click');
    });

  describe('the dictionary', () => {
    const isFetched = () => outside.asked().some((host) => /gvt1\.com|google/.test(host));

    it('is not downloaded until a language is chosen', async () => {
      await page.getByRole('searchbox').pressSequentially('tset speling');
      await restart();
      await page.getByRole('searchbox').pressSequentially('tset speling');
      expect(outside.asked()).toEqual([]);
    });

    it('is downloaded once a language is chosen, and the choice is kept', async () => {
      await openSettings();
      const language = page.getByLabel('Check spelling in');
      expect(await language.inputValue()).toBe('');
      await language.selectOption('pt-PT');
      await expect.poll(isFetched, { timeout: 20_000 }).toBe(true);
      await restart();
      await openSettings();
      expect(await page.getByLabel('Check spelling in').inputValue()).toBe('pt-PT');
      const used = await owner.desktop.app.evaluate(({ session }) => [
        session.defaultSession.isSpellCheckerEnabled(),
        ...session.defaultSession.getSpellCheckerLanguages(),
      ]);
      expect(used).toEqual([true, 'pt-PT']);
    });

    it('has its languages named in the language of the screens', async () => {
      const speak = async (language: string) => {
        await page.evaluate((chosen) => {
          localStorage.setItem('villa.adminLanguage', chosen);
        }, language);
        await page.reload();
      };
      await speak('pt');
      const language = page.getByLabel('Verificar a ortografia em');
      await expect.poll(() => language.innerText()).toContain('português europeu');
      await speak('en');
      await page.getByLabel('Check spelling in').waitFor();
    });
  });

  describe.skipIf(process.platform !== 'linux')('starting with the session', () => {
    const entry = () => path.join(owner.profile, 'xdg/autostart/villa-admin.desktop');

    it('is an entry that the desktop reads, and goes again', async () => {
      await owner.desktop.app.evaluate(
        ({ app }, folder) => {
          app.setPath('appData', folder);
        },
        path.join(owner.profile, 'xdg'),
      );
      await openSettings();
      const choice = page.getByLabel('Start when I sign in to this computer');
      expect(await choice.isChecked()).toBe(false);
      await choice.click();
      await expect.poll(() => existsSync(entry())).toBe(true);
      await expect.poll(() => choice.isChecked()).toBe(true);
      const lines = (await readFile(entry(), 'utf8')).split('\n');
      expect(lines[0]).toBe('[Desktop Entry]');
      expect(lines).toContain('Type=Application');
      const program = /^Exec="([^"]+)"/m.exec(lines.join('\n'))?.[1] ?? '';
      expect(existsSync(program)).toBe(true);
      await choice.click();
      await expect.poll(() => existsSync(entry())).toBe(false);
      await expect.poll(() => choice.isChecked()).toBe(false);
    });
  });

  describe('the look', () => {
    const isDark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);

    it('is the chosen one, even after a restart', async () => {
      await openSettings();
      await page.getByLabel('Appearance').selectOption('Light');
      await expect.poll(isDark).toBe(false);
      await page.getByLabel('Appearance').selectOption('Dark');
      await expect.poll(isDark).toBe(true);
      await restart();
      await expect.poll(isDark).toBe(true);
    });
  });

  describe('closing the window', () => {
    it('keeps the app in the tray, and says so once', async () => {
      await closeWindow();
      await expect.poll(isVisible).toBe(false);
      await expect.poll(asked).toEqual(['Villa Admin goes on in the tray']);
      await expect.poll(async () => (await clickTray(), isVisible())).toBe(true);
      await closeWindow();
      await expect.poll(isVisible).toBe(false);
      expect(await asked()).toHaveLength(1);
      await expect.poll(async () => (await clickTray(), isVisible())).toBe(true);
    });

    it('still does so after an owner has stayed with something unsaved', async () => {
      await owner.desktop.app.evaluate(({ dialog }) => {
        dialog.showMessageBoxSync = ((_window: unknown, { message }: { message: string }) => {
          (globalThis as unknown as { seen: Seen }).seen.asked.push(message);
          return 0;
        }) as typeof dialog.showMessageBoxSync;
      });
      await page.evaluate(() => {
        const hold = (event: Event) => event.preventDefault();
        Object.assign(window, { hold });
        addEventListener('beforeunload', hold);
      });
      // Chromium only asks after a user interaction.
      await page.getByRole('heading').first().click();
      await owner.desktop.app.evaluate(({ app }) => app.quit());
      await expect.poll(asked).toContain('Leave without saving?');
      await closeWindow();
      await expect.poll(isVisible).toBe(false);
      await expect.poll(async () => (await clickTray(), isVisible())).toBe(true);
      await page.evaluate(() =>
        removeEventListener('beforeunload', (window as unknown as { hold: () => void }).hold),
      );
    });

    it('quits the app if the owner chose so', async () => {
      await openSettings();
      const choice = page.getByLabel('Keep running in the tray when the window is closed');
      expect(await choice.isChecked()).toBe(true);
      await choice.click();
      await expect.poll(() => choice.isChecked()).toBe(false);
      const ended = owner.desktop.app.waitForEvent('close');
      await closeWindow();
      await ended;
      owner.desktop = await startDesktop(owner.profile);
      await listen();
    });
  });
});
