import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReferenceRatesJson } from '@shared/contract/prices/referenceRates';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchReferenceRates } from '../../services/prices/fetchReferenceRates';
import { startTestApp, TEST_NOW, type TestApp } from '../testApp';

const RATES = '/api/admin/reference-rates';
const HOUR_MS = 3_600_000;

function listOf(day: string, pound: string, dollar = '1.0833'): string {
  return `<Envelope><Cube><Cube time="${day}"><Cube currency="USD" rate="${dollar}"/><Cube currency="GBP" rate="${pound}"/></Cube></Cube></Envelope>`;
}

/** A bank's server on this machine. */
let bank: Server;
let answer: { status: number; text: string; headers?: Record<string, string> };
let asked: number;
let app: TestApp;
let cookie: string;
beforeEach(async () => {
  asked = 0;
  answer = { status: 200, text: listOf('2027-03-09', '0.83386') };
  bank = createServer((_request, response) => {
    asked += 1;
    response.writeHead(answer.status, answer.headers).end(answer.text);
  });
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  const { port } = bank.address() as AddressInfo;
  app = await startTestApp({ env: { REFERENCE_RATES_URL: `http://127.0.0.1:${port}/daily.xml` } });
  cookie = await app.signIn();
});
afterEach(async () => {
  await app.close();
  bank.closeAllConnections();
  bank.close();
});

const run = (hours = 0) => {
  app.setNow(new Date(TEST_NOW.getTime() + hours * HOUR_MS));
  return fetchReferenceRates(app.deps, new AbortController().signal);
};
const turn = async (isOn: boolean) => {
  const { status } = await app.send('PUT', RATES, { body: { isOn }, cookie });
  expect(status).toBe(200);
};
const shown = async () => (await app.send<ReferenceRatesJson>('GET', RATES, { cookie })).json;
const villaRates = async () => {
  const { json } = await app.send<VillaSettings>('GET', '/api/villa-settings');
  return [json.gbpRate, json.usdRate];
};

describe('daily reference rates', () => {
  it('are off at first, and nothing is asked for', async () => {
    await run();
    expect(asked).toBe(0);
    expect(await shown()).toEqual({
      isOn: false,
      publishedOn: null,
      gbpRate: null,
      usdRate: null,
      readAt: null,
      problem: null,
    });
  });

  it('are the villa’s once they are on, and are read again after six hours', async () => {
    await turn(true);
    await run();
    expect(await shown()).toEqual({
      isOn: true,
      publishedOn: '2027-03-09',
      gbpRate: '0.8339',
      usdRate: '1.0833',
      readAt: TEST_NOW.toISOString(),
      problem: null,
    });
    expect(await villaRates()).toEqual(['0.8339', '1.0833']);
    await run(5);
    expect(asked).toBe(1);
    answer.text = listOf('2027-03-10', '0.84');
    await run(6);
    expect(asked).toBe(2);
    expect(await villaRates()).toEqual(['0.8400', '1.0833']);
  });

  it('are what guests pay in their currency', async () => {
    await turn(true);
    await run();
    const { json } = await app.send<{ total: number }>('POST', '/api/calculate-price', {
      body: {
        checkinDate: '2027-04-12',
        checkoutDate: '2027-04-15',
        guestCount: 2,
        currency: 'GBP',
      },
    });
    // 3 × £375 (375.26 rounded) and £125 (125.09) for cleaning.
    expect(json.total).toBe(1250);
  });

  it.each([
    ['refused', { status: 503, text: 'closed' }],
    ['wrong', { status: 200, text: '<html>Please sign in</html>' }],
    ['wrong', { status: 200, text: listOf('2027-03-08', '0.9') }],
    ['wrong', { status: 200, text: listOf('2027-03-10', '83.4') }],
    ['too_large', { status: 200, text: ' '.repeat(70_000) }],
    ['refused', { status: 302, text: '', headers: { Location: 'file:///etc/hostname' } }],
  ])(
    'remain the last valid ones when they are %s, and are retried in an hour',
    async (problem, bad) => {
      await turn(true);
      await run();
      const good = await shown();
      answer = bad;
      await run(6);
      expect(await shown()).toEqual({ ...good, problem });
      expect(await villaRates()).toEqual(['0.8339', '1.0833']);
      answer = { status: 200, text: listOf('2027-03-10', '0.84') };
      await run(6.5);
      expect(asked).toBe(2);
      await run(7);
      expect(await shown()).toMatchObject({ gbpRate: '0.8400', problem: null });
    },
  );

  it('say that the bank cannot be reached', async () => {
    await turn(true);
    bank.closeAllConnections();
    bank.close();
    await run();
    expect(await shown()).toMatchObject({ isOn: true, problem: 'unreachable', gbpRate: null });
    expect(await villaRates()).toEqual(['0.8600', '1.1000']);
  });

  it('are asked for by one of two servers', async () => {
    await turn(true);
    await Promise.all([run(), run()]);
    expect(asked).toBe(1);
  });

  it('stay unchanged when they are turned off', async () => {
    await turn(true);
    await run();
    await turn(false);
    answer.text = listOf('2027-03-10', '0.84');
    await run(20);
    expect(asked).toBe(1);
    expect(await villaRates()).toEqual(['0.8339', '1.0833']);
    expect(await shown()).toMatchObject({ isOn: false, gbpRate: '0.8339' });
  });

  it('make a settings form that was read before stale', async () => {
    const { json } = await app.send<VillaSettings>('GET', '/api/villa-settings');
    await turn(true);
    await run();
    const late = await app.send('PUT', '/api/villa-settings', { body: json, cookie });
    expect([late.status, late.json]).toMatchObject([409, { code: 'stale' }]);
  });
});
