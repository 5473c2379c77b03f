import { expect, it } from 'vitest';
import { invalidateFamily } from './families';
import { createQueryClient } from './queryClient';
import { conversationKeys, messageKeys, reviewKeys } from './queryKeys';

it.each([
  ['conversations', conversationKeys.list],
  ['messages', messageKeys.list],
  ['reviews', reviewKeys.list],
])(
  'has the %s read again once a booking has changed, for they name its guest and days',
  async (_what, key) => {
    const queryClient = createQueryClient();
    queryClient.setQueryData(key, []);
    await invalidateFamily(queryClient, 'booking');
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  },
);
