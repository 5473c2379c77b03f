import type { BookingPayments } from '@shared/contract/payments/payments';

const AT = '2027-03-01T10:00:00.000Z';

/** An account of 1,500 with nothing paid. */
export const buildAccount = (
  more: Partial<BookingPayments['stay']> = {},
): BookingPayments['stay'] => ({
  scheduled: '1500.00',
  received: '0.00',
  returned: '0.00',
  off: '0.00',
  outstanding: '1500.00',
  giveBack: '0.00',
  state: 'open',
  ...more,
});

/** Unpaid parts: 450 and 1,050 for the stay, and a security deposit of 500. */
export const buildPayments = (more: Partial<BookingPayments> = {}): BookingPayments => ({
  currency: 'EUR',
  schedule: [
    { kind: 'deposit', dueDate: '2027-03-13', amount: '450.00', paid: '0.00', state: 'open' },
    { kind: 'balance', dueDate: '2027-03-29', amount: '1050.00', paid: '0.00', state: 'open' },
    { kind: 'security', dueDate: '2027-04-12', amount: '500.00', paid: '0.00', state: 'open' },
  ],
  isStored: true,
  isKept: true,
  hasBankAccount: true,
  stay: buildAccount(),
  security: buildAccount({ scheduled: '500.00', outstanding: '500.00' }),
  inBase: null,
  refund: null,
  payments: [],
  receipts: [],
  updatedAt: AT,
  ...more,
});
