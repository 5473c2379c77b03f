import type { MailPreview } from '@shared/contract/mail/mail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBooking } from '../test/factories';
import { startTestApp, type TestApp } from '../test/testApp';

describe('the mail that a decision would send', () => {
  let app: TestApp;
  let cookie: string;
  let bookingId: number;
  beforeAll(async () => {
    app = await startTestApp({ env: { PUBLIC_URL: 'https://villa.example' } });
    const booking = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
    });
    bookingId = booking.id;
    cookie = await app.signIn();
  });
  afterAll(() => app.close());

  const preview = (body: object) =>
    app.send<MailPreview>('POST', '/api/admin/mail/preview', { cookie, body });
  const page = (query: string, headers: Record<string, string> = {}) =>
    app.send('GET', `/api/admin/mail/preview.html?${query}`, { cookie, headers });

  it('is shown with the owner’s message, and changes nothing', async () => {
    const before = await app.dump();
    const { status, json } = await preview({
      bookingId,
      status: 'confirmed',
      message: 'Bring <b>sun</b> cream.',
    });
    expect(status).toBe(200);
    expect(json.subject).toMatch(/^Your stay is confirmed: VL-/);
    expect(json.recipient).toBe('ana@example.pt');
    expect(json.html).toContain('Bring &lt;b&gt;sun&lt;/b&gt; cream.');
    expect(json.text).toContain('Bring <b>sun</b> cream.');
    expect(await app.dump()).toBe(before);
  });

  it('is a page for a frame of ours that may do nothing', async () => {
    const answer = await page(`bookingId=${bookingId}&status=cancelled&message=Sorry!`);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Sorry!');
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('img-src https://villa.example;');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain('sandbox');
    expect(policy).not.toContain('script-src');
  });

  it('links to PUBLIC_URL whatever host was asked', async () => {
    const answer = await page(`bookingId=${bookingId}&status=cancelled`, {
      'X-Forwarded-Host': 'evil.example',
    });
    expect(answer.text).toContain('https://villa.example/booking');
    expect(answer.text).not.toContain('evil.example');
  });

  it.each([
    [{ status: 'pending' }, 409],
    [{ status: 'confirmed', bookingId: 4711 }, 404],
    [{ status: 'paid' }, 400],
    [{ status: 'confirmed', message: 'x'.repeat(1001) }, 400],
  ])('is refused for %j with %i', async (change, status) => {
    expect((await preview({ bookingId, ...change })).status).toBe(status);
  });

  it('is shown for a change of a confirmed stay, and changes nothing', async () => {
    const stay = await insertBooking(app, {
      checkinDate: '2027-05-03',
      checkoutDate: '2027-05-06',
      status: 'confirmed',
    });
    const before = await app.dump();
    const change = { checkinDate: '2027-05-04', checkoutDate: '2027-05-08', guestCount: 3 };
    const { status, json } = await preview({ bookingId: stay.id, ...change, message: 'Agreed.' });
    expect(status).toBe(200);
    expect(json.subject).toBe(`Your stay has changed: ${stay.reference}`);
    expect(json.text).toContain('Agreed.');
    expect(json.text).toMatch(/Check-in\s+Mon, 3 May 2027\s+Tue, 4 May 2027/);
    expect(json.text).toMatch(/Guests\s+2\s+3/);
    const frame = await page(
      `bookingId=${stay.id}&checkinDate=2027-05-04&checkoutDate=2027-05-08&guestCount=3`,
    );
    expect(frame.status).toBe(200);
    expect(frame.text).toContain('Tue, 4 May 2027');
    expect(await app.dump()).toBe(before);
  });

  it.each([
    ['of a stay that is not confirmed', { totalAmount: '1.00' }, 400],
    ['of half a stay', { checkinDate: '2027-05-04' }, 400],
    ['of nothing', {}, 400],
    ['of both', { status: 'confirmed', totalAmount: '1.00' }, 400],
  ])('%s is refused', async (_what, change, status) => {
    expect((await preview({ bookingId, ...change })).status).toBe(status);
  });

  it('is for the owner only', async () => {
    const answer = await app.send(
      'GET',
      `/api/admin/mail/preview.html?bookingId=${bookingId}&status=confirmed`,
    );
    expect(answer.status).toBe(401);
  });
});
