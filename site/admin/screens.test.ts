import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { NAVIGATION } from './navigation';
import { SETTINGS_PAGES } from './settings/settingsPages';

/** Addresses that the browser test visits on a phone and a desktop: no English left, axe, widths. */
const LOOKED_AT = [
  ...readFileSync(
    path.resolve(import.meta.dirname, '../test/e2e/ownerInPortuguese.test.ts'),
    'utf8',
  ).matchAll(/['`](\/admin[\w/-]*)['?]/g),
].map(([, address]) => address);

it.each([...NAVIGATION, ...SETTINGS_PAGES].map((screen) => screen.path))(
  '%s is among the screens that are looked at in a browser',
  (address) => {
    expect(LOOKED_AT).toContain(address);
  },
);
