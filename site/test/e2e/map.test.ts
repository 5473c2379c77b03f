import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PHONE, newVisitor } from './browser';
import { openAlive } from './publicPage';
import { startVilla, type Villa } from './villa';

const GOOGLE = 'https://www.google.com';

/** Replaces Google's map: a local server that records its requests. */
let google: Server;
const asked: string[] = [];
let villa: Villa;
beforeAll(async () => {
  google = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>map</title><h1>Praia da Luz from above</h1>');
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  villa = await startVilla({ env: { GOOGLE_MAPS_API_KEY: 'key-of-the-villa' } });
});
afterAll(async () => {
  await villa?.close();
  google.closeAllConnections();
  await new Promise((resolve) => google.close(resolve));
});

/** Redirects requests to Google to the fake server, after the page's policy has allowed them. */
async function leadToStandIn(page: Page): Promise<void> {
  const { port } = google.address() as AddressInfo;
  await page.route(`${GOOGLE}/**`, async (route) => {
    const url = route.request().url().replace(GOOGLE, `http://127.0.0.1:${port}`);
    const response = await route.fetch({ url, timeout: 0 }).catch(() => null);
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
  });
}

it('loads the map when its place comes near, and shows it within the page’s policy', async () => {
  const { page, errors } = await newVisitor(villa.browser, PHONE);
  await leadToStandIn(page);
  await openAlive(page, villa.url);
  expect(asked).toEqual([]);
  await page
    .locator('#contact')
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant', block: 'end' }));
  await page
    .frameLocator('#contact iframe')
    .getByRole('heading', { name: 'Praia da Luz from above' })
    .waitFor();
  await expect.poll(() => page.getByText('Loading map...').count()).toBe(0);
  expect(asked).toEqual(['/maps/embed/v1/place?key=key-of-the-villa&q=37.0895%2C-8.7275&zoom=14']);
  expect(errors).toEqual([]);
});
