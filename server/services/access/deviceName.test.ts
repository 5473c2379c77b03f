import { expect, it } from 'vitest';
import { deviceName } from './deviceName';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const ENGINE = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${LINUX} ${ENGINE} HeadlessChrome/131.0.0.0 Safari/537.36`, 'Chrome without a window on Linux'],
  [`${LINUX} ${ENGINE} Chrome/131.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${LINUX} ${ENGINE} Chrome/131.0.0.0 Safari/537.36 Vivaldi/7.0`, 'Vivaldi on Linux'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${ENGINE} Version/18.1 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
    'DuckDuckGo on an iPhone',
  ],
  [`${LINUX} NetSurf/3.11`, 'A browser on Linux'],
  ['curl/8.5.0', 'A program that is no browser'],
  ['', 'A program that is no browser'],
  ['<b>Chrome on my own words</b>', 'A program that is no browser'],
])('calls %s what it is', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
