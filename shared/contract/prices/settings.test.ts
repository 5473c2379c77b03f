import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issuesOf, withPrototypeKeys } from '../../test/issues';
import { SETTINGS_DEFAULTS, villaSettingsInputSchema, villaSettingsUpdateSchema } from './settings';

const FORM = {
  basePrice: '450.00',
  highSeasonPrice: '550.00',
  peakSeasonPrice: '650.00',
  baseCurrency: 'EUR',
  gbpRate: '0.8600',
  usdRate: '1.1000',
  cleaningFee: '150.00',
  extraGuestFee: '25.00',
  maxGuests: 12,
  minStayRegular: 3,
  minStayPeak: 7,
  minDaysToNextBooking: 1,
  checkinTime: '16:00',
  checkoutTime: '11:00',
  heroImagePublicId: null,
  heroImagePosition: 'center center',
  heroImageScale: 100,
  heroImagePositionMobile: 'center center',
  heroImageScaleMobile: 100,
};
const POSITION =
  'Position must be one of: center center, center top, center bottom, left center, right center, left top, right top, left bottom, right bottom';
const AMOUNT = 'must be an amount such as 450.00, at most 99999999.99';
const RATE = 'must be a rate such as 0.8600, above 0 and below 100';
const SCALE = 'Scale must be a whole number from 50 to 200';

describe('the settings form', () => {
  it('falls back to the specification’s defaults for empty fields', () => {
    expect(SETTINGS_DEFAULTS).toEqual({
      ...FORM,
      gapNights: 0,
      fillsGaps: false,
      maxStay: 90,
      monthsAhead: 24,
    });
  });

  it('is accepted as sent', () => {
    expect(z.parse(villaSettingsInputSchema, FORM)).toEqual(FORM);
  });

  it.each([
    ['basePrice', '', 'Base price is required'],
    ['basePrice', 450, 'Base price is required'],
    ['basePrice', '450,00', `Base price ${AMOUNT}`],
    ['highSeasonPrice', '-1', `High season price ${AMOUNT}`],
    ['peakSeasonPrice', '100000000', `Peak season price ${AMOUNT}`],
    ['cleaningFee', '1.005', `Cleaning fee ${AMOUNT}`],
    ['extraGuestFee', 'NaN', `Extra guest fee ${AMOUNT}`],
    ['baseCurrency', 'CHF', 'Please choose EUR, GBP or USD'],
    ['gbpRate', '', 'GBP rate is required'],
    ['gbpRate', '0', `GBP rate ${RATE}`],
    ['usdRate', '100', `USD rate ${RATE}`],
    ['usdRate', '1.10001', `USD rate ${RATE}`],
    ['maxGuests', 0, 'Maximum guests must be a whole number from 1 to 50'],
    ['maxGuests', 51, 'Maximum guests must be a whole number from 1 to 50'],
    ['maxGuests', '12', 'Maximum guests must be a whole number from 1 to 50'],
    ['minStayRegular', 0, 'Minimum stay must be a whole number of nights from 1 to 90'],
    ['minStayRegular', 2.5, 'Minimum stay must be a whole number of nights from 1 to 90'],
    ['minStayPeak', 91, 'Peak minimum stay must be a whole number of nights from 1 to 90'],
    ['minDaysToNextBooking', -1, 'Days to next booking must be a whole number from 0 to 365'],
    ['minDaysToNextBooking', null, 'Days to next booking must be a whole number from 0 to 365'],
    ['checkinTime', null, 'Check-in time is required'],
    ['checkinTime', '', 'Check-in time must be a time such as 16:00'],
    ['checkinTime', '24:00', 'Check-in time must be a time such as 16:00'],
    ['checkinTime', '16:00:00', 'Check-in time must be a time such as 16:00'],
    ['checkoutTime', '9:00', 'Check-out time must be a time such as 16:00'],
    ['checkoutTime', '11:60', 'Check-out time must be a time such as 16:00'],
    ['checkoutTime', '11:00\n', 'Check-out time must be a time such as 16:00'],
    ['heroImagePublicId', 'a'.repeat(256), 'Please use at most 255 characters'],
    ['heroImagePublicId', 5, 'Invalid input'],
    ['heroImagePosition', 'top', POSITION],
    ['heroImagePosition', 'center center; background: url(//x)', POSITION],
    ['heroImagePositionMobile', '', POSITION],
    ['heroImageScale', 49, SCALE],
    ['heroImageScale', 201, SCALE],
    ['heroImageScale', '100', SCALE],
    ['heroImageScaleMobile', 99.5, SCALE],
  ])('refuses a %s of %j with its own message', (field, value, message) => {
    expect(issuesOf(villaSettingsInputSchema, { ...FORM, [field]: value })).toEqual([
      `${field}: ${message}`,
    ]);
  });

  it.each([
    ['minDaysToNextBooking', 0],
    ['minDaysToNextBooking', 365],
    ['maxGuests', 1],
    ['maxGuests', 50],
    ['minStayRegular', 1],
    ['minStayPeak', 90],
    ['heroImageScale', 50],
    ['heroImageScale', 200],
    ['checkinTime', '00:00'],
    ['checkoutTime', '23:59'],
    ['cleaningFee', '0'],
    ['heroImagePublicId', 'villa-luz/pool'],
  ])('takes a %s of %j', (field, value) => {
    expect(z.parse(villaSettingsInputSchema, { ...FORM, [field]: value })).toMatchObject({
      [field]: value,
    });
  });

  it('is saved as a whole: every missing field is reported', () => {
    const fields = issuesOf(villaSettingsInputSchema, {}).map((issue) => issue.split(':')[0]);
    expect(fields).toEqual(Object.keys(FORM));
  });

  it('carries the timestamp it was read at and drops unknown fields', () => {
    const updatedAt = '2026-11-21T07:36:22.123Z';
    const sent = withPrototypeKeys({ ...FORM, updatedAt, id: 2 });
    expect(z.parse(villaSettingsUpdateSchema, sent)).toEqual({ ...FORM, updatedAt });
  });
});
