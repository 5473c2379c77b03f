import type { BookingPayments, PaymentJson, ReceiptJson } from '@shared/contract/payments/payments';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { buildAccount, buildPayments } from '../../test/buildPayments';
import { renderAdmin } from '../../test/renderAdmin';

const PAYMENTS = 'GET /api/admin/bookings/1/payments';
const RECORD = 'POST /api/admin/bookings/1/payments';
const AT = '2027-03-01T10:00:00.000Z';

beforeEach(() => {
  vi.setSystemTime('2027-03-10T12:00:00Z');
});
const payment: PaymentJson = {
  id: 7,
  direction: 'in',
  purpose: 'stay',
  paidOn: '2027-03-09',
  amount: '450.00',
  inBase: null,
  way: 'transfer',
  note: 'From his sister',
  lowersPrice: false,
  updatedAt: AT,
};
/** Opens a booking's panel and returns its section `name`. */
async function open(
  data: BookingPayments = buildPayments(),
  routes: Parameters<typeof renderAdmin>[1] = {},
  name = 'Payments',
  status: BookingStatus = 'confirmed',
) {
  const booking = buildBooking({ status });
  const admin = renderAdmin('/admin?booking=VL-7K3Q9M', {
    'GET /api/bookings': { body: [booking] },
    'GET /api/admin/bookings/VL-7K3Q9M': {
      body: {
        booking,
        conflictingBookings: [],
        blockedNights: [],
        keptFreeNights: [],
        importedBlocks: [],
      },
    },
    [PAYMENTS]: { body: data },
    ...routes,
  });
  const heading = await screen.findByRole('heading', { name });
  return { ...admin, part: within(heading.closest('section') as HTMLElement) };
}

describe('the payment summary', () => {
  it('shows the stay and the security deposit separately', async () => {
    const { part } = await open();
    const sumOf = (name: string) => part.getByText(name).parentElement?.textContent;
    expect(sumOf('Still to pay for the stay')).toContain('€1,500');
    expect(sumOf('Security deposit still to bring')).toContain('€500');
  });

  it('shows how much of a security deposit is still held and how much was returned', async () => {
    const security = buildAccount({
      scheduled: '500.00',
      received: '500.00',
      returned: '420.00',
      outstanding: '0.00',
      giveBack: '80.00',
      state: 'refundDue',
    });
    const { part } = await open(buildPayments({ security }));
    const sumOf = (name: string) => part.getByText(name).parentElement?.textContent;
    expect(sumOf('Security deposit held')).toContain('€80');
    expect(sumOf('Security deposit given back')).toContain('€420');
  });
});

describe('bank details that are missing', () => {
  const missing = /^No bank details are entered/;

  it('are warned of with a way to enter them, while the guest is asked for money', async () => {
    const { part } = await open(buildPayments({ hasBankAccount: false }));
    expect(part.getByText(missing)).toBeVisible();
    expect(part.getByRole('link', { name: 'Enter the bank details' }).getAttribute('href')).toBe(
      '/admin/payments?tab=bank',
    );
  });

  it.each([
    [
      'all is paid',
      { schedule: buildPayments().schedule.map((item) => ({ ...item, state: 'paid' as const })) },
    ],
    ['nothing is asked for', { isStored: false }],
  ])('are not warned of where %s', async (_where, more) => {
    const { part } = await open(buildPayments({ hasBankAccount: false, ...more }));
    expect(part.queryByText(missing)).toBeNull();
  });
});

describe('a receipt that is marked as void', () => {
  const receipt: ReceiptJson = {
    id: 3,
    number: 17,
    issuedOn: '2027-03-09',
    amount: '450.00',
    paymentId: 7,
    voidOn: null,
    voidReason: null,
  };
  const VOID = 'POST /api/admin/receipts/3/void';

  it('keeps its reason on Escape, which asks first, and on a failure, which is announced', async () => {
    const { part, user } = await open(buildPayments({ payments: [payment], receipts: [receipt] }), {
      [VOID]: { status: 409, body: { code: 'stale', message: 'It is void already.' } },
    });
    await user.click(part.getByRole('button', { name: 'Receipt 17' }));
    await user.click(screen.getByRole('menuitem', { name: 'Mark as void' }));
    const dialog = screen.getByRole('dialog', { name: /^Mark receipt 17/ });
    const reason = within(dialog).getByLabelText('Reason');
    await user.type(reason, 'Wrong name');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as void' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('It is void already.');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(reason).toHaveProperty('value', 'Wrong name');
  });
});

describe('the amount kept of a cancelled stay', () => {
  const SCHEDULE = 'PUT /api/admin/bookings/1/schedule';
  const cancelled = buildPayments({
    schedule: [
      { kind: 'kept', dueDate: '2027-03-10', amount: '200.00', paid: '200.00', state: 'paid' },
    ],
    stay: buildAccount({ received: '450.00', giveBack: '250.00' }),
    security: buildAccount({ scheduled: '0.00', outstanding: '0.00', state: null }),
    payments: [payment],
  });

  it('is one amount, with the refund or the open rest, and a day only for the latter', async () => {
    const { part, user, server } = await open(
      cancelled,
      { [SCHEDULE]: { body: cancelled } },
      'Payments',
      'cancelled',
    );
    await user.click(part.getByRole('button', { name: 'Change what you keep' }));
    const form = within(part.getByRole('form', { name: 'What you keep' }));
    const amount = form.getByLabelText('You keep (EUR)');
    expect(form.queryByLabelText('What')).toBeNull();
    expect(form.getByText('€450 were paid, of which €250 go back to the guest.')).toBeVisible();
    expect(form.queryByLabelText('Due by')).toBeNull();
    await user.clear(amount);
    await user.type(amount, '600');
    expect(form.getByText('€450 were paid; the guest is asked for another €150.')).toBeVisible();
    const day = form.getByLabelText('Due by');
    expect(day).toBeVisible();
    await user.clear(day);
    await user.clear(amount);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement).toBe(amount));
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    await user.type(amount, '450');
    expect(form.getByText(/nothing goes back, and nothing more is asked for/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('What you keep is saved');
    expect(server.callsOf(SCHEDULE)[0]?.body).toMatchObject({
      items: [{ kind: 'kept', dueDate: '2027-03-10', amount: '450.00' }],
    });
  });
});

describe('a schedule that another window has changed meanwhile', () => {
  const SCHEDULE = 'PUT /api/admin/bookings/1/schedule';
  const LATER = '2027-03-02T10:00:00.000Z';
  const theirs = buildPayments({
    schedule: [
      { kind: 'full', dueDate: '2027-03-20', amount: '1500.00', paid: '0.00', state: 'open' },
      { kind: 'security', dueDate: '2027-04-12', amount: '500.00', paid: '0.00', state: 'open' },
    ],
    updatedAt: LATER,
  });
  /** Types 600 for the first part and saves; the server answers that another window has saved meanwhile. */
  async function openStale() {
    const admin = await open(buildPayments(), {
      [SCHEDULE]: { status: 409, body: { code: 'stale', message: 'Please reload.' } },
    });
    const { user, part, server } = admin;
    await user.click(part.getByRole('button', { name: 'Change the schedule' }));
    const [amount] = part.getAllByLabelText<HTMLInputElement>('Amount (EUR)');
    await user.clear(amount as HTMLInputElement);
    await user.type(amount as HTMLInputElement, '600');
    server.set({ [PAYMENTS]: { body: theirs } });
    await user.click(part.getByRole('button', { name: 'Save the schedule' }));
    const notice = await part.findByRole('alert');
    const amounts = () =>
      part.getAllByLabelText<HTMLInputElement>('Amount (EUR)').map(({ value }) => value);
    return { ...admin, notice, amounts };
  }

  it('keeps what was typed, shows the saved schedule, and adopts it on request', async () => {
    const { user, part, notice, amounts } = await openStale();
    expect(notice.textContent).toContain('Nothing that you typed is lost');
    expect(notice.textContent).toContain(
      'Schedule: now saved is Whole amount: €1,500 by 20 Mar 2027\nSecurity deposit: €500 by 12 Apr 2027',
    );
    expect(amounts()).toEqual(['600', '1050.00', '500.00']);
    await user.click(part.getByRole('button', { name: 'Schedule: take what is saved' }));
    expect(amounts()).toEqual(['1500.00', '500.00']);
  });
});

describe('a schedule whose booking is cancelled in another window meanwhile', () => {
  const SCHEDULE = 'PUT /api/admin/bookings/1/schedule';
  const LATER = '2027-03-02T10:00:00.000Z';
  const kept = buildPayments({
    schedule: [
      { kind: 'kept', dueDate: '2027-03-10', amount: '200.00', paid: '0.00', state: 'open' },
    ],
    updatedAt: LATER,
  });

  it('says so, and asks for the kept amount in place of the schedule', async () => {
    const { user, part, server } = await open(buildPayments(), {
      [SCHEDULE]: { status: 409, body: { code: 'stale', message: 'Please reload.' } },
    });
    await user.click(part.getByRole('button', { name: 'Change the schedule' }));
    const [amount] = part.getAllByLabelText('Amount (EUR)');
    await user.type(amount as HTMLElement, '{Backspace}');
    server.set({ [PAYMENTS]: { body: kept } });
    await user.click(part.getByRole('button', { name: 'Save the schedule' }));

    const notice = await part.findByText(/^This booking was cancelled in another window/);
    await waitFor(() => expect(document.activeElement).toBe(notice));
    expect(part.queryByText(/Please reload/)).toBeNull();
    expect(part.queryByLabelText('Amount (EUR)')).toBeNull();
    const keeps = part.getByLabelText<HTMLInputElement>('You keep (EUR)');
    expect(keeps.value).toBe('200.00');

    await user.clear(keeps);
    await user.type(keeps, '150');
    server.set({ [SCHEDULE]: { body: kept } });
    await user.click(part.getByRole('button', { name: 'Save' }));
    await screen.findByText('What you keep is saved');
    expect(server.callsOf(SCHEDULE)[1]?.body).toMatchObject({
      items: [{ kind: 'kept', amount: '150.00' }],
      updatedAt: LATER,
    });
  });
});

describe('a schedule that another window has saved too', () => {
  it('does not differ by how an amount is written', async () => {
    const SCHEDULE = 'PUT /api/admin/bookings/1/schedule';
    const theirs = buildPayments({
      schedule: [
        { kind: 'full', dueDate: '2027-03-20', amount: '1500.00', paid: '0.00', state: 'open' },
      ],
    });
    const { user, part, server } = await open(theirs, {
      [SCHEDULE]: { status: 409, body: { code: 'stale', message: 'Please reload.' } },
    });
    await user.click(part.getByRole('button', { name: 'Change the schedule' }));
    const amount = part.getByLabelText('Amount (EUR)');
    await user.clear(amount);
    await user.type(amount, '1600');
    const [full] = theirs.schedule;
    server.set({
      [PAYMENTS]: { body: { ...theirs, schedule: [{ ...full, amount: '1600.00' }] } },
    });
    await user.click(part.getByRole('button', { name: 'Save the schedule' }));
    const notice = await part.findByRole('alert');
    expect(notice.textContent).toBe(
      'This was changed in another window meanwhile. The form now shows what is saved.',
    );
  });
});

describe('a payment that is recorded', () => {
  it('is proposed by what it was, until an amount is typed', async () => {
    const { user, part } = await open();
    await user.click(part.getByRole('button', { name: 'Record a payment' }));
    const amount = part.getByLabelText('Amount (EUR)');
    const what = part.getByLabelText('What it was');
    expect([what, amount].map((field) => (field as HTMLInputElement).value)).toEqual([
      'in stay',
      '450.00',
    ]);
    await user.selectOptions(what, 'Received as security deposit');
    expect(amount).toHaveProperty('value', '500.00');
    await user.selectOptions(what, 'Given back of the stay');
    expect(amount).toHaveProperty('value', '');
    await user.selectOptions(what, 'Received for the stay');
    await user.clear(amount);
    await user.type(amount, '460');
    await user.selectOptions(what, 'Received as security deposit');
    expect(amount).toHaveProperty('value', '460');
  });

  it('was received, also where something is to be given back; that has a button of its own', async () => {
    const data = buildPayments({
      schedule: [],
      stay: buildAccount({ received: '1600.00', outstanding: '0.00', giveBack: '100.00' }),
      security: buildAccount({ scheduled: '0.00', outstanding: '0.00', state: null }),
    });
    const { user, part } = await open(data);
    await user.click(part.getByRole('button', { name: 'Record a payment' }));
    expect(part.getByLabelText('What it was')).toHaveProperty('value', 'in stay');
    await user.click(part.getByRole('button', { name: 'Cancel' }));
    await user.click(part.getByRole('button', { name: 'Record what was given back' }));
    expect(part.getByLabelText('What it was')).toHaveProperty('value', 'out stay');
    expect(part.getByLabelText('Amount (EUR)')).toHaveProperty('value', '100.00');
  });

  it('asks for confirmation if it exceeds what is open, and is not stored before', async () => {
    const { user, part, server } = await open(buildPayments(), {
      [RECORD]: { status: 201, body: buildPayments({ payments: [payment] }) },
    });
    await user.click(part.getByRole('button', { name: 'Record a payment' }));
    const amount = part.getByLabelText('Amount (EUR)');
    await user.clear(amount);
    await user.type(amount, '15000');
    await user.click(part.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText(/That is €13,500 more than is open/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(server.callsOf(RECORD)).toEqual([]);
    expect(amount).toHaveProperty('value', '15000');
    await user.click(part.getByRole('button', { name: 'Record' }));
    await user.click(await screen.findByRole('button', { name: 'Record all the same' }));
    expect(await screen.findByText('Payment recorded')).toBeVisible();
    expect(server.callsOf(RECORD).map(({ body }) => body)).toEqual([
      {
        direction: 'in',
        purpose: 'stay',
        amount: '15000.00',
        paidOn: '2027-03-10',
        way: 'transfer',
        note: '',
        lowersPrice: false,
        isRepeated: false,
      },
    ]);
  });

  it('asks nothing about a future day, which the server refuses, and clears the refusal with the next try', async () => {
    const { user, part } = await open(buildPayments(), {
      [RECORD]: {
        status: 400,
        body: {
          code: 'invalid_input',
          message: 'Please check the fields.',
          issues: [{ path: 'paidOn', message: 'This day is still to come.' }],
        },
      },
    });
    await user.click(part.getByRole('button', { name: 'Record a payment' }));
    await user.clear(part.getByLabelText('Amount (EUR)'));
    await user.type(part.getByLabelText('Amount (EUR)'), '15000');
    fireEvent.change(part.getByLabelText('Day'), { target: { value: '2027-03-20' } });
    await user.click(part.getByRole('button', { name: 'Record' }));
    expect(await part.findByText('This day is still to come.')).toBeVisible();
    expect(screen.queryByText(/more than is open/)).toBeNull();
    expect(part.getByText('Please check the fields.')).toBeVisible();
    fireEvent.change(part.getByLabelText('Day'), { target: { value: '2027-03-09' } });
    await user.click(part.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText(/more than is open/)).toBeVisible();
    expect(part.queryByText('Please check the fields.')).toBeNull();
  });

  it('asks for confirmation if the same payment exists', async () => {
    const { user, part, server } = await open(buildPayments(), {
      [RECORD]: { status: 409, body: { code: 'payment_exists', message: 'It is there.' } },
    });
    await user.click(part.getByRole('button', { name: 'Record a payment' }));
    await user.click(part.getByRole('button', { name: 'Record' }));
    const dialog = await screen.findByRole('dialog', { name: 'Record it a second time?' });
    expect(within(dialog).getByText(/€450 on 10 Mar 2027 is recorded already/)).toBeVisible();
    server.set({ [RECORD]: { status: 201, body: buildPayments({ payments: [payment] }) } });
    await user.click(screen.getByRole('button', { name: 'Record all the same' }));
    expect(await screen.findByText('Payment recorded')).toBeVisible();
    expect(server.callsOf(RECORD).at(-1)?.body).toMatchObject({ isRepeated: true });
  });

  it('says why it was not stored, and keeps what was typed', async () => {
    const { user, part } = await open(buildPayments(), {
      [RECORD]: {
        status: 400,
        body: {
          code: 'invalid_input',
          message: 'Please check the fields.',
          issues: [{ path: 'paidOn', message: 'This day is still to come.' }],
        },
      },
    });
    await user.click(part.getByRole('button', { name: 'Record a payment' }));
    await user.type(part.getByLabelText(/^Note/), 'By his sister');
    await user.click(part.getByRole('button', { name: 'Record' }));
    expect(await part.findByText('This day is still to come.')).toBeVisible();
    expect(part.getByLabelText(/^Note/)).toHaveProperty('value', 'By his sister');
  });

  it('is changed within what is open and its own amount without a question, and removed as it was read', async () => {
    const data = buildPayments({
      payments: [payment],
      stay: buildAccount({ received: '450.00', outstanding: '1050.00', state: 'partly' }),
    });
    const { user, part, server } = await open(data, {
      'PUT /api/admin/payments/7': { body: data },
      'DELETE /api/admin/payments/7': { body: buildPayments() },
    });
    const menu = () =>
      user.click(part.getByRole('button', { name: 'Payment of €450 on 9 Mar 2027' }));
    await menu();
    await user.click(screen.getByRole('menuitem', { name: 'Change' }));
    const amount = part.getByLabelText('Amount (EUR)');
    await user.clear(amount);
    await user.type(amount, '1500');
    await user.click(part.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Payment changed')).toBeVisible();
    expect(server.callsOf('PUT /api/admin/payments/7')[0]?.body).toMatchObject({
      amount: '1500.00',
      updatedAt: AT,
    });
    await menu();
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Payment removed')).toBeVisible();
    const [call] = server.callsOf('DELETE /api/admin/payments/7');
    expect(call?.query.get('updatedAt')).toBe(AT);
  });
});

describe('the bank details', () => {
  const OPEN = 'GET /api/admin/payments/open';
  const BANK = 'GET /api/admin/bank-details';
  const SAVE = 'PUT /api/admin/bank-details';
  const SETTINGS = 'GET /api/admin/payment-settings';
  const stored = {
    holder: 'Ana Costa',
    iban: 'PT50000201231234567890154',
    bic: null,
    updatedAt: AT,
  };
  const openBank = (
    routes: Parameters<typeof renderAdmin>[1] = {},
    address = '/admin/settings/bank-details',
  ) =>
    renderAdmin(address, {
      [OPEN]: { body: { isKept: true, rows: [] } },
      [BANK]: { body: stored },
      [SETTINGS]: { body: { keepsPayments: true, updatedAt: AT } },
      ...routes,
    });

  it('are checked before anything is sent, IBAN and BIC together', async () => {
    const { user, server } = openBank({ [SAVE]: { body: { ...stored, bic: 'CGDIPTPL' } } });
    const iban = await screen.findByLabelText('IBAN');
    expect(iban).toHaveProperty('value', 'PT50 0002 0123 1234 5678 9015 4');
    const bic = screen.getByLabelText(/^BIC/);
    await user.type(bic, 'NOPE');
    await user.type(iban, '5');
    await user.click(screen.getByRole('button', { name: 'Save bank details' }));
    expect(await screen.findByText(/^A BIC has 8 or 11/)).toBeVisible();
    expect(screen.getByText(/^This is no IBAN/)).toBeVisible();
    expect(server.callsOf(SAVE)).toEqual([]);
    await user.clear(bic);
    await user.type(bic, 'cgdi pt pl');
    await user.type(iban, '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Save bank details' }));
    expect(await screen.findByText('Bank details saved')).toBeVisible();
    expect(server.callsOf(SAVE)[0]?.body).toEqual({ ...stored, bic: 'CGDIPTPL' });
  });

  it('say why they were not saved, and keep what was typed', async () => {
    const { user } = openBank({
      [SAVE]: { status: 409, body: { code: 'unsupported', message: 'The key is missing.' } },
    });
    const holder = await screen.findByLabelText('Account holder');
    await user.type(holder, ' Lda');
    await user.click(screen.getByRole('button', { name: 'Save bank details' }));
    expect(await screen.findByText(/The key is missing/)).toBeVisible();
    expect(holder).toHaveProperty('value', 'Ana Costa Lda');
  });

  it('have the switch for recording payments beside them, which is saved at once', async () => {
    const { user, server } = openBank(
      { 'PUT /api/admin/payment-settings': { body: { keepsPayments: false, updatedAt: AT } } },
      '/admin/payments?tab=terms',
    );
    const keeps = await screen.findByRole('switch', { name: 'I keep payments here' });
    expect(keeps).toHaveProperty('ariaChecked', 'true');
    server.set({ [SETTINGS]: { body: { keepsPayments: false, updatedAt: AT } } });
    await user.click(keeps);
    expect(await screen.findByText('No payments are kept here')).toBeVisible();
    expect(server.callsOf('PUT /api/admin/payment-settings')[0]?.body).toEqual({
      keepsPayments: false,
      updatedAt: AT,
    });
  });

  it('are unchanged if the setting could not be saved', async () => {
    const failing = { status: 500, body: { code: 'internal', message: 'No' } };
    const { user } = openBank(
      { 'PUT /api/admin/payment-settings': failing },
      '/admin/payments?tab=terms',
    );
    await user.click(await screen.findByRole('switch', { name: 'I keep payments here' }));
    expect(await screen.findByText('The setting was not saved')).toBeVisible();
    expect(
      screen.getByRole('switch', { name: 'I keep payments here', checked: true }),
    ).toBeVisible();
  });
});

describe('the payments of all bookings', () => {
  const row = (more: object) => ({
    bookingId: 1,
    reference: 'VL-7K3Q9M',
    guestName: 'Ana Duarte',
    checkinDate: '2027-04-12',
    checkoutDate: '2027-04-15',
    currency: 'EUR',
    amount: '450.00',
    purpose: 'stay',
    state: 'overdue',
    dueDate: '2027-03-01',
    ...more,
  });
  const ROWS = [
    row({}),
    row({ bookingId: 2, guestName: 'Tom Baker', state: 'giveBack', purpose: 'security' }),
    row({ bookingId: 3, guestName: 'Eva Reis', state: 'due', dueDate: '2027-04-01' }),
  ];
  const recorded = buildPayments({ payments: [{ ...payment, id: 9 }] });
  const openScreen = (routes: Parameters<typeof renderAdmin>[1] = {}) =>
    renderAdmin('/admin/payments', {
      'GET /api/admin/payments/open': { body: { isKept: true, rows: ROWS } },
      'POST /api/admin/bookings/1/payments': { status: 201, body: recorded },
      'DELETE /api/admin/payments/9': { body: buildPayments() },
      ...routes,
    });

  it('begin with what is overdue, and each line is recorded in one press and undone from its notice', async () => {
    const { user, server } = openScreen();
    await user.click(await screen.findByRole('button', { name: '€450 received from Ana Duarte' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(server.callsOf('POST /api/admin/bookings/1/payments')[0]?.body).toMatchObject({
      direction: 'in',
      purpose: 'stay',
      amount: '450.00',
      paidOn: '2027-03-10',
    });
    expect(await screen.findByText('Payment removed')).toBeVisible();
    expect(server.callsOf('DELETE /api/admin/payments/9')).toHaveLength(1);
  });

  it('leave the focus at the heading when the recorded line disappears', async () => {
    const { user, server } = openScreen();
    const button = await screen.findByRole('button', { name: '€450 received from Ana Duarte' });
    server.set({ 'GET /api/admin/payments/open': { body: { isKept: true, rows: [] } } });
    await user.click(button);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payments' })),
    );
  });

  it('are recorded again, on request, where the same payment exists', async () => {
    const { user, server } = openScreen({
      [RECORD]: { status: 409, body: { code: 'payment_exists', message: 'It is there.' } },
    });
    await user.click(await screen.findByRole('button', { name: '€450 received from Ana Duarte' }));
    expect(await screen.findByText('€450 is already recorded today')).toBeVisible();
    server.set({ [RECORD]: { status: 201, body: recorded } });
    await user.click(screen.getByRole('button', { name: 'Record it again' }));
    expect(await screen.findByText('€450 received from Ana Duarte')).toBeVisible();
    const repeats = server.callsOf(RECORD).map(({ body }) => body);
    expect(repeats).toMatchObject([{ isRepeated: false }, { isRepeated: true }]);
  });

  it('are in tabs with their number', async () => {
    const { user } = openScreen();
    await user.click(await screen.findByRole('tab', { name: 'To give back (1)' }));
    expect(screen.getByRole('button', { name: '€450 given back to Tom Baker' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Due (1)' }));
    expect(screen.getByText(/due by 1 Apr 2027$/)).toBeVisible();
  });

  it('are written off after a question', async () => {
    const { user, server } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'More for Ana Duarte, €450' }));
    await user.click(screen.getByRole('menuitem', { name: 'Write off' }));
    await user.click(screen.getByRole('button', { name: 'Write off' }));
    expect(await screen.findByText('€450 of Ana Duarte written off')).toBeVisible();
    expect(server.callsOf('POST /api/admin/bookings/1/payments')[0]?.body).toMatchObject({
      direction: 'off',
    });
  });

  it('have those recorded in a year with the sums', async () => {
    const { user } = openScreen({
      'GET /api/admin/payments': {
        body: {
          year: 2027,
          years: [2027],
          currency: 'EUR',
          received: '450.00',
          returned: '0.00',
          kept: '120.00',
          rows: [
            {
              ...row({ id: 5, direction: 'off', purpose: 'security', amount: '120.00' }),
              paidOn: '2027-03-09',
              way: 'other',
              note: 'broken lamp',
            },
          ],
        },
      },
    });
    await user.click(await screen.findByRole('tab', { name: 'Received' }));
    expect(await screen.findByText('€450 received, €0 given back')).toBeVisible();
    expect(screen.getByText('9 Mar 2027 · broken lamp')).toBeVisible();
  });
});
