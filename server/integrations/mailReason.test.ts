import { expect, it } from 'vitest';
import { quoted, reasonIn } from './mailReason';

it('is a sentence in the reader’s language', () => {
  expect(reasonIn('pt', 'The mail server took too long.')).toBe(
    'O servidor de e-mail demorou demasiado.',
  );
});

it('quotes the mail server, whatever it says', () => {
  const refused = quoted('The mail server refused the mail: {answer}', '554 {answer} is spam');
  expect(reasonIn('en', refused)).toBe('The mail server refused the mail: 554 {answer} is spam');
  expect(reasonIn('pt', refused)).toBe(
    'O servidor de e-mail recusou o e-mail: 554 {answer} is spam',
  );
  expect(reasonIn('pt', quoted(null, 'Queue {full}'))).toBe('Queue {full}');
});

it('is read of older versions as they have stored it', () => {
  const stored = 'The mail server refused the address: 550 No such user';
  expect(reasonIn('pt', stored)).toBe(stored);
});
