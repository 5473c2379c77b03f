import type { OwnerQuote } from '@shared/contract/bookings/ownerBooking';
import type { OfferJson } from '@shared/contract/offers/offer';
import type { QuoteLineJson } from '@shared/contract/prices/price';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildPriceTerms } from '../../public/test/pageData';
import { buildPayments } from '../../test/buildPayments';
import { buildBooking } from '../../test/buildBooking';
import { fakeServer, type SeenCall } from '../../test/fakeServer';
import { renderSite } from '../../test/render';
import { OfferDialog } from './OfferDialog';
import { OfferSection } from './OfferSection';

const NO_MAIL = { isSetUp: false, ownerAddress: 'owner@villa.example', problems: [] };
const CREATE = 'POST /api/admin/bookings/1/offers';

const DRAFT: OfferJson = {
  id: 7,
  status: 'draft',
  reason: null,
  checkinDate: '2027-04-12',
  checkoutDate: '2027-04-15',
  guestCount: 2,
  children: 0,
  pets: 0,
  currency: 'EUR',
  lines: [],
  total: '1500.00',
  listTotal: '1500.00',
  message: null,
  validUntil: '2027-03-20',
  holdsNights: true,
  confirmsItself: true,
  sentAt: null,
  settledAt: null,
  createdAt: '2027-03-10T12:00:00.000Z',
  updatedAt: '2027-03-10T12:00:00.000Z',
};

/** Quotes 450 a night and 150 for cleaning. Nights from the 17th on are in another season. */
function quote({ body }: SeenCall): { body: OwnerQuote } {
  const { checkinDate, checkoutDate } = body as { checkinDate: string; checkoutDate: string };
  const nights = (start: string, end: string): QuoteLineJson => {
    const quantity = Number(end.slice(-2)) - Number(start.slice(-2));
    return { kind: 'nights', quantity, rate: 450, total: 450 * quantity, dates: { start, end } };
  };
  const turn = '2027-04-17';
  const lines: QuoteLineJson[] = [
    ...(checkoutDate > turn
      ? [nights(checkinDate, turn), nights(turn, checkoutDate)]
      : [nights(checkinDate, checkoutDate)]),
    { kind: 'cleaning', quantity: 1, rate: 150, total: 150 },
  ];
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const { priceBreakdown } = buildBooking();
  return { body: { quote: { ...priceBreakdown, lines, total }, clash: null, hints: [] } };
}

/** Opens the editor of an offer to Ana, whose enquiry is for 12 to 15 April. */
async function open(routes: Parameters<typeof fakeServer>[0] = {}, draft: OfferJson | null = null) {
  const server = fakeServer({
    'POST /api/admin/quote': quote,
    'GET /api/price-terms': { body: buildPriceTerms() },
    [CREATE]: { status: 201, body: DRAFT },
    ...routes,
  });
  const onClose = vi.fn<() => void>();
  const { user } = renderSite(
    <OfferDialog booking={buildBooking()} draft={draft} onClose={onClose} />,
    { fetch: server.fetch },
  );
  const editor = within(await screen.findByRole('dialog', { name: 'Offer to Ana Duarte' }));
  await amounts();
  return { user, server, onClose, editor };
}

/** The amount fields of the nights; waits until the lines are proposed. */
async function amounts(): Promise<HTMLInputElement[]> {
  return screen.findAllByRole<HTMLInputElement>('textbox', { name: /^\d+ nights.*amount in EUR/ });
}
const amountOf = async () => (await amounts()).map(({ value }) => value);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('keeps the owner’s own amount when the dates change, with the list price to take', async () => {
  const { user, editor } = await open();
  type((await amounts())[0]!, '4000');
  type(editor.getByLabelText('Check-out'), '2027-04-16');
  await screen.findByRole('textbox', { name: /^4 nights/ });
  expect(await amountOf()).toEqual(['4000']);
  expect(editor.getByText('List price €1,800')).toBeVisible();
  await user.click(editor.getByRole('button', { name: 'Use it' }));
  expect(await amountOf()).toEqual(['1800.00']);
  type(editor.getByLabelText('Check-out'), '2027-04-15');
  await screen.findByRole('textbox', { name: /^3 nights/ });
  expect(await amountOf()).toEqual(['1350.00']);
});

it('says which of the owner’s amounts was replaced when its line is gone', async () => {
  const { editor } = await open();
  type((await amounts())[0]!, '4000');
  type(editor.getByLabelText('Check-out'), '2027-04-19');
  await screen.findByRole('textbox', { name: /^2 nights/ });
  expect(await amountOf()).toEqual(['2250.00', '900.00']);
  expect(editor.getByText(/calculated again for these dates. Yours were: €4,000\./)).toBeVisible();
});

it('keeps lines removed by the owner out of an offer for other dates', async () => {
  const { user, editor } = await open();
  await user.click(editor.getByRole('button', { name: 'Remove Cleaning' }));
  type(editor.getByLabelText('Check-out'), '2027-04-16');
  await screen.findByRole('textbox', { name: /^4 nights/ });
  expect(editor.queryByRole('textbox', { name: /^Cleaning/ })).toBeNull();
});

it('keeps lines removed from a stored draft out, even if other dates are typed at once', async () => {
  const nights: OfferJson['lines'][number] = {
    kind: 'nights',
    quantity: 3,
    rate: 450,
    total: 1350,
    dates: { start: '2027-04-12', end: '2027-04-15' },
    list: 1350,
  };
  const { editor } = await open({}, { ...DRAFT, lines: [nights], total: '1350.00' });
  type(editor.getByLabelText('Check-out'), '2027-04-16');
  await screen.findByRole('textbox', { name: /^4 nights/ });
  expect(editor.queryByRole('textbox', { name: /^Cleaning/ })).toBeNull();
});

it('keeps removed lines out even after dates for which the rules do not require them', async () => {
  const { user, editor } = await open({
    'POST /api/admin/quote': (call) => {
      const answer = quote(call);
      const { checkoutDate } = call.body as { checkoutDate: string };
      if (checkoutDate !== '2027-04-16') return answer;
      const { lines = [] } = answer.body.quote;
      answer.body.quote.lines = lines.filter(({ kind }) => kind !== 'cleaning');
      return answer;
    },
  });
  await user.click(editor.getByRole('button', { name: 'Remove Cleaning' }));
  type(editor.getByLabelText('Check-out'), '2027-04-16');
  await screen.findByRole('textbox', { name: /^4 nights/ });
  type(editor.getByLabelText('Check-out'), '2027-04-15');
  await screen.findByRole('textbox', { name: /^3 nights/ });
  expect(editor.queryByRole('textbox', { name: /^Cleaning/ })).toBeNull();
});

it('reports an invalid amount, and focuses it', async () => {
  const { user, server, editor } = await open();
  const [nights] = await amounts();
  type(nights!, 'abc');
  await user.click(editor.getByRole('button', { name: 'Send the offer' }));
  expect(editor.getByRole('alert').textContent).toBe(
    'Please write an amount such as 450 or -20.50',
  );
  await waitFor(() => expect(document.activeElement).toBe(nights));
  expect(server.callsOf(CREATE)).toEqual([]);
});

it('reports an invalid day at its field, and focuses it', async () => {
  const { user, server, editor } = await open();
  await amounts();
  const [checkOut, until] = [
    editor.getByLabelText('Check-out'),
    editor.getByLabelText(/^Valid until/),
  ];
  type(checkOut, '2027-04-11');
  expect(editor.getByRole('alert').textContent).toBe('Check-out must be after check-in.');
  await user.click(editor.getByRole('button', { name: 'Send the offer' }));
  await waitFor(() => expect(document.activeElement).toBe(checkOut));

  type(checkOut, '2027-04-15');
  const send = editor.getByRole<HTMLButtonElement>('button', { name: 'Send the offer' });
  // The lines are requested after a pause in typing; sending is disabled until they arrive.
  await waitFor(() => expect(send.disabled).toBe(false));
  type(until, '2026-01-01');
  await user.click(send);
  await waitFor(() => expect(document.activeElement).toBe(until));
  expect(until.getAttribute('aria-invalid')).toBe('true');
  expect(editor.getByRole('alert').textContent).toBe(
    'This day has passed. Please choose a later one.',
  );
  type(until, '');
  expect(editor.getByRole('alert').textContent).toBe('Please choose a day.');
  type(until, '2027-04-01');
  expect(editor.queryByRole('alert')).toBeNull();
  expect(server.callsOf(CREATE)).toEqual([]);
});

it('reports the server’s refusal at the field', async () => {
  const message = 'An offer for this stay can be answered until Mon, 12 Apr 2027 at the latest.';
  const { user, editor } = await open({
    [CREATE]: {
      status: 400,
      body: { code: 'invalid_input', message, issues: [{ path: 'validUntil', message }] },
    },
  });
  await amounts();
  const until = editor.getByLabelText(/^Valid until/);
  type(until, '2027-04-20');
  await user.click(editor.getByRole('button', { name: 'Send the offer' }));
  await waitFor(() => expect(document.activeElement).toBe(until));
  expect(until.getAttribute('aria-invalid')).toBe('true');
  type(until, '2027-04-10');
  expect(until.getAttribute('aria-invalid')).toBeNull();
});

it('closes at once if nothing was changed, and otherwise asks whether to keep a draft', async () => {
  const { user, server, onClose, editor } = await open();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);

  const field = editor.getByLabelText(/^Your message/);
  await user.type(field, 'Hi');
  await user.keyboard('{Escape}');
  const question = { name: 'Close the offer?' };
  await screen.findByRole('dialog', question);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull());
  expect(field).toHaveProperty('value', 'Hi');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(onClose).toHaveBeenCalledTimes(1);

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(server.callsOf(CREATE)[0]?.body).toMatchObject({ message: 'Hi', send: false });
});

it('discards the text on request, and focuses what prevents a draft', async () => {
  const { user, server, onClose } = await open();
  const [nights] = await amounts();
  type(nights!, 'abc');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await user.click(await screen.findByRole('button', { name: 'Save as draft' }));
  await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(nights));
  expect(onClose).not.toHaveBeenCalled();

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(server.callsOf(CREATE)).toEqual([]);
});

it('keeps the text, and says why, if the offer could not be saved', async () => {
  const { user, onClose, editor } = await open({
    [CREATE]: {
      status: 409,
      body: { code: 'nights_taken', message: 'Others have a night of it.' },
    },
  });
  type(editor.getByLabelText(/^Your message/), 'The pool is heated.');
  await user.click(editor.getByRole('button', { name: 'Save draft' }));
  expect(await editor.findByText('Others have a night of it.')).toBeVisible();
  expect(editor.getByLabelText(/^Your message/)).toHaveProperty('value', 'The pool is heated.');
  expect(onClose).not.toHaveBeenCalled();
});

it('is sent again from the dialog after a refusal, each time by one call', async () => {
  const { user, server, onClose, editor } = await open({
    [CREATE]: {
      status: 409,
      body: { code: 'nights_taken', message: 'Others have a night of it.' },
    },
  });
  await user.click(editor.getByRole('button', { name: 'Send the offer' }));
  expect(await editor.findByText('Others have a night of it.')).toBeVisible();
  server.set({ [CREATE]: { status: 201, body: { ...DRAFT, status: 'sent' } } });
  await user.click(editor.getByRole('button', { name: 'Send the offer' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const [first, second] = server.callsOf(CREATE);
  expect(second?.body).toMatchObject({ send: true });
  expect(second?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  expect(server.calls.some(({ path }) => path.endsWith('/send'))).toBe(false);
});

it('warns if the guest would be asked for money without bank details', async () => {
  await open({
    'GET /api/admin/bookings/1/payments': {
      body: buildPayments({ isStored: false, hasBankAccount: false }),
    },
  });
  expect(await screen.findByText(/^No bank details are entered/)).toBeVisible();
});

it('announces no mail if none is sent', async () => {
  const { editor } = await open({ 'GET /api/admin/mail': { body: NO_MAIL } });
  expect(
    await editor.findByText(/^Mail is not set up, so Ana Duarte is not notified/),
  ).toBeVisible();
  expect(editor.getByText('They stand on the guest’s page.')).toBeVisible();
  expect(editor.queryByText(/in the mail/)).toBeNull();
});

it('withdraws an offer without announcing a mail if none is sent', async () => {
  const sent: OfferJson = { ...DRAFT, status: 'sent', sentAt: '2027-03-10T12:00:00.000Z' };
  const WITHDRAW = 'POST /api/admin/offers/7/withdraw';
  const server = fakeServer({
    'GET /api/admin/mail': { body: NO_MAIL },
    'GET /api/admin/bookings/1/offers': { body: { offers: [sent] } },
    [WITHDRAW]: { body: { ...sent, status: 'withdrawn' } },
  });
  const { user } = renderSite(
    <OfferSection booking={buildBooking()} isOpen={false} onOpen={() => undefined} />,
    { fetch: server.fetch },
  );
  expect(
    await screen.findByText(/^Mail is not set up, so Ana Duarte is not notified/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const question = within(screen.getByRole('dialog', { name: 'Withdraw the offer?' }));
  expect(question.getByText(/^Mail is not set up, so Ana Duarte is not notified/)).toBeVisible();
  expect(question.queryByRole('checkbox')).toBeNull();
  expect(question.queryByRole('textbox')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Keep the offer');
  await user.click(question.getByRole('button', { name: 'Withdraw the offer' }));
  await waitFor(() =>
    expect(server.callsOf(WITHDRAW).at(-1)?.body).toMatchObject({ notifyGuest: false }),
  );
});
