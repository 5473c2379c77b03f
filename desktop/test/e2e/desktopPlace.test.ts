import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProfile, noRuntime, removeProfile, startDesktop, type DesktopApp } from './desktopApp';
import { startScreen, type Screen } from './screen';

const run = promisify(execFile);
const MANAGER = 'openbox';

const has = (program: string) =>
  run(program, ['-version']).then(
    () => true,
    ({ code }: { code: unknown }) => code !== 'ENOENT',
  );
const hasTools = process.platform === 'linux' && (await has(MANAGER)) && (await has('xprop'));
const why =
  noRuntime || (hasTools ? '' : ` (not run: it needs Linux with ${MANAGER}, xprop and Xvfb)`);

// Needs a window manager: its frames make the reported position differ from the requested one.
describe.skipIf(why)(`the window with the window manager’s frame${why}`, () => {
  let screen: Screen;
  let manager: ChildProcess;
  let profile: string;
  let desktop: DesktopApp;
  beforeAll(async () => {
    const started = await startScreen();
    if ('reason' in started) throw new Error(started.reason);
    screen = started;
    manage();
    profile = await newProfile();
  });
  afterAll(async () => {
    await desktop?.close();
    manager?.kill();
    screen?.close();
    if (profile) await removeProfile(profile);
  });

  const display = () => screen.display ?? '';
  const xprop = async (...args: string[]) =>
    (await run('xprop', ['-display', display(), ...args])).stdout;
  const property = async (name: string) => {
    const id = await desktop.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.getNativeWindowHandle().readUInt32LE(0),
    );
    return xprop('-id', String(id), '-f', name, '32c', name);
  };
  const manage = () => {
    manager = spawn(MANAGER, [], { env: { ...process.env, DISPLAY: display() }, stdio: 'ignore' });
  };
  const isManaged = async () => {
    // The window manager exits if the X server was not ready yet.
    if (manager.exitCode !== null) manage();
    return (await xprop('-root', '_NET_SUPPORTING_WM_CHECK')).includes('window id');
  };
  const start = async () => {
    await expect.poll(isManaged).toBe(true);
    desktop = await startDesktop(profile, { display: display() });
    await desktop.page.getByRole('heading', { level: 1 }).waitFor();
    // The frame exists once the manager has reported its width.
    await expect.poll(() => property('_NET_FRAME_EXTENTS')).toMatch(/= \d/);
  };
  const place = () =>
    desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());

  it('keeps its position over restarts, even if it was hidden in between', async () => {
    await start();
    await desktop.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.setBounds({ x: 120, y: 90, width: 900, height: 700 }),
    );
    // The manager has moved it again, by the width of the frame.
    await expect.poll(async () => (await place())?.y).toBeGreaterThan(90);
    const places = [await place()];
    for (let count = 0; count < 3; count += 1) {
      if (count === 1) {
        await desktop.app.evaluate(({ BrowserWindow, dialog }) => {
          dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false });
          BrowserWindow.getAllWindows()[0]?.close();
        });
      }
      await desktop.close();
      await start();
      await expect.poll(place).toEqual(places[0]);
      places.push(await place());
    }
    const config = await readFile(path.join(profile, 'config.json'), 'utf8');
    expect((JSON.parse(config) as { bounds: object }).bounds).toMatchObject({ x: 120, y: 90 });
  });

  it('has the app’s icon', async () => {
    const [width, height] = (await property('_NET_WM_ICON')).match(/\d+/g) ?? [];
    expect([width, height]).toEqual(['512', '512']);
  });
});
