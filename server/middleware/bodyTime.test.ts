import { afterEach, expect, it, vi } from 'vitest';
import { withinBodyTime } from './bodyTime';

afterEach(() => {
  vi.useRealTimers();
});

it('rejects a small body that has not arrived after ten seconds', async () => {
  vi.useFakeTimers();
  const read = withinBodyTime(new Promise(() => undefined));
  vi.advanceTimersByTime(9_999);
  const early = await Promise.race([read, Promise.resolve('still waiting')]);
  expect(early).toBe('still waiting');
  vi.advanceTimersByTime(1);
  await expect(read).rejects.toMatchObject({ status: 400 });
});
