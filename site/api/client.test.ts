import { login, logout } from '@shared/contract/access/signInEndpoints';
import { changeBookingStatus, listBookings } from '@shared/contract/bookings/bookingEndpoints';
import { getAvailability, getVillaSettings } from '@shared/contract/publicEndpoints';
import { describe, expect, it, vi } from 'vitest';
import { buildBooking } from '../test/buildBooking';
import { fakeServer } from '../test/fakeServer';
import { ApiError, createClient, NetworkError } from './client';

const SESSION = { authenticated: true, requiresPasswordChange: false };

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error,
  );
}

describe('a request', () => {
  it('fills the path and sends the body as JSON', async () => {
    const server = fakeServer({
      'PATCH /api/bookings/7/status': { body: buildBooking({ id: 7 }) },
    });
    const client = createClient({ fetch: server.fetch });
    const booking = await client.call(changeBookingStatus, {
      params: { bookingId: '7' },
      body: { status: 'confirmed' },
    });
    expect(booking.id).toBe(7);
    expect(server.calls[0]?.body).toEqual({ status: 'confirmed' });
    expect(server.calls[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('writes the query and leaves out what was not given', async () => {
    const server = fakeServer({ 'GET /api/availability': { body: [] } });
    await createClient({ fetch: server.fetch }).call(getAvailability, {
      query: { startDate: '2027-04-01', endDate: '2027-04-30' },
    });
    expect(server.calls[0]?.query.toString()).toBe('startDate=2027-04-01&endDate=2027-04-30');
  });

  it('sends no body, but the content type that the server requires, if a call has no body', async () => {
    const server = fakeServer({ 'POST /api/admin/logout': { body: { ok: true } } });
    await createClient({ fetch: server.fetch }).call(logout);
    expect(server.calls[0]?.body).toBeUndefined();
    expect(server.calls[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('names a change to the server, each call another one, unless a key does', async () => {
    const server = fakeServer({ 'PATCH /api/bookings/7/status': { body: buildBooking() } });
    const client = createClient({ fetch: server.fetch });
    const change = (headers = {}) =>
      client.call(changeBookingStatus, {
        params: { bookingId: '7' },
        body: { status: 'confirmed' },
        headers,
      });
    await change();
    await change();
    await change({ 'Idempotency-Key': 'a' });
    const [first, second, keyed] = server.calls.map(({ headers }) => headers.get('X-Villa-Call'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(keyed).toBeNull();
  });

  it('takes the session cookie along', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(JSON.stringify(SESSION)));
    await createClient({ fetch }).call(login, { body: { username: 'a', password: 'b' } });
    expect(fetch.mock.calls[0]?.[1]?.credentials).toBe('same-origin');
  });

  it('returns the headers of a paginated list', async () => {
    const server = fakeServer({
      'GET /api/bookings': { body: [buildBooking()], headers: { 'X-Next-Cursor': 'abc' } },
    });
    const { data, headers } = await createClient({ fetch: server.fetch }).callWithHeaders(
      listBookings,
      { query: { limit: '1' } },
    );
    expect(data).toHaveLength(1);
    expect(headers.get('X-Next-Cursor')).toBe('abc');
  });
});

describe('a failure', () => {
  it('contains status and body, and parses the body if it is the API’s own', async () => {
    const body = { code: 'nights_taken', message: 'Those nights are taken.', nights: [] };
    const server = fakeServer({ 'GET /api/villa-settings': { status: 409, body } });
    const error = await failureOf(createClient({ fetch: server.fetch }).call(getVillaSettings));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      message: `409: ${JSON.stringify(body)}`,
      body: { code: 'nights_taken' },
      retryAfterSeconds: null,
    });
  });

  it('contains the status text if the body is empty', async () => {
    const fetch = async () => new Response('', { status: 502, statusText: 'Bad Gateway' });
    const error = await failureOf(createClient({ fetch }).call(getVillaSettings));
    expect((error as Error).message).toBe('502: Bad Gateway');
  });

  it('does not show a proxy’s page as a message to people', async () => {
    const fetch = async () => new Response('<h1>Oops</h1>', { status: 503 });
    const error = await failureOf(createClient({ fetch }).call(getVillaSettings));
    expect(error).toMatchObject({ status: 503, body: null });
  });

  it('contains the time to wait', async () => {
    const server = fakeServer({
      'GET /api/villa-settings': {
        status: 429,
        headers: { 'Retry-After': '90' },
        body: { code: 'rate_limited', message: 'Please wait.', rateLimited: true },
      },
    });
    const error = await failureOf(createClient({ fetch: server.fetch }).call(getVillaSettings));
    expect(error).toMatchObject({ retryAfterSeconds: 90, body: { rateLimited: true } });
  });

  it('distinguishes a network that is down from an error response', async () => {
    const fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    const error = await failureOf(createClient({ fetch }).call(getVillaSettings));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ isOutcomeUnknown: false });
  });

  it.each([
    ['whose answer never came', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'whose answer broke off',
      async () =>
        new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('Broken')) })),
    ],
  ])('has an unknown outcome for a change %s', async (_how, fetch) => {
    const error = await failureOf(createClient({ fetch }).call(logout));
    expect(error).toMatchObject({ name: 'NetworkError', isOutcomeUnknown: true });
  });

  it('has a known outcome for a read, even with method POST', async () => {
    const { signal } = new AbortController();
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const error = await failureOf(createClient({ fetch }).call(logout, { signal }));
    expect(error).toMatchObject({ name: 'NetworkError', isOutcomeUnknown: false });
  });

  it('remains an AbortError for an aborted call', async () => {
    const fetch = async () => {
      throw new DOMException('Aborted', 'AbortError');
    };
    const error = await failureOf(createClient({ fetch }).call(getVillaSettings));
    expect(error).toMatchObject({ name: 'AbortError' });
  });

  it('is raised for a response that breaks the contract', async () => {
    const server = fakeServer({ 'GET /api/villa-settings': { body: { basePrice: 450 } } });
    const error = await failureOf(createClient({ fetch: server.fetch }).call(getVillaSettings));
    expect(error).not.toBeInstanceOf(ApiError);
    expect((error as Error).name).toMatch(/Error/);
  });
});
