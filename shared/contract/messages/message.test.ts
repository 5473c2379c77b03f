import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issuesOf } from '../../test/issues';
import { contactMessageInputSchema } from './message';

const UNSAFE = 'Please remove invisible control characters';

const MESSAGE = {
  language: 'de',
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana@example.pt',
  phone: '+351 912 345 678',
  subject: 'booking',
  message: 'Is the pool heated?\nThank you.',
};

describe('a contact message', () => {
  it('is accepted as sent, with the phone optional', () => {
    expect(z.parse(contactMessageInputSchema, MESSAGE)).toEqual(MESSAGE);
    const { phone: _phone, language: _language, ...rest } = MESSAGE;
    expect(z.parse(contactMessageInputSchema, rest)).toEqual({
      ...rest,
      phone: null,
      language: 'en',
    });
  });

  it('requires every field', () => {
    expect(issuesOf(contactMessageInputSchema, {})).toEqual([
      'firstName: First name is required',
      'lastName: Last name is required',
      'email: Email is required',
      'subject: Please choose a subject',
      'message: Message is required',
    ]);
  });

  it.each(['booking', 'existing', 'amenities', 'general'])('may be about %s', (subject) => {
    expect(issuesOf(contactMessageInputSchema, { ...MESSAGE, subject })).toEqual([]);
  });

  it.each([
    ['firstName', ' ', 'First name is required'],
    ['firstName', 'a'.repeat(121), 'Please use at most 120 characters'],
    ['firstName', 'Ana\nBcc: x', UNSAFE],
    ['lastName', '', 'Last name is required'],
    ['lastName', 'a'.repeat(121), 'Please use at most 120 characters'],
    ['email', '', 'Email is required'],
    ['email', 'ana@', 'Please enter a valid email address'],
    ['phone', '1'.repeat(41), 'Please use at most 40 characters'],
    ['subject', '', 'Please choose a subject'],
    ['subject', 'Booking', 'Please choose a subject'],
    ['subject', 'toString', 'Please choose a subject'],
    ['subject', '__proto__', 'Please choose a subject'],
    ['message', ' \n ', 'Message is required'],
    ['message', 'a'.repeat(5001), 'Please use at most 5000 characters'],
    ['message', 'a\u0000', UNSAFE],
    ['message', 'a\uDC00', UNSAFE],
  ])('refuses a %s of %j with its own message', (field, value, message) => {
    expect(issuesOf(contactMessageInputSchema, { ...MESSAGE, [field]: value })).toEqual([
      `${field}: ${message}`,
    ]);
  });
});
