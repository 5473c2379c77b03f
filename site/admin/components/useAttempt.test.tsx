import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NetworkError } from '../../api/client';
import { useToasts } from '../../stores/toasts';
import { useAttempt } from './useAttempt';

it.each([
  ['failed', new Error('Refused'), 'Not saved'],
  ['lost its answer', new NetworkError(null, true), 'It is not known whether this was saved'],
])('reports of an action that %s what is known', async (_how, error, title) => {
  const texts = { done: 'Saved', failed: 'Not saved' } as const;
  const { result } = renderHook(() => useAttempt(texts));
  await act(() => result.current.run(() => Promise.reject(error)));
  expect(useToasts.getState().current?.title).toBe(title);
});
