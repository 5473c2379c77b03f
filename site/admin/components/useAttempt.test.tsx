import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NetworkError } from '../../api/client';
import { useToasts } from '../../stores/toasts';
import { useAttempt } from './useAttempt';

const refused = new Error('Refused');
const lost = new NetworkError(null, true);

it.each([
  ['failed', refused, 'Not saved'],
  ['lost its answer', lost, 'It is not known whether this was saved'],
])('notifies of an action that %s, if it is to', async (_how, error, title) => {
  const { result } = renderHook(() => useAttempt({ failedToast: 'Not saved' }));
  await act(() => result.current.run(() => Promise.reject(error)));
  expect(useToasts.getState().current?.title).toBe(title);
});

it.each([
  ['failed', refused, /^Not saved\. Something unexpected/],
  ['lost its answer', lost, /^The connection was lost/],
])('says once, in the form, that an action %s', async (_how, error, text) => {
  const { result } = renderHook(() => useAttempt({ done: 'Saved', failed: 'Not saved' }));
  await act(() => result.current.run(() => Promise.reject(error)));
  expect(result.current.failure).toMatch(text);
  expect(useToasts.getState().current).toBeNull();
});
