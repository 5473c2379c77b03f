import { expect, it } from 'vitest';
import { receivedText, replyHref } from './messageText';

it('lets no address add a recipient or a text to the answer', () => {
  const address = 'a?bcc=evil&cc=x@example.com';
  const { pathname, searchParams } = new URL(
    replyHref({ email: address, subject: 'general' }, 'Villa Luz'),
  );
  expect(decodeURIComponent(pathname)).toBe(address);
  expect([...searchParams.entries()]).toEqual([['subject', 'Re: General – Villa Luz']]);
});

it('uses the villa’s day for a message that came at night', () => {
  expect(receivedText({ createdAt: '2027-06-30T23:30:00.000Z' })).toBe('1 Jul 2027, 00:30');
});
