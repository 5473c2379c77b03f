import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { enquire } from '@server/test/enquire';
import type { Preferences } from '@shared/contract/desktop';
import { adminTab } from '@site/test/e2e/adminTab';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noRuntime, startDesktop } from './desktopApp';
import { startSignedIn, type SignedIn } from './signedIn';

const PATIENT = { timeout: 20_000 };

type Seen = {
  tray: NodeJS.EventEmitter | null;
  lines: string[];
  badge: number;
  shownTitles: string[];
  bodies: string[];
  asked: string[];
  pages: string[];
};

describe.skipIf(noRuntime)(`the app among others on the system${noRuntime}`, () => {
  let owner: SignedIn;
  beforeAll(async () => {
    owner = await startSignedIn();
    await owner.desktop.app.evaluate(({ app, Tray, Notification, dialog }) => {
      const seen: Seen = {
        tray: null,
        lines: [],
        badge: 0,
        shownTitles: [],
        bodies: [],
        asked: [],
        pages: [],
      };
      Object.assign(globalThis, { seen });
      Tray.prototype.setContextMenu = function show(this: Electron.Tray, menu) {
        seen.tray = this;
        seen.lines = menu?.items.map(({ label }) => label).filter(Boolean) ?? [];
      };
      app.setBadgeCount = (count = 0) => {
        seen.badge = count;
        return true;
      };
      Notification.prototype.show = function show(this: Electron.Notification) {
        seen.shownTitles.push(this.title);
        seen.bodies.push(this.body);
      };
      dialog.showMessageBox = ((_window: unknown, { message }: { message: string }) => {
        seen.asked.push(message);
        return Promise.resolve({ response: 0, checkboxChecked: false });
      }) as typeof dialog.showMessageBox;
    });
  });
  afterAll(async () => owner?.close());

  const seen = () =>
    owner.desktop.app.evaluate(() => {
      const { tray: _tray, ...rest } = (globalThis as unknown as { seen: Seen }).seen;
      return rest;
    });
  const shownTitles = async () => (await seen()).shownTitles;
  const choose = (change: Partial<Preferences>) =>
    owner.desktop.page.evaluate((changed) => window.villaDesktop.setPreferences(changed), change);
  const resume = () =>
    owner.desktop.app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'));
  const shown = (script: string) =>
    owner.desktop.app.evaluate(
      ({ BrowserWindow }, code) =>
        BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code) as unknown,
      script,
    );

  it('shows the pending count in the tray and on its badge', async () => {
    const memory = () => readFile(path.join(owner.profile, 'config.json'), 'utf8');
    await expect.poll(memory).toContain('bookingId');
    await enquire(owner.server.url, 'Ines Costa', 60);
    await expect
      .poll(async () => (await seen()).lines, { timeout: 20_000 })
      .toEqual(['Open Villa Admin', '1 pending booking', '0 unread messages', 'Quit']);
    expect((await seen()).badge).toBe(1);
    // Enquiries that arrive before this notification are combined with it.
    await expect.poll(shownTitles, PATIENT).toEqual(['New enquiry from Ines Costa']);
  });

  it('catches up after sleep and shows no notification twice', async () => {
    await enquire(owner.server.url, 'Rui Melo', 80);
    for (let count = 0; count < 4; count += 1) await resume();
    await expect
      .poll(async () => (await seen()).lines, { timeout: 20_000 })
      .toContain('2 pending bookings');
    await expect.poll(shownTitles, PATIENT).toHaveLength(2);
    await resume();
    await enquire(owner.server.url, 'Lena Vogt', 100);
    await expect
      .poll(shownTitles, PATIENT)
      .toEqual([
        'New enquiry from Ines Costa',
        'New enquiry from Rui Melo',
        'New enquiry from Lena Vogt',
      ]);
  });

  it('holds notifications back in quiet hours and combines them into one afterwards', async () => {
    const before = (await shownTitles()).length;
    await choose({ quietHours: { isOn: true, from: '00:00', to: '23:59' } });
    for (const [index, name] of ['Paul Weber', 'Ana Duarte', 'Tom Hill', 'Eva Lund'].entries()) {
      await enquire(owner.server.url, name, 120 + 10 * index);
    }
    await expect.poll(async () => (await seen()).lines, PATIENT).toContain('7 pending bookings');
    await choose({ quietHours: { isOn: false, from: '00:00', to: '23:59' } });
    await resume();
    await expect.poll(shownTitles, PATIENT).toHaveLength(before + 1);
    expect((await shownTitles()).at(-1)).toBe('4 new enquiries');
    expect((await seen()).bodies.at(-1)).toBe('Eva Lund, Tom Hill, Ana Duarte and 1 more');
  });

  it('shows no notification of a kind that the owner has switched off', async () => {
    const before = await shownTitles();
    await choose({ tellsEnquiries: false });
    await enquire(owner.server.url, 'Nobody Told', 200);
    await expect.poll(async () => (await seen()).lines, PATIENT).toContain('8 pending bookings');
    await choose({ tellsEnquiries: true });
    await enquire(owner.server.url, 'Told Again', 220);
    await expect.poll(shownTitles, PATIENT).toEqual([...before, 'New enquiry from Told Again']);
  });

  describe('the context menu', () => {
    const offer = (params: object) =>
      owner.desktop.app.evaluate(({ BrowserWindow, Menu }, given) => {
        let labels: string[] = [];
        Menu.prototype.popup = function show(this: Electron.Menu) {
          labels = this.items
            .filter(({ type }) => type !== 'separator')
            .map(({ label, role }) => label || role || '');
        };
        BrowserWindow.getAllWindows()[0]?.webContents.emit('context-menu', {}, given);
        return labels;
      }, params);

    it('offers spelling suggestions and adding the word to the dictionary', async () => {
      const word = { misspelledWord: 'tset', dictionarySuggestions: ['test', 'set'] };
      const lines = await offer({ ...word, isEditable: true, selectionText: 'tset' });
      expect(lines.slice(0, 3)).toEqual(['test', 'set', 'Add to dictionary']);
      expect(lines.join(' ')).toMatch(/cut.*copy.*paste/i);
    });

    it.each([
      ['mailto:guest@example.org', ['Write an e-mail', 'Copy e-mail address']],
      ['https://example.org/', ['Open link', 'Copy link address']],
      ['villa-app://app/admin', []],
      ['javascript:1', []],
    ])('offers for a link to %s: %j', async (linkURL, labels) => {
      expect(await offer({ linkURL })).toEqual(labels);
    });

    it('offers a picture to be copied and saved', async () => {
      const picture = { mediaType: 'image', hasImageContents: true, srcURL: 'villa-app://app/x' };
      expect(await offer(picture)).toEqual(['Copy picture', 'Save picture…']);
    });
  });

  it('keeps running after an uncaught error', async () => {
    await owner.desktop.app.evaluate(() => {
      setTimeout(() => {
        throw new Error('nobody catches this');
      });
      void Promise.reject(new Error('nor this'));
    });
    await expect.poll(() => shown('document.querySelector("h1").textContent')).toBe('Dashboard');
  });

  it('comes back on the same page after its window has crashed', async () => {
    await adminTab(owner.desktop.page, 'Calendar').click();
    await owner.desktop.page.waitForURL('**/admin/calendar');
    await owner.desktop.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
    );
    await expect
      .poll(async () => (await seen()).asked)
      .toEqual(['This window has stopped working.']);
    const place = () => shown('location.pathname + document.querySelector("main h2")?.textContent');
    await expect.poll(place, { timeout: 20_000 }).toMatch(/^\/admin\/calendar\w+ \d{4}$/);
  });

  it('moves a window back onto a screen if its own is gone', async () => {
    await owner.desktop.close();
    const file = path.join(owner.profile, 'config.json');
    const config = JSON.parse(await readFile(file, 'utf8')) as object;
    const bounds = { x: 9_000, y: 7_000, width: 900, height: 700, isMaximized: false };
    await writeFile(file, JSON.stringify({ ...config, bounds }));
    owner.desktop = await startDesktop(owner.profile);
    const isInside = await owner.desktop.app.evaluate(({ BrowserWindow, screen }) => {
      const place = BrowserWindow.getAllWindows()[0]?.getBounds();
      const { workArea } = screen.getPrimaryDisplay();
      return place && place.x < workArea.width && place.y < workArea.height;
    });
    expect(isInside).toBe(true);
  });
});
