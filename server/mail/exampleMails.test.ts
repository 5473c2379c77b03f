import { MAIL_KINDS } from '@shared/contract/mail/mail';
import { expect, it } from 'vitest';
import { MAILS_TO_USERS, mailsToGuest } from './exampleMails';
import { parseMail } from './mail';

const kinds = (examples: readonly { mail: { kind: string } }[]) => [
  ...new Set(examples.map(({ mail }) => mail.kind)),
];

it('shows an example of every mail that can be sent', () => {
  expect(kinds([...mailsToGuest('en'), ...MAILS_TO_USERS]).toSorted()).toEqual(
    [...MAIL_KINDS].toSorted(),
  );
});

it.each([...mailsToGuest('de'), ...MAILS_TO_USERS])('stores the example $name', ({ mail }) => {
  expect(parseMail(mail).kind).toBe(mail.kind);
});
