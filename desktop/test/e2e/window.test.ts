import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OWNER_PASSWORD } from '@server/test/apiSession';
import { enquire } from '@server/test/enquire';
import { adminTab } from '@site/test/e2e/adminTab';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noRuntime, signInWith, startDesktop } from './desktopApp';
import { startSignedIn, type SignedIn } from './signedIn';

type Asked = { message: string; detail?: string; checkboxLabel?: string };
type Seen = { asked: Asked[]; copied: string; shownFiles: string[]; printed: number };

const PATIENT = { timeout: 20_000 };

describe.skipIf(noRuntime)(`the window${noRuntime}`, () => {
  let owner: SignedIn;
  let page: Page;
  let host: string;
  let reference: string;
  let folder: string;
  beforeAll(async () => {
    owner = await startSignedIn();
    host = new URL(owner.proxy.url).host;
    folder = await mkdtemp(path.join(tmpdir(), 'villa-window-'));
    for (let count = 1; count <= 30; count += 1) {
      reference = await enquire(owner.server.url, `Guest ${count}`, 20 + count);
    }
    await listen();
    await page.reload();
    await row('Guest 30').waitFor();
  });
  afterAll(async () => {
    await owner?.close();
    if (folder) await rm(folder, { recursive: true });
  });

  const listen = async () => {
    page = owner.desktop.page;
    await owner.desktop.app.evaluate(({ app, dialog, clipboard, shell }) => {
      const seen: Seen = { asked: [], copied: '', shownFiles: [], printed: 0 };
      Object.assign(globalThis, { seen });
      dialog.showMessageBox = ((_window: unknown, options: Asked) => {
        seen.asked.push(options);
        return Promise.resolve({ response: 0, checkboxChecked: true });
      }) as typeof dialog.showMessageBox;
      clipboard.writeText = ((text: string) => {
        seen.copied = text;
      }) as typeof clipboard.writeText;
      shell.showItemInFolder = (file) => void seen.shownFiles.push(file);
      app.on('web-contents-created', (_event, contents) => {
        contents.print = (_options, done) => {
          seen.printed += 1;
          done?.(true, '');
        };
      });
    });
  };
  const seen = () =>
    owner.desktop.app.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  const lastAsked = async () => (await seen()).asked.at(-1);
  const row = (name: string) => page.locator('tbody tr').filter({ hasText: name });
  const press = (label: string) =>
    owner.desktop.app.evaluate(({ Menu }, wanted) => {
      const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
      const item = items?.find((one) => one.label.replace('&', '').startsWith(wanted));
      if (!item) throw new Error(`There is no ${wanted} in the menu`);
      item.click();
    }, label);
  const title = () =>
    owner.desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle());
  const panel = () => page.getByRole('dialog', { name: /^Booking VL-/ });
  const setWidth = async (width: number) => {
    await owner.desktop.app.evaluate(({ BrowserWindow }, wide) => {
      BrowserWindow.getAllWindows()[0]?.setContentSize(wide, 700);
    }, width);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
  };
  /** Switches to the owner's language. */
  const speak = async (language: 'en' | 'pt') => {
    await owner.api.send('PUT', '/api/admin/account', { language });
    await page.goto('villa-app://app/admin');
    const menus = () =>
      owner.desktop.app.evaluate(
        ({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label) ?? [],
      );
    await expect.poll(menus).toContain(language === 'pt' ? '&Ficheiro' : '&File');
  };

  it('names the villa in its title', async () => {
    await expect.poll(title).toMatch(new RegExp(`^Dashboard .* – ${host}$`));
  });

  it('is dimmed behind a dialog up to its edge, and nothing moves', async () => {
    const leftOf = () => row('Guest 30').evaluate((one) => one.getBoundingClientRect().left);
    const before = await leftOf();
    await row('Guest 30').getByRole('link', { name: 'Guest 30' }).click();
    await panel().getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: /this (booking|enquiry)\?$/ });
    await question.waitFor();
    const scrollbar = () =>
      page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    await expect.poll(scrollbar).toBe(0);
    expect(await leftOf()).toBe(before);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
  });

  it('prints and saves the booking from its panel, and says that it was saved', async () => {
    await panel().getByRole('button', { name: 'Print' }).click();
    await expect.poll(async () => (await seen()).printed, PATIENT).toBe(1);
    const file = path.join(folder, 'sheet.pdf');
    await owner.desktop.app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    }, file);
    await panel().getByRole('button', { name: 'Save as PDF' }).click();
    await page.getByText('PDF saved').first().waitFor();
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByLabel('Dismiss notification').click();
    await page.getByText('PDF saved').first().waitFor({ state: 'hidden' });
    await press('Save booking as PDF');
    await page.getByText('PDF saved').first().waitFor();
    // Escape closes the notification first.
    await page.getByLabel('Dismiss notification').click();
    await page.getByText('PDF saved').first().waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
  });

  it('says so when no booking is open that could be printed', async () => {
    await press('Print booking');
    await expect
      .poll(async () => (await lastAsked())?.message)
      .toBe('Please open a booking first.');
  });

  it('opens the confirmation dialog, and confirms nothing, from a notification’s “Confirm…”', async () => {
    await owner.desktop.app.evaluate(({ BrowserWindow }, address) => {
      const place = { villaId: null, page: address };
      BrowserWindow.getAllWindows()[0]?.webContents.send('event:open', place);
    }, `/admin?booking=${reference}&decide=confirm`);
    await page.getByRole('button', { name: 'Confirm this booking' }).waitFor();
    expect(new URL(page.url()).searchParams.has('decide')).toBe(false);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Confirm this booking' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    expect(await row('Guest 30').innerText()).toContain('Pending');
  });

  it('opens a tab’s content from the menu, however far the page is scrolled', async () => {
    await press('Bookings');
    await page.evaluate(() => scrollTo(0, 0));
    await press('Calendar');
    await expect.poll(() => adminTab(page, 'Calendar').getAttribute('aria-current')).toBe('page');
    const heading = page.getByRole('heading', { level: 1, name: 'Calendar' });
    const top = () => heading.evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    await page.evaluate(() => scrollTo(0, 600));
    await press('Calendar');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  it.each([
    ['en', 'Confirm'],
    ['pt', 'Confirmar'],
  ] as const)(
    'has the last column of the list in sight at every width in %s',
    async (...labels) => {
      const [language, confirm] = labels;
      await speak(language);
      await row('Guest 30').getByRole('button', { name: confirm }).waitFor();
      for (const width of [900, 1000, 1100, 1180, 1220, 1280]) {
        await setWidth(width);
        // Wider content is cut off and cannot be scrolled to.
        const beyond = () =>
          page.locator('table[aria-labelledby="recent-bookings"]').evaluate((table) => {
            const room = table.parentElement?.getBoundingClientRect().right ?? 0;
            return table.getBoundingClientRect().right - room;
          });
        await expect.poll(beyond, { message: `${width} pixels` }).toBeLessThanOrEqual(0);
      }
    },
  );

  it('begins the villas and settings at their top, under their own name', async () => {
    await speak('en');
    await setWidth(1280);
    await row('Guest 30').waitFor();
    const scrolledTo = () =>
      page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        return scrollY;
      });
    await expect.poll(scrolledTo).toBeGreaterThan(600);
    await press('Villas and app settings');
    await page.getByRole('heading', { level: 1, name: 'Villas and app settings' }).waitFor();
    await expect.poll(title).toBe(`Villas and app settings · Villa Admin – ${host}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('asks for the address of a villa to add', async () => {
    const address = page.getByLabel('Address of your villa’s website');
    const hasFocus = () => address.evaluate((one) => one === document.activeElement);
    await press('Villas and app settings');
    await expect.poll(hasFocus).toBe(false);
    await press('Add a villa');
    await expect.poll(hasFocus).toBe(true);
  });

  it.each([
    ['=', '='],
    ['+ of the keypad', 'numadd'],
  ])('is enlarged by Ctrl and %s', async (_key, code) => {
    const level = () =>
      owner.desktop.app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.getZoomLevel(),
      );
    const type = (keyCode: string) =>
      owner.desktop.app.evaluate(({ BrowserWindow }, key) => {
        const event = { type: 'keyDown' as const, keyCode: key, modifiers: ['control' as const] };
        BrowserWindow.getAllWindows()[0]?.webContents.sendInputEvent(event);
      }, keyCode);
    await type(code);
    await expect.poll(level).toBe(0.5);
    await type('num0');
    await expect.poll(level).toBe(0);
  });

  describe('the menu’s help', () => {
    it('says whether there is a newer version', async () => {
      await press('Check for updates');
      await expect
        .poll(async () => (await lastAsked())?.message)
        .toBe('This copy of the app does not look for newer versions.');
    });

    it('shows the versions of app, Electron and server', async () => {
      await press('About');
      await expect.poll(async () => (await lastAsked())?.message).toBe('Villa Admin');
      const detail = (await lastAsked())?.detail ?? '';
      expect(detail).toMatch(/^Villa Admin: \d+\.\d+\.\d+$/m);
      expect(detail).toMatch(/^Electron: \d+/m);
      expect(detail).toMatch(new RegExp(`^Server ${host}: \\d+\\.\\d+\\.\\d+$`, 'm'));
    });

    it('shows the log', async () => {
      await press('Show log');
      const file = path.join(owner.profile, 'logs/villa-admin.log');
      expect((await seen()).shownFiles).toEqual([file]);
      expect(await readFile(file, 'utf8')).toContain('has started');
    });

    it('puts versions and log into a file, when asked', async () => {
      const place = path.join(folder, 'report.txt');
      await owner.desktop.app.evaluate(({ dialog }, filePath) => {
        dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
      }, place);
      await press('Save a report');
      await expect.poll(() => readFile(place, 'utf8').catch(() => '')).toContain('has started');
      expect(await readFile(place, 'utf8')).toMatch(/^Electron: /m);
    });
  });

  describe('without a connection', () => {
    const bar = () => page.getByText(/No connection/);
    const put = () => page.getByRole('button', { name: 'Put this aside' });

    it('shows a bar that covers no row', async () => {
      await press('Bookings');
      owner.proxy.answerWith(502);
      await bar().waitFor();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [end, top] = await page.evaluate(() => {
        const main = document.querySelector('main');
        const status = document.querySelector('[role=status]:has(button)');
        return [
          main?.getBoundingClientRect().bottom ?? 0,
          status?.getBoundingClientRect().top ?? 0,
        ];
      });
      expect(Math.floor(end)).toBeLessThanOrEqual(top);
      await expect.poll(title).toContain('(no connection)');
    });

    it('hides the bar on request until the connection is lost again', async () => {
      await put().click();
      await bar().waitFor({ state: 'detached' });
      await press('Messages');
      expect(await bar().count()).toBe(0);
      owner.proxy.answerWith(null);
      await expect.poll(title, PATIENT).not.toContain('(no connection)');
      owner.proxy.answerWith(502);
      await bar().waitFor();
      owner.proxy.answerWith(null);
      await bar().waitFor({ state: 'detached' });
    });
  });

  describe('at the next start', () => {
    it('shows the screen that was on show last', async () => {
      await press('Pricing');
      await page.waitForURL('**/admin/pricing');
      await owner.desktop.close();
      owner.desktop = await startDesktop(owner.profile);
      await listen();
      const tab = adminTab(page, 'Pricing');
      await expect.poll(() => tab.getAttribute('aria-current'), PATIENT).toBe('page');
    });

    it('is shown once its page is ready, on the background of its theme', async () => {
      const states = await owner.desktop.app.evaluate(
        async ({ app, BrowserWindow, nativeTheme }) => {
          nativeTheme.themeSource = 'dark';
          BrowserWindow.getAllWindows()[0]?.destroy();
          app.emit('activate');
          const [window] = BrowserWindow.getAllWindows();
          const before = window?.isVisible();
          const ground = window?.getBackgroundColor();
          await new Promise((resolve) => window?.once('ready-to-show', () => resolve(null)));
          const pageGround: unknown = await window?.webContents.executeJavaScript(
            'getComputedStyle(document.documentElement).backgroundColor',
          );
          nativeTheme.themeSource = 'system';
          return { before, ground: ground?.toLowerCase(), pageGround, after: window?.isVisible() };
        },
      );
      expect(states).toEqual({
        before: false,
        ground: '#12191c',
        pageGround: 'rgb(18, 25, 28)',
        after: true,
      });
    });
  });

  it('signs its owner in once online again after an offline start', async () => {
    await owner.desktop.close();
    owner.proxy.answerWith(502);
    owner.desktop = await startDesktop(owner.profile);
    await listen();
    // Without a keyring nothing is stored, not even the session.
    await page.getByLabel('Username').waitFor();
    owner.proxy.answerWith(null);
    await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/pricing');
  });

  it('names the villa at sign-in, and says why signing in is impossible offline', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByText(`Sign in to ${host}`).waitFor();
    await expect.poll(title).toContain(host);
    owner.proxy.answerWith(502);
    await page.reload();
    const bar = page.getByText(
      'No connection to the villa’s server. You can sign in when it is back.',
    );
    await bar.waitFor();
    owner.proxy.answerWith(null);
    await bar.waitFor({ state: 'detached' });
    await signInWith(page, OWNER_PASSWORD);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  });
});
