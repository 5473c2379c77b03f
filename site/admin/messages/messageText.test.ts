import { expect, it } from 'vitest';
import { receivedText } from './messageText';

it('uses the villa’s day for a message that came at night', () => {
  expect(receivedText({ createdAt: '2027-06-30T23:30:00.000Z' })).toBe('1 Jul 2027, 00:30');
});
