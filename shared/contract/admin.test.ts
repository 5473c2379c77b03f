import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issuesOf, withPrototypeKeys, WRONG_TYPES } from '../test/issues';
import { changePasswordFormSchema, changePasswordSchema, loginSchema } from './access/auth';
import { bookingStatusChangeSchema } from './bookings/booking';
import { priceOverrideInputSchema, priceOverrideUpdateSchema } from './prices/override';

describe('signing in', () => {
  it('trims the username and keeps the password as it was typed', () => {
    expect(z.parse(loginSchema, { username: ' admin ', password: '  a b  ' })).toEqual({
      username: 'admin',
      password: '  a b  ',
    });
  });

  it.each([
    [{}, ['username: Username is required', 'password: Password is required']],
    [{ username: ' ', password: 'x' }, ['username: Username is required']],
    [{ username: 'admin', password: '' }, ['password: Password is required']],
    [
      { username: ['admin'], password: { $ne: '' } },
      ['username: Username is required', 'password: Password is required'],
    ],
    [
      { username: 'admin', password: 'x'.repeat(257) },
      ['password: Please use at most 256 characters'],
    ],
    [{ username: 'a'.repeat(121), password: 'x' }, ['username: Please use at most 120 characters']],
    [
      { username: 'admin\u0000', password: 'x' },
      ['username: Please remove invisible control characters'],
    ],
  ])('refuses %j', (body, issues) => {
    expect(issuesOf(loginSchema, body)).toEqual(issues);
  });

  it('does not hold the owner to the policy: the password may be older than it', () => {
    expect(issuesOf(loginSchema, { username: 'admin', password: 'short' })).toEqual([]);
  });
});

describe('changing the password', () => {
  const FORM = {
    currentPassword: 'old',
    newPassword: 'Correct-horse-7',
    confirmPassword: 'Correct-horse-7',
  };

  it('is accepted when the new one meets the policy and both entries match', () => {
    expect(z.parse(changePasswordFormSchema, FORM)).toEqual(FORM);
    expect(z.parse(changePasswordSchema, FORM)).toEqual({
      currentPassword: 'old',
      newPassword: 'Correct-horse-7',
    });
  });

  it('requires every field', () => {
    expect(issuesOf(changePasswordFormSchema, {})).toEqual([
      'currentPassword: Current password is required',
      'newPassword: New password is required',
      'confirmPassword: Please confirm your new password',
    ]);
  });

  it.each([
    ['Shorter-1-x', ['Password must be at least 12 characters']],
    ['correct-horse-7', ['Password must contain at least one uppercase letter']],
    ['CORRECT-HORSE-7', ['Password must contain at least one lowercase letter']],
    ['Correct-horse-x', ['Password must contain at least one number']],
    ['CorrectHorse77', ['Password must contain at least one special character']],
    [
      'é',
      [
        'Password must be at least 12 characters',
        'Password must contain at least one uppercase letter',
        'Password must contain at least one number',
        'Password must contain at least one special character',
      ],
    ],
    [`Aa1-${'x'.repeat(253)}`, ['Please use at most 256 characters']],
  ])('refuses %s, rule by rule', (newPassword, messages) => {
    expect(issuesOf(changePasswordSchema, { ...FORM, newPassword })).toEqual(
      messages.map((message) => `newPassword: ${message}`),
    );
  });

  it.each(['Correct-horse-8', 'correct-horse-7', 'Correct-horse-7 '])(
    'reports on the confirmation field that %j differs',
    (confirmPassword) => {
      expect(issuesOf(changePasswordFormSchema, { ...FORM, confirmPassword })).toEqual([
        "confirmPassword: Passwords don't match",
      ]);
    },
  );
});

describe('a change of status', () => {
  it.each(['enquiry', 'pending', 'confirmed', 'cancelled'])('may name %s', (status) => {
    expect(z.parse(bookingStatusChangeSchema, { status })).toEqual({
      status,
      message: null,
      notifyGuest: true,
    });
  });

  it.each(['', 'Confirmed', 'paid', 'constructor', '__proto__', null, 1, ['confirmed'], undefined])(
    'may not name %j',
    (status) => {
      expect(issuesOf(bookingStatusChangeSchema, { status })).toEqual([
        'status: Status must be one of: enquiry, pending, confirmed, cancelled',
      ]);
    },
  );
});

describe('a price override', () => {
  const OVERRIDE = {
    name: 'Easter week',
    description: 'School holidays',
    startDate: '2027-03-26',
    endDate: '2027-04-04',
    overridePrice: '520.00',
    isActive: true,
    priority: 10,
  };

  it('is accepted as sent', () => {
    expect(z.parse(priceOverrideInputSchema, OVERRIDE)).toEqual(OVERRIDE);
  });

  it('is active, of priority 0 and without description unless it says otherwise', () => {
    const { description: _d, isActive: _a, priority: _p, ...rest } = OVERRIDE;
    expect(z.parse(priceOverrideInputSchema, rest)).toEqual({
      ...rest,
      description: null,
      isActive: true,
      priority: 0,
    });
  });

  it('may last one day', () => {
    expect(issuesOf(priceOverrideInputSchema, { ...OVERRIDE, endDate: '2027-03-26' })).toEqual([]);
  });

  it('reports missing required fields', () => {
    expect(issuesOf(priceOverrideInputSchema, {})).toEqual([
      'name: Name is required',
      'startDate: Start date is required',
      'endDate: End date is required',
      'overridePrice: Override price is required',
    ]);
  });

  it.each([
    ['name', ' ', 'Name is required'],
    ['name', 'a'.repeat(121), 'Please use at most 120 characters'],
    ['description', 'a'.repeat(501), 'Please use at most 500 characters'],
    ['startDate', '', 'Start date is required'],
    ['startDate', '2027-02-29', 'Please use a real date in the form yyyy-MM-dd'],
    ['endDate', '', 'End date is required'],
    ['endDate', '2027-03-25', 'End date must be on or after the start date'],
    ['endDate', '2027-04-31', 'Please use a real date in the form yyyy-MM-dd'],
    ['overridePrice', '', 'Override price is required'],
    ['overridePrice', 520, 'Override price is required'],
    ['overridePrice', '-1', 'Override price must be an amount such as 450.00, at most 99999999.99'],
    [
      'overridePrice',
      '1e3',
      'Override price must be an amount such as 450.00, at most 99999999.99',
    ],
    ['isActive', 'false', 'Please say whether the override is active'],
    ['isActive', 0, 'Please say whether the override is active'],
    ['priority', -1, 'Priority must be 0 or higher'],
    ['priority', 1.5, 'Priority must be 0 or higher'],
    ['priority', '1', 'Priority must be 0 or higher'],
    ['priority', null, 'Priority must be 0 or higher'],
    ['priority', 1_000_001, 'Priority can be at most 1000000'],
  ])('refuses a %s of %j with its own message', (field, value, message) => {
    const issue = `${field}: ${message}`;
    expect(issuesOf(priceOverrideInputSchema, { ...OVERRIDE, [field]: value })).toEqual([issue]);
    expect(issuesOf(priceOverrideUpdateSchema, { ...OVERRIDE, [field]: value })).toEqual([issue]);
  });

  it.each(WRONG_TYPES.filter(([name]) => name !== 'true'))(
    'does not accept %s as a boolean',
    (_name, isActive) => {
      expect(issuesOf(priceOverrideInputSchema, { ...OVERRIDE, isActive })).toEqual([
        'isActive: Please say whether the override is active',
      ]);
    },
  );

  it('carries the timestamp it was read at only in an update', () => {
    const updatedAt = '2026-11-21T07:36:22.123Z';
    expect(z.parse(priceOverrideUpdateSchema, { ...OVERRIDE, updatedAt })).toEqual({
      ...OVERRIDE,
      updatedAt,
    });
    expect(z.parse(priceOverrideInputSchema, { ...OVERRIDE, updatedAt })).toEqual(OVERRIDE);
    expect(issuesOf(priceOverrideUpdateSchema, { ...OVERRIDE, updatedAt: 'now' })).toHaveLength(1);
  });

  it('drops unknown fields', () => {
    expect(z.parse(priceOverrideInputSchema, withPrototypeKeys({ ...OVERRIDE, id: 7 }))).toEqual(
      OVERRIDE,
    );
  });
});
