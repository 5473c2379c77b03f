import { expect, it } from 'vitest';
import { invalidateFamily } from './families';
import { createQueryClient } from './queryClient';
import {
  bookingKeys,
  calendarKeys,
  conversationKeys,
  figuresKeys,
  messageKeys,
  reviewKeys,
  villaKeys,
} from './queryKeys';

it.each([
  ['booking', 'bookings', bookingKeys.all, 'its own'],
  ['booking', 'calendar', calendarKeys.all, 'it takes nights'],
  ['booking', 'figures', figuresKeys.all, 'they add it up'],
  ['booking', 'conversations', conversationKeys.list, 'they name its guest and days'],
  ['booking', 'messages', messageKeys.list, 'they name its guest and days'],
  ['booking', 'reviews', reviewKeys.list, 'they name its guest and days'],
  ['enquiry', 'bookings', bookingKeys.all, 'it is one'],
  ['enquiry', 'calendar', calendarKeys.all, 'it shows who waits'],
  ['calendar', 'bookings', bookingKeys.all, 'nights of an enquiry may be taken or free now'],
  ['calendar', 'calendar', calendarKeys.all, 'it shows the other site’s stays'],
  ['settings', 'prices', villaKeys.allAvailability, 'they are made of settings'],
] as const)('after a change of %s reads the %s again', async (type, _what, key, _why) => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(key, []);
  await invalidateFamily(queryClient, type);
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});
