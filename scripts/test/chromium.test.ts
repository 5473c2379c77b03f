import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChromium } from '../lib/chromium.mjs';
import { makeTempProject } from './tempProject';

describe('finding a browser', () => {
  it('prefers CHROME_PATH to anything else, and refuses an invalid one', () => {
    const root = makeTempProject({ 'my/chrome': '', 'bin/chromium': '' });
    const chosen = path.join(root, 'my/chrome');
    const PATH = path.join(root, 'bin');
    const platform = 'linux';
    expect(findChromium({ env: { CHROME_PATH: chosen, PATH }, platform })).toBe(chosen);
    expect(() => findChromium({ env: { CHROME_PATH: '/not/there', PATH }, platform })).toThrow(
      'CHROME_PATH is set to /not/there, but there is no such file.',
    );
  });

  it('takes one from the PATH', () => {
    const root = makeTempProject({ 'bin/google-chrome': '' });
    const env = { PATH: ['/not/there', path.join(root, 'bin')].join(path.delimiter) };
    // As a Mac, so that this machine's /usr/bin is ignored.
    expect(findChromium({ env, platform: 'darwin', home: root })).toBe(
      path.join(root, 'bin/google-chrome'),
    );
  });

  it('prefers a headless browser to a full one', () => {
    const root = makeTempProject({ 'bin/chromium': '', 'sbin/chromium-headless-shell': '' });
    const env = { PATH: [`${root}/bin`, `${root}/sbin`].join(path.delimiter) };
    expect(findChromium({ env, platform: 'darwin', home: root })).toBe(
      path.join(root, 'sbin/chromium-headless-shell'),
    );
  });

  it("takes the newest in Playwright's cache", () => {
    const cache = 'Library/Caches/ms-playwright';
    const binary = 'chrome-mac/Chromium.app/Contents/MacOS/Chromium';
    const root = makeTempProject({
      [`${cache}/chromium-987/${binary}`]: '',
      [`${cache}/chromium-1187/${binary}`]: '',
      [`${cache}/firefox-1500/firefox`]: '',
    });
    expect(findChromium({ env: {}, platform: 'darwin', home: root })).toBe(
      path.join(root, cache, 'chromium-1187', binary),
    );
  });

  it('says how to install one if none is found', () => {
    const home = makeTempProject();
    expect(() => findChromium({ env: {}, platform: 'win32', home })).toThrow(
      /apt-get install -y chromium[\s\S]*playwright-core install/,
    );
  });
});
