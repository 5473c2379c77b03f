import * as endpoints from '@shared/contract/endpoints';
import type { Endpoint } from '@shared/contract/endpoint';
import type { ErrorBody } from '@shared/contract/error';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEnquiry, buildOverride } from '../factories';
import { startTestApp, type TestApp } from '../testApp';

const ALL: Endpoint[] = Object.values(endpoints);
const WITH_BODY = ALL.filter((endpoint) => endpoint.body !== null);
const WITH_ID = ALL.filter((endpoint) => /:(id|bookingId)\b/.test(endpoint.path));
const fill = (path: string, value = '1') => path.replaceAll(/:\w+/g, () => value);

describe('hostile input', () => {
  let app: TestApp;
  let cookie: string;
  beforeAll(async () => {
    app = await startTestApp();
    cookie = await app.signIn();
  });
  afterAll(() => app.close());

  it('refuses a body of the wrong kind at every call, and changes nothing', async () => {
    const before = await app.dump();
    for (const { method, path } of WITH_BODY) {
      const address = fill(path);
      const list = await app.send<ErrorBody>(method, address, { body: '[]', cookie });
      expect([address, list.status, list.json.code]).toEqual([address, 400, 'invalid_input']);
      const headers = { 'Content-Type': 'text/plain' };
      const text = await app.send<ErrorBody>(method, address, { body: '{}', headers, cookie });
      expect([address, text.status, text.json.code]).toEqual([address, 415, 'not_json']);
    }
    expect(await app.dump()).toBe(before);
  });

  it('refuses an invalid id at every call, and changes nothing', async () => {
    const before = await app.dump();
    for (const { method, path } of WITH_ID) {
      const answer = await app.send(method, fill(path, '1%3B--'), {
        ...(method === 'GET' ? {} : { body: {} }),
        cookie,
      });
      expect([path, [400, 404].includes(answer.status)]).toEqual([path, true]);
    }
    expect(await app.dump()).toBe(before);
  });

  it.each(['0', '-1', '1e9', 'abc', '01', '1.0', '9'.repeat(16), '%20', '٣'])(
    'refuses the id %s',
    async (id) => {
      const answer = await app.send('DELETE', `/api/admin/blocks/${id}`, { cookie });
      expect(answer.status).toBe(400);
    },
  );

  it.each([
    [
      'an object in place of a text that cannot be measured',
      { guestName: { length: { toString: 1 } } },
    ],
    ['an object in place of a text', { guestName: { $ne: '' } }],
    ['a list in place of a text', { guestEmail: ['ana@example.pt'] }],
    ['a number of guests as text', { guestCount: '2' }],
    ['half a guest', { guestCount: 2.5 }],
    ['no guest', { guestCount: 0 }],
    ['fewer than none', { guestCount: -1 }],
    ['a thousand million guests', { guestCount: 1e9 }],
    ['true as a number', { guestCount: true }],
    ['a list as a number', { guestCount: [] }],
    ['a day that is 0', { checkinDate: 0 }],
    ['a day that is true', { checkinDate: true }],
    ['nights in the wrong order', { checkinDate: '2027-04-15', checkoutDate: '2027-04-12' }],
    ['no night', { checkoutDate: '2027-04-12' }],
    ['91 nights', { checkoutDate: '2027-07-12' }],
    ['the end of time', { checkinDate: '9999-12-30', checkoutDate: '9999-12-31' }],
    ['an address of 60,000 dots', { guestEmail: `a@${'.'.repeat(60_000)}@` }],
    ['a name of 121 letters', { guestName: 'x'.repeat(121) }],
    ['5,001 letters', { specialRequests: 'x'.repeat(5_001) }],
    ['a currency that every object has', { currency: 'constructor' }],
    ['an amount below nothing', { totalAmount: '-1' }],
    ['an amount in powers', { totalAmount: '1e9' }],
    ['an amount that is none', { totalAmount: 'NaN' }],
  ])('refuses %s, and stores nothing', async (_what, change) => {
    const before = await app.dump();
    const body = { ...buildEnquiry(), ...change };
    const answer = await app.send<ErrorBody>('POST', '/api/booking-enquiry', { body });
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid_input']);
    expect(await app.dump()).toBe(before);
  });

  it.each([
    'startDate[gt]=2027-03-01&endDate=2027-03-02',
    'startDate=2027-03-01&endDate=2027-03-02&constructor=1',
    'startDate=2027-03-01&endDate=2027-03-02&endDate=2027-03-03',
    'startDate=2027-03-01&endDate=2037-03-01',
    'startDate=2027-03-01&endDate=9999-12-31',
    'startDate=%00&endDate=2027-03-01',
  ])('refuses availability?%s', async (query) => {
    const answer = await app.send<ErrorBody>('GET', `/api/availability?${query}`);
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid_input']);
  });

  it('refuses an order of 10,000 images, and one that names an image twice', async () => {
    const order = (id: number) => ({ id, displayOrder: id });
    for (const imageOrders of [
      Array.from({ length: 10_000 }, (_none, index) => order(index + 1)),
      [order(1), order(1)],
    ]) {
      const answer = await app.send('POST', '/api/admin/gallery/reorder', {
        body: { imageOrders },
        cookie,
      });
      // Ten thousand entries exceed the body limit.
      expect([400, 413]).toContain(answer.status);
    }
  });

  it('drops what only the server sets', async () => {
    const body = { ...buildOverride(), id: 77, createdAt: '2001-01-01T00:00:00Z', isAdmin: true };
    const answer = await app.send<{ id: number; createdAt: string }>(
      'POST',
      '/api/admin/price-overrides',
      { body, cookie },
    );
    expect(answer.status).toBe(201);
    expect(answer.json.id).not.toBe(77);
    expect(answer.json.createdAt).not.toContain('2001');
    expect(answer.json).not.toHaveProperty('isAdmin');
  });
});
