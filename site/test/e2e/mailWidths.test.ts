import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGE_CODES, LANGUAGES } from '@shared/i18n/languages';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from './axe';
import { launchBrowser, newVisitor, PHONE } from './browser';

/** A small phone, most phones, and the column in mail programs. */
const WIDTHS = [320, 390, 700] as const;

describe('the mails, one of each', () => {
  let folder: string;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'villa-mails-'));
    const env = { ...process.env, DATA_DIR: folder, PUBLIC_URL: 'https://villa.example' };
    await promisify(execFile)(process.execPath, ['dist/server/mailPreview.js'], { env });
    browser = await launchBrowser();
    ({ page } = await newVisitor(browser, PHONE));
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true });
  });

  const tooWide = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, a, h1, h2, p, td, th')]
        .filter((element) => element.clientWidth > 0)
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`),
    );

  /** Without landmark rules, because the mail program provides the landmarks. */
  const violations = async () =>
    (await axeViolations(page)).filter((found) => !/^(landmark-one-main|region):/.test(found));

  it.each(LANGUAGE_CODES)(
    'fit narrow and wide windows in %s, and axe has no objection',
    async (language) => {
      const place = path.join(folder, 'mail-preview', language);
      const files = (await readdir(place)).filter((file) => file.endsWith('.html'));
      expect(files.length).toBeGreaterThan(15);
      for (const file of files) {
        await page.setContent(await readFile(path.join(place, file), 'utf8'));
        expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGES[language].lang);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect({ file, width, found: await tooWide() }).toEqual({ file, width, found: [] });
        }
        expect({ file, found: await violations() }).toEqual({ file, found: [] });
      }
    },
  );
});
