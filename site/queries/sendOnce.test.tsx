import { createBlock } from '@shared/contract/calendars/calendarEndpoints';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createClient, NetworkError } from '../api/client';
import { useToasts } from '../stores/toasts';
import { fakeServer, type FakeAnswer } from '../test/fakeServer';
import { useSendOnce } from './sendOnce';

const CREATE = 'POST /api/admin/blocks';
const BODY = { startDate: '2027-04-01', endDate: '2027-04-02', note: null };
const STORED: FakeAnswer = {
  status: 201,
  body: { ...BODY, id: 7, isImported: false, createdAt: '2027-01-01T10:00:00.000Z' },
};
const TAKEN = { status: 409, body: { code: 'nights_taken', message: 'Taken.' } };
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

// Loaded with the first error, which takes real time.
beforeAll(() => import('@shared/contract/error'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  useToasts.setState({ current: null, isOpen: false });
});

function send(...answers: (() => FakeAnswer)[]) {
  const server = fakeServer({ [CREATE]: () => (answers.shift() ?? lost)() });
  const api = createClient({ fetch: server.fetch });
  const { result, unmount } = renderHook(() => useSendOnce());
  const sent = result.current(BODY, (headers) => api.call(createBlock, { body: BODY, headers }));
  // A test may inspect it later.
  sent.catch(() => undefined);
  const keys = () => server.calls.map(({ headers }) => headers.get('Idempotency-Key'));
  return { sent, keys, leave: unmount };
}
const isShown = () =>
  useToasts.getState().isOpen &&
  useToasts.getState().current?.title === 'It is not known whether this was saved';

it.each([
  ['no answer', lost],
  ['the page of a proxy', () => ({ status: 502, body: '<h1>Bad gateway</h1>' })],
])(
  'asks again with the same key after %s, and says so until it is answered',
  async (_what, first) => {
    const { sent, keys } = send(
      first,
      () => ({ status: 503, body: { code: 'unavailable', message: 'Starting.' } }),
      () => STORED,
    );
    await vi.advanceTimersByTimeAsync(4_999);
    expect(keys()).toHaveLength(1);
    expect(isShown()).toBe(true);
    await vi.advanceTimersByTimeAsync(5_001);
    expect(await sent).toMatchObject({ id: 7 });
    const [key] = keys();
    expect(keys()).toEqual([key, key, key]);
    expect(isShown()).toBe(false);
  },
);

it('returns the refusal of a retry: the first call has stored nothing', async () => {
  const { sent } = send(lost, () => TAKEN);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(sent).rejects.toMatchObject({ body: { code: 'nights_taken' } });
});

it('sends nothing any more once the form is left', async () => {
  const { sent, keys, leave } = send(lost);
  await vi.advanceTimersByTimeAsync(0);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(sent).rejects.toBeInstanceOf(NetworkError);
  expect(keys()).toHaveLength(1);
  expect(isShown()).toBe(false);
});

it('repeats nothing that was refused', async () => {
  const { sent, keys } = send(() => TAKEN);
  await expect(sent).rejects.toMatchObject({ body: { code: 'nights_taken' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keys()).toHaveLength(1);
});
