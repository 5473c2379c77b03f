import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { FALLBACK_BUILD } from '../../../../scripts/lib/desktopBuild.mjs';
import { noRuntime } from '../desktopApp';
import { withOwner } from '../sharedOwner';
import type { SignedIn } from '../signedIn';

// What an injected script could try.
describe.skipIf(noRuntime)(`attacks from inside the page${noRuntime}`, () => {
  let owner: SignedIn;
  let page: Page;
  /** A host that must never get a request. */
  let stranger: Server;
  let strangerHost: string;
  let calls = 0;
  withOwner.beforeAll(async ({ owner: shared }) => {
    owner = shared;
    page = owner.desktop.page;
    stranger = createServer((_request, response) => {
      calls += 1;
      response.setHeader('Access-Control-Allow-Origin', '*').end('{}');
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    strangerHost = `127.0.0.1:${(stranger.address() as AddressInfo).port}`;
    await owner.desktop.app.evaluate(({ shell }) => {
      const opened: string[] = [];
      Object.assign(globalThis, { opened });
      shell.openExternal = (address) => {
        opened.push(address);
        return Promise.resolve();
      };
    });
  });
  afterAll(() => stranger?.close());

  const opened = () =>
    owner.desktop.app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
  const windowCount = () =>
    owner.desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

  it.each([
    'https://evil.example/',
    'file:///etc/passwd',
    'javascript:1',
    'smb://evil/share',
    'about:blank',
  ])('opens no window for %s', async (address) => {
    const result = await page.evaluate((target) => window.open(target) === null, address);
    expect([result, await windowCount()]).toEqual([true, 1]);
  });

  it('opens only web, mail and phone addresses in the system', async () => {
    await page.evaluate(() => window.open('mailto:guest@example.org'));
    await expect.poll(opened).toContain('mailto:guest@example.org');
    const schemes = (await opened()).map((address) => new URL(address).protocol);
    expect(new Set(schemes)).toEqual(new Set(['https:', 'mailto:']));
  });

  it('gives pages neither Node nor Electron', async () => {
    const found = await page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer', 'ipcRenderer', 'electron'].filter(
        (name) => name in globalThis,
      ),
    );
    expect(found).toEqual([]);
    expect(await page.evaluate(() => Object.keys(window.villaDesktop).toSorted())).toEqual([
      'connect',
      'forgetVilla',
      'getInitialResponse',
      'getLocalSignIn',
      'getState',
      'installUpdate',
      'onNotice',
      'onOpen',
      'onState',
      'openSite',
      'printSheet',
      'saveFile',
      'saveSheet',
      'setPreferences',
      'setStartAtLogin',
      'startLocalVilla',
      'switchVilla',
    ]);
  });

  it('isolates every page in a sandbox', async () => {
    const preferences = await owner.desktop.app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
        getLastWebPreferences: () => Record<string, unknown>;
      };
      return contents.getLastWebPreferences();
    });
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
    });
    expect(preferences['webSecurity']).not.toBe(false);
  });

  it('reaches no other host, however the address is written', async () => {
    const answers = await page.evaluate(
      (host) =>
        Promise.all(
          [
            `http://${host}/`,
            `//${host}/`,
            `/api//${host}/`,
            `/\\${host}/`,
            `/api/\\${host}/`,
            `/api/..//${host}/`,
            `/api/%2e%2e/%2e%2e//${host}/`,
            `/api/%2e%2e%2f%2e%2e/healthz`,
            `/api/..%5c..%5c/${host}`,
            `/api/@${host}/`,
            `/media/https://${host}/`,
            `/image-host/delivery/https://${host}/`,
            `villa-app://${host}/api/config`,
            `villa-app://user@app/api/..//${host}/`,
            'file:///etc/passwd',
          ].map((address) =>
            fetch(address).then(
              ({ status }) => status >= 400,
              () => true,
            ),
          ),
        ),
      strangerHost,
    );
    expect(answers).toEqual(answers.map(() => true));
    expect(calls).toBe(0);
  });

  it('serves built files only, and only for reading', async () => {
    const statuses = await page.evaluate(async () => {
      const status = async (address: string, method = 'GET') =>
        (await fetch(address, { method })).status;
      return [
        await status('/index.html', 'POST'),
        await status('/../main/index.cjs'),
        await status('/assets/%2e%2e/%2e%2e/main/index.cjs'),
        await status('/assets/..%2f..%2fpackage.json'),
        await status('/assets/..%5c..%5cpackage.json'),
        await status('/healthz'),
      ];
    });
    expect(statuses[0]).toBe(405);
    for (const status of statuses.slice(1)) expect([403, 404]).toContain(status);
  });

  it('keeps the session’s cookie out of reach', async () => {
    const seen = await page.evaluate(async () => {
      const { headers } = await fetch('/api/admin/session');
      return { cookie: document.cookie, names: [...headers.keys()] };
    });
    expect(seen.cookie).toBe('');
    expect(seen.names).not.toContain('set-cookie');
    const own = await owner.desktop.app.evaluate(
      async ({ session }) => (await session.defaultSession.cookies.get({})).length,
    );
    expect(own).toBe(0);
  });

  it('runs no script of the page’s text or of the server’s answers', async () => {
    const ran = await page.evaluate(async () => {
      const inline = document.createElement('script');
      inline.textContent = 'window.ranInline = true';
      document.body.append(inline);
      const remote = document.createElement('script');
      remote.src = '/api/config';
      const settled = new Promise((resolve) => {
        remote.onload = () => resolve('loaded');
        remote.onerror = () => resolve('refused');
      });
      document.body.append(remote);
      const answer = await settled;
      let evaluated = false;
      try {
        // oxlint-disable-next-line no-implied-eval, no-new-func -- what an attacker would do
        evaluated = Boolean(new Function('return true')());
      } catch {
        evaluated = false;
      }
      return [answer, 'ranInline' in window, evaluated];
    });
    expect(ran).toEqual(['refused', false, false]);
  });

  it('grants no permission', async () => {
    const answers = await page.evaluate(async () => [
      await Notification.requestPermission(),
      await navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => 'granted',
        () => 'denied',
      ),
      await new Promise((resolve) =>
        navigator.geolocation.getCurrentPosition(
          () => resolve('granted'),
          () => resolve('denied'),
        ),
      ),
    ]);
    expect(answers).toEqual(['denied', 'denied', 'denied']);
  });

  it.each([
    ['connect', 5],
    ['connect', 'x'.repeat(400)],
    ['switchVilla', '../../etc'],
    ['forgetVilla', { id: 1 }],
    ['saveFile', '/api/admin/session'],
    ['saveFile', `//evil.example/api/bookings/export.csv`],
    ['saveFile', '/api/bookings/export.csv?a=/../../x'],
    ['saveSheet', '../VL-7K3Q9M'],
    ['printSheet', '../VL-7K3Q9M'],
    ['setStartAtLogin', 'yes'],
    ['setPreferences', { theme: 'pink' }],
    ['setPreferences', { quietHours: { isOn: true, from: '25:00', to: '08:00' } }],
    ['startLocalVilla', { withExamples: 'yes' }],
  ])('rejects the request %s with an invalid argument', async (name, argument) => {
    const answer = await page.evaluate(
      ([call, value]) => {
        const requests = window.villaDesktop as unknown as Record<
          string,
          (given: unknown) => Promise<unknown>
        >;
        return requests[call as string]?.(value).then(
          () => 'answered',
          (error: Error) => error.message,
        );
      },
      [name, argument],
    );
    expect(answer).toContain('This request is not valid.');
  });

  it('serves only its own pages', async () => {
    const runtime = inject('runtime');
    const isFallback = 'isFallback' in runtime && runtime.isFallback;
    const build = isFallback ? FALLBACK_BUILD : 'dist/desktop';
    const answer = await owner.desktop.app.evaluate(async ({ app, BrowserWindow }, folder) => {
      const foreign = new BrowserWindow({
        show: false,
        webPreferences: { preload: `${app.getAppPath()}/${folder}/preload/index.cjs` },
      });
      await foreign.loadURL('data:text/html,<p>evil</p>');
      const said: unknown = await foreign.webContents.executeJavaScript(
        'window.villaDesktop.getState().then(() => "answered", (error) => error.message)',
      );
      foreign.destroy();
      return said;
    }, build);
    expect(answer).toContain('This request is not allowed.');
  });

  // Last and from the main process, because Playwright waits for a navigation that never happens.
  it.each([
    'https://evil.example/',
    'file:///etc/passwd',
    'javascript:document.body.remove()',
    'data:text/html,<h1>evil</h1>',
    'villa-app://evil/admin',
  ])('stays on its page when a script navigates to %s', async (address) => {
    const seen = await owner.desktop.app.evaluate(async ({ BrowserWindow }, target) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      await contents?.executeJavaScript(
        `location.href = ${JSON.stringify(target)}; new Promise((go) => setTimeout(go, 300))`,
      );
      const heading: unknown = await contents?.executeJavaScript(
        'document.querySelector("h1").textContent',
      );
      return [contents?.getURL(), heading];
    }, address);
    expect(seen).toEqual(['villa-app://app/admin', 'Dashboard']);
  });
});
