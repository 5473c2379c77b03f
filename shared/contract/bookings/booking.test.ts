import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issuesOf, withPrototypeKeys, WRONG_TYPES } from '../../test/issues';
import { bookingEnquirySchema } from './booking';
import { calculatePriceSchema } from '../prices/price';

const UNSAFE = 'Please remove invisible control characters';

const PRICE = {
  checkinDate: '2027-05-03',
  checkoutDate: '2027-05-10',
  guestCount: 2,
  currency: 'EUR',
};

const ENQUIRY = {
  language: 'de',
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

describe('a booking enquiry', () => {
  it('is accepted as sent', () => {
    expect(z.parse(bookingEnquirySchema, ENQUIRY)).toEqual(ENQUIRY);
  });

  it('needs neither phone, requests nor breakdown', () => {
    const {
      guestPhone: _p,
      specialRequests: _r,
      priceBreakdown: _b,
      language: _l,
      ...rest
    } = ENQUIRY;
    const missing = { ...rest, guestPhone: null, specialRequests: null, language: 'en' };
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

  it('reports all missing fields at once, in the order of the form', () => {
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
    'does not accept %s as a number of guests',
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

describe('a price query', () => {
  it('is accepted as sent', () => {
    expect(z.parse(calculatePriceSchema, PRICE)).toEqual(PRICE);
  });

  it('requires every field', () => {
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
