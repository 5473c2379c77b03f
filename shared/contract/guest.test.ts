import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issuesOf, withPrototypeKeys, WRONG_TYPES } from '../test/issues';
import { availabilityQuerySchema } from './availability';
import { bookingEnquirySchema, pageQuerySchema } from './booking';
import { contactMessageInputSchema } from './contact';
import { calculatePriceSchema } from './price';

const UNSAFE = 'Please remove invisible control characters';

const PRICE = {
  checkinDate: '2027-05-03',
  checkoutDate: '2027-05-10',
  guestCount: 2,
  currency: 'EUR',
};

const ENQUIRY = {
  ...PRICE,
  guestName: 'Ana Silva',
  guestEmail: 'ana@example.pt',
  guestPhone: '+351 912 345 678',
  specialRequests: 'A cot, please.\nWe arrive late.',
  totalAmount: '3300.00',
  priceBreakdown: [
    { nights: 7, rate: 450, total: 3150, dates: { start: '2027-05-03', end: '2027-05-10' } },
  ],
};

const MESSAGE = {
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana@example.pt',
  phone: '+351 912 345 678',
  subject: 'booking',
  message: 'Is the pool heated?\nThank you.',
};

describe('a booking enquiry', () => {
  it('is taken as it was sent', () => {
    expect(z.parse(bookingEnquirySchema, ENQUIRY)).toEqual(ENQUIRY);
  });

  it('needs neither phone, requests nor breakdown', () => {
    const { guestPhone: _p, specialRequests: _r, priceBreakdown: _b, ...rest } = ENQUIRY;
    const missing = { ...rest, guestPhone: null, specialRequests: null };
    expect(z.parse(bookingEnquirySchema, rest)).toEqual(missing);
    expect(
      z.parse(bookingEnquirySchema, { ...rest, guestPhone: ' ', specialRequests: '' }),
    ).toEqual(missing);
    expect(z.parse(bookingEnquirySchema, { ...rest, priceBreakdown: null })).toMatchObject({
      priceBreakdown: null,
    });
  });

  it('trims its texts', () => {
    expect(
      z.parse(bookingEnquirySchema, {
        ...ENQUIRY,
        guestName: '  Ana Silva\n',
        guestEmail: ' ana@example.pt ',
        guestPhone: ' 1 ',
        specialRequests: '\n hi \n',
      }),
    ).toMatchObject({
      guestName: 'Ana Silva',
      guestEmail: 'ana@example.pt',
      guestPhone: '1',
      specialRequests: 'hi',
    });
  });

  it('tells everything that is missing at once, in the order of the form', () => {
    expect(issuesOf(bookingEnquirySchema, {})).toEqual([
      'guestName: Full name is required',
      'guestEmail: Please enter a valid email address',
      'checkinDate: Check-in date is required',
      'checkoutDate: Check-out date is required',
      'guestCount: At least 1 guest is required',
      'currency: Please choose EUR, GBP or USD',
      'totalAmount: Please calculate the price first',
    ]);
  });

  it.each([
    ['guestName', '   ', 'Full name is required'],
    ['guestName', '\u200B', 'Full name is required'],
    ['guestName', 'Ana\r\nBcc: all@example.pt', UNSAFE],
    ['guestName', 'Ana\u0000', UNSAFE],
    ['guestName', 'Ana\uD83D', UNSAFE],
    ['guestName', 'a'.repeat(121), 'Please use at most 120 characters'],
    ['guestEmail', '', 'Please enter a valid email address'],
    ['guestEmail', 'ana@example', 'Please enter a valid email address'],
    ['guestEmail', `${'a'.repeat(250)}@b.pt`, 'Please enter a valid email address'],
    ['guestPhone', '1'.repeat(41), 'Please use at most 40 characters'],
    ['guestPhone', '1\n2', UNSAFE],
    ['guestPhone', 351912345678, 'Invalid input'],
    ['checkinDate', '', 'Check-in date is required'],
    ['checkinDate', null, 'Check-in date is required'],
    ['checkinDate', '2027-02-29', 'Please use a real date in the form yyyy-MM-dd'],
    ['checkoutDate', '', 'Check-out date is required'],
    ['checkoutDate', '2027-5-10', 'Please use a real date in the form yyyy-MM-dd'],
    ['currency', 'eur', 'Please choose EUR, GBP or USD'],
    ['currency', '__proto__', 'Please choose EUR, GBP or USD'],
    ['currency', 'constructor', 'Please choose EUR, GBP or USD'],
    ['specialRequests', 'a'.repeat(5001), 'Please use at most 5000 characters'],
    ['specialRequests', 'a\u0007', UNSAFE],
    ['totalAmount', 3300, 'Please calculate the price first'],
    ['totalAmount', '', 'Please calculate the price first'],
    ['totalAmount', '1e9', 'Please calculate the price first'],
    ['totalAmount', '-1', 'Please calculate the price first'],
    ['totalAmount', 'NaN', 'Please calculate the price first'],
    ['totalAmount', '１', 'Please calculate the price first'],
    ['priceBreakdown', 'all of it', 'Invalid input'],
  ])('refuses a %s of %j with its own message', (field, value, message) => {
    expect(issuesOf(bookingEnquirySchema, { ...ENQUIRY, [field]: value })).toEqual([
      `${field}: ${message}`,
    ]);
  });

  it('takes texts of just the longest length', () => {
    const longest = {
      guestName: 'a'.repeat(120),
      guestPhone: '1'.repeat(40),
      specialRequests: 'a'.repeat(5000),
    };
    expect(z.parse(bookingEnquirySchema, { ...ENQUIRY, ...longest })).toMatchObject(longest);
  });

  it.each(WRONG_TYPES.filter(([name]) => name !== 'a number'))(
    'does not take %s for a number of guests',
    (_name, guestCount) => {
      expect(issuesOf(bookingEnquirySchema, { ...ENQUIRY, guestCount })).toEqual([
        'guestCount: At least 1 guest is required',
      ]);
    },
  );

  it.each([0, -1, -0.5, NaN])('does not take %d guests', (guestCount) => {
    expect(issuesOf(calculatePriceSchema, { ...PRICE, guestCount })).toEqual([
      'guestCount: At least 1 guest is required',
    ]);
  });

  it('leaves too many guests to the owner’s limit, whose message says how many there may be', () => {
    expect(issuesOf(bookingEnquirySchema, { ...ENQUIRY, guestCount: 1_000_000 })).toEqual([]);
  });

  it('takes no more lines than a stay can have nights', () => {
    const lines = (count: number) => Array.from({ length: count }, () => ENQUIRY.priceBreakdown[0]);
    expect(issuesOf(bookingEnquirySchema, { ...ENQUIRY, priceBreakdown: lines(90) })).toEqual([]);
    expect(issuesOf(bookingEnquirySchema, { ...ENQUIRY, priceBreakdown: lines(91) })).toHaveLength(
      1,
    );
  });

  it('drops what only the owner sets, and every way to a prototype', () => {
    const sent = withPrototypeKeys({
      ...ENQUIRY,
      id: 1,
      status: 'confirmed',
      stripePaymentIntentId: 'pi_1',
      calendarEventId: 'x',
      createdAt: '2020-01-01T00:00:00Z',
      reference: 'VL-AAAAAA',
      totalAmountEur: '1.00',
    });
    const taken = z.parse(bookingEnquirySchema, sent);
    expect(Object.keys(taken).toSorted()).toEqual(Object.keys(ENQUIRY).toSorted());
    expect(Object.getPrototypeOf(taken)).toBe(Object.prototype);
    expect('isAdmin' in {}).toBe(false);
  });
});

describe('a question for a price', () => {
  it('is taken as it was sent', () => {
    expect(z.parse(calculatePriceSchema, PRICE)).toEqual(PRICE);
  });

  it('misses all of it', () => {
    expect(issuesOf(calculatePriceSchema, {})).toEqual([
      'checkinDate: Check-in date is required',
      'checkoutDate: Check-out date is required',
      'guestCount: At least 1 guest is required',
      'currency: Please choose EUR, GBP or USD',
    ]);
  });

  it('leaves the order of the days to the rules of a stay', () => {
    expect(issuesOf(calculatePriceSchema, { ...PRICE, checkoutDate: '2027-05-01' })).toEqual([]);
  });
});

describe('a contact message', () => {
  it('is taken as it was sent, the phone being optional', () => {
    expect(z.parse(contactMessageInputSchema, MESSAGE)).toEqual(MESSAGE);
    const { phone: _phone, ...rest } = MESSAGE;
    expect(z.parse(contactMessageInputSchema, rest)).toEqual({ ...rest, phone: null });
  });

  it('misses all of it', () => {
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

describe('a question for availability', () => {
  it.each([
    ['2027-05-01', '2027-05-01'],
    ['2027-05-01', '2027-05-31'],
    // 370 days, both ends included, across a leap day
    ['2028-01-01', '2029-01-04'],
  ])('may cover %s to %s', (startDate, endDate) => {
    expect(z.parse(availabilityQuerySchema, { startDate, endDate })).toEqual({
      startDate,
      endDate,
    });
  });

  it.each([
    [{}, ['startDate: Start date is required', 'endDate: End date is required']],
    [{ startDate: '', endDate: '2027-05-01' }, ['startDate: Start date is required']],
    [
      { startDate: '2027-05-02', endDate: '2027-05-01' },
      ['endDate: End date must be on or after the start date'],
    ],
    [
      { startDate: '2028-01-01', endDate: '2029-01-05' },
      ['endDate: At most 370 days can be asked for at once'],
    ],
    [
      { startDate: '2027-02-30', endDate: '2027-02-01' },
      ['startDate: Please use a real date in the form yyyy-MM-dd'],
    ],
    [
      { startDate: 'yesterday', endDate: '2027-02-01' },
      ['startDate: Please use a real date in the form yyyy-MM-dd'],
    ],
    // `?startDate=a&startDate=b` arrives as a list.
    [
      { startDate: ['2027-05-01', '2027-05-02'], endDate: '2027-05-03' },
      ['startDate: Start date is required'],
    ],
  ])('refuses %j', (query, issues) => {
    expect(issuesOf(availabilityQuerySchema, query)).toEqual(issues);
  });
});

describe('a question for a page of a list', () => {
  it.each([
    [{}, {}],
    [{ limit: '1' }, { limit: 1 }],
    [
      { limit: '500', cursor: 'MTc5NDI_LTE' },
      { limit: 500, cursor: 'MTc5NDI_LTE' },
    ],
  ])('%j is read as %j', (query, read) => {
    expect(z.parse(pageQuerySchema, query)).toEqual(read);
  });

  it.each(['', '0', '501', '-1', '1.5', '1e2', ' 5', 'all'])('refuses a limit of %j', (limit) => {
    expect(issuesOf(pageQuerySchema, { limit })).toEqual([
      'limit: The limit must be a whole number from 1 to 500',
    ]);
  });

  it.each(['', 'a b', "'; DROP TABLE bookings", 'a'.repeat(201), 'ä'])(
    'refuses a page marker of %j',
    (cursor) => {
      expect(issuesOf(pageQuerySchema, { cursor })).toEqual([
        'cursor: This page marker is not valid',
      ]);
    },
  );

  it('refuses lists', () => {
    expect(issuesOf(pageQuerySchema, { limit: ['1', '2'], cursor: ['a', 'b'] })).toHaveLength(2);
  });
});
