import { LANGUAGE_CODES, pathIn } from '@shared/i18n/languages';
import { expect } from 'vitest';
import { axeViolations } from './axe';
import { DESKTOP, PHONE, TABLET } from './browser';
import { isTooWide, settle } from './ownerPage';
import { PUBLIC_STATES } from './publicStates';
import { it } from './sharedVilla';

/** The narrowest supported window. */
const SMALL = { width: 320, height: 640 } as const;
const PATHS = ['/', '/booking', '/privacy', '/terms', '/cancellation', '/nowhere'] as const;

it.for(PUBLIC_STATES)(
  'axe finds nothing at a desk, as on a phone (core/pages.test.ts): %s',
  async ([, open], { villa, visit }) => {
    await visit(DESKTOP, async ({ page }) => {
      // A text measured while fading would have too little contrast.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, villa.url);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await settle(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  },
);

it.for(LANGUAGE_CODES)(
  'no page is wider than its window, from a small phone to a desk, in %s',
  async (language, { villa, visit }) => {
    await visit(SMALL, async ({ page }) => {
      for (const path of PATHS) {
        await page.goto(villa.url + pathIn(language, path));
        for (const size of [SMALL, PHONE, TABLET, DESKTOP]) {
          await page.setViewportSize(size);
          const found = { path, width: size.width, isTooWide: await isTooWide(page) };
          expect(found).toEqual({ path, width: size.width, isTooWide: false });
        }
      }
    });
  },
);
