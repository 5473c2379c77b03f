import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, newVisitor, type Visitor } from './browser';
import { openAlive } from './publicPage';
import { startVilla, type Villa } from './villa';

/** After so long without an answer the map is said to be unavailable. */
const UNAVAILABLE_MS = 10_000;

const GOOGLE = 'https://www.google.com';

/** Stands in for Google's map: a server on this machine that notes what it is asked. */
let google: Server;
let asked: string[];
let answer: (response: ServerResponse) => void;
let villa: Villa;
beforeAll(async () => {
  google = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  villa = await startVilla({ env: { GOOGLE_MAPS_API_KEY: 'key-of-the-villa' } });
});
beforeEach(() => {
  asked = [];
  answer = (response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>map</title><h1>Praia da Luz from above</h1>');
  };
});
afterAll(async () => {
  await villa?.close();
  google.closeAllConnections();
  await new Promise((resolve) => google.close(resolve));
});

/** Leads the browser's calls to Google to the stand-in, once the page's policy has let them pass. */
async function leadToStandIn(page: Page): Promise<void> {
  const { port } = google.address() as AddressInfo;
  await page.route(`${GOOGLE}/**`, async (route) => {
    const url = route.request().url().replace(GOOGLE, `http://127.0.0.1:${port}`);
    const response = await route.fetch({ url, timeout: 0 }).catch(() => null);
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
  });
}

async function visit(size: typeof PHONE | typeof DESKTOP): Promise<Visitor> {
  const visitor = await newVisitor(villa.browser, size);
  await leadToStandIn(visitor.page);
  await openAlive(visitor.page, villa.url);
  return visitor;
}

const toContact = (page: Page) =>
  page
    .locator('#contact')
    // The map is at its foot where the section is one column.
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant', block: 'end' }));

describe.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
])('the map on %s', (_name, size) => {
  it('is loaded when its place comes near, and shown within the page’s policy', async () => {
    const { page, context, errors } = await visit(size);
    expect(asked).toEqual([]);
    await toContact(page);
    await page
      .frameLocator('#contact iframe')
      .getByRole('heading', { name: 'Praia da Luz from above' })
      .waitFor();
    await expect.poll(() => page.getByText('Loading map...').count()).toBe(0);
    expect(asked).toEqual([
      '/maps/embed/v1/place?key=key-of-the-villa&q=37.0895%2C-8.7275&zoom=14',
    ]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is said to be unavailable when Google does not answer', async () => {
    answer = () => undefined;
    const { page, context, errors } = await visit(size);
    await page.clock.install();
    await toContact(page);
    await page.getByText('Loading map...').waitFor();
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.fastForward(UNAVAILABLE_MS);
    await page.getByText('Map temporarily unavailable').waitFor();
    expect(await page.locator('#contact iframe').count()).toBe(0);
    expect(asked).toHaveLength(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is said to be unavailable offline, and comes with the connection', async () => {
    const { page, context } = await visit(size);
    await context.setOffline(true);
    await toContact(page);
    await page.getByText('Map temporarily unavailable').waitFor();
    expect(asked).toEqual([]);
    await context.setOffline(false);
    await page.frameLocator('#contact iframe').getByRole('heading').waitFor();
    await context.close();
  });
});
