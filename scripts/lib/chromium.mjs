import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SetupError } from './setupError.mjs';

/** The headless shell first, because it needs a fifth less CPU. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** For browsers in which something is measured. */
export const HEADLESS_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** In Playwright's cache, in a folder such as `chromium-1187`. */
const PLAYWRIGHT_BINARIES = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
];

/**
 * Finds a Chromium or Chrome for the browser tests.
 * @param {{env: NodeJS.ProcessEnv, platform: NodeJS.Platform, home?: string}} machine
 * @returns {string} the path of its program
 * @throws SetupError that says how to get one, or that CHROME_PATH is wrong
 */
export function findChromium({ env, platform, home = os.homedir() }) {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new SetupError(`CHROME_PATH is set to ${env.CHROME_PATH}, but there is no such file.`);
  }
  const candidates = [
    ...onPath(env, platform),
    ...usualPlaces(env, platform, home),
    ...inPlaywrightCache(env, platform, home),
  ];
  const found = candidates.find((file) => existsSync(file));
  if (found) return found;
  throw new SetupError(
    'The browser tests need Chromium or Chrome, and none was found. Get one of them:\n' +
      '  Debian: sudo apt-get install -y chromium\n' +
      '  any system: npx playwright-core install --with-deps chromium\n' +
      'or set CHROME_PATH to the program of one that is already there.',
  );
}

function onPath(env, platform) {
  const ending = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? env.Path ?? '').split(path.delimiter).filter(Boolean);
  return COMMANDS.flatMap((name) => folders.map((folder) => path.join(folder, name + ending)));
}

function usualPlaces(env, platform, home) {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium'].map(
      (n) => `Applications/${n}.app/Contents/MacOS/${n}`,
    );
    return apps.flatMap((app) => [`/${app}`, path.join(home, app)]);
  }
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA];
    return folders
      .filter((folder) => folder !== undefined)
      .map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe'));
  }
  return ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    COMMANDS.map((name) => path.join(folder, name)),
  );
}

function inPlaywrightCache(env, platform, home) {
  const usual = {
    darwin: path.join(home, 'Library/Caches/ms-playwright'),
    win32: path.join(env.LOCALAPPDATA ?? path.join(home, 'AppData/Local'), 'ms-playwright'),
  };
  const cache =
    env.PLAYWRIGHT_BROWSERS_PATH ?? usual[platform] ?? path.join(home, '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
    .flatMap((name) => PLAYWRIGHT_BINARIES.map((binary) => path.join(cache, name, binary)));
}
