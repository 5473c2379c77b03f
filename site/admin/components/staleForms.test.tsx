import { NO_LEGAL_DETAILS } from '@shared/contract/legal/legal';
import { DEFAULT_RULES } from '@shared/domain/mail/scheduledMails';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin, SIGNED_IN } from '../../test/renderAdmin';

const EARLIER = '2027-03-10T12:00:00.000Z';
const LATER = '2027-03-10T13:00:00.000Z';
const STALE = { status: 409, body: { code: 'stale', message: 'Please reload.' } };

const BANK = { holder: 'Ana Costa', iban: 'PT50000201231234567890154', bic: null };
const LEGAL = { ...NO_LEGAL_DETAILS, cancellation: [], maxGuests: 12 };
const ARRIVAL = {
  showDays: 7,
  openDays: 30,
  address: 'Rua da Praia 1',
  mapUrl: null,
  phone: null,
  doorCode: null,
  wifiName: null,
  wifiPassword: null,
  texts: {},
  isUnreadable: false,
};
const ENGLISH = { kind: 'confirmation', language: 'en', subject: 'Your stay', body: 'Dear guest,' };
const reminder = { isOn: true, anchor: 'dueDate', offsetDays: -2, hour: 9 };
const rules = (change: object, arrival = {}) => ({
  ...DEFAULT_RULES,
  paymentReminder: { ...reminder, ...change },
  arrivalDetails: { isOn: true, anchor: 'arrival', offsetDays: -3, hour: 10, ...arrival },
});

type Case = {
  what: string;
  place: string;
  path: string;
  stored: (at: string) => unknown;
  theirs: (at: string) => unknown;
  label: string | RegExp;
  typed: string;
  button: string;
  conflict: string;
  adopted: string;
  sent: object;
};
const CASES: Case[] = [
  {
    what: 'the bank details',
    place: 'bank-details',
    path: '/api/admin/bank-details',
    stored: (updatedAt) => ({ ...BANK, updatedAt }),
    theirs: (updatedAt) => ({ ...BANK, holder: 'Casa Lda', bic: 'CGDIPTPL', updatedAt }),
    label: 'Account holder',
    typed: 'Ana Costa e Filhos',
    button: 'Save bank details',
    conflict: 'Account holder: now saved is Casa Lda',
    adopted: 'BIC: now saved is CGDIPTPL',
    sent: { holder: 'Ana Costa e Filhos', bic: 'CGDIPTPL' },
  },
  {
    what: 'the legal details',
    place: 'legal',
    path: '/api/admin/legal',
    stored: (updatedAt) => ({ ...LEGAL, operatorName: 'Ana', updatedAt }),
    theirs: (updatedAt) => ({
      ...LEGAL,
      operatorName: 'Casa Lda',
      cancellation: [{ daysBefore: 30, refundPercent: 50 }],
      updatedAt,
    }),
    label: 'Your name or company',
    typed: 'Ana Costa',
    button: 'Save legal details',
    conflict: 'Your name or company: now saved is Casa Lda',
    adopted: 'If a guest cancels: now saved is until 30 days before: 50%',
    sent: { operatorName: 'Ana Costa', cancellation: [{ daysBefore: 30, refundPercent: 50 }] },
  },
  {
    what: 'the arrival details',
    place: 'arrival',
    path: '/api/admin/arrival',
    stored: (updatedAt) => ({ ...ARRIVAL, updatedAt }),
    theirs: (updatedAt) => ({
      ...ARRIVAL,
      address: 'Rua Nova 2',
      texts: { de: { directions: 'Links.', key: '', contact: '', houseRules: '' } },
      updatedAt,
    }),
    label: /^Address of the villa/,
    typed: 'Rua da Praia 10',
    button: 'Save arrival details',
    conflict: 'Address of the villa: now saved is Rua Nova 2',
    adopted: 'Directions (Deutsch): now saved is Links.',
    sent: { address: 'Rua da Praia 10', texts: { de: { directions: 'Links.' } } },
  },
  {
    what: 'the times of mails',
    place: 'mails',
    path: '/api/admin/mail/rules',
    stored: (updatedAt) => ({ rules: rules({}), updatedAt }),
    theirs: (updatedAt) => ({ rules: rules({ offsetDays: -5 }, { isOn: false }), updatedAt }),
    label: 'Reminder of a payment: days',
    typed: '4',
    button: 'Save times',
    conflict: 'Reminder of a payment: now saved is 5 days before the due date, at 09:00',
    adopted: 'Before the arrival: now saved is does not go by itself',
    sent: { rules: rules({ offsetDays: -4 }, { isOn: false }) },
  },
];

function open({ place, path, stored }: Case, routes: Parameters<typeof renderAdmin>[1] = {}) {
  return renderAdmin(`/admin/settings/${place}`, {
    'GET /api/admin/mail/rules': { body: { rules: rules({}), updatedAt: EARLIER } },
    'GET /api/admin/mail/templates': { body: [{ ...ENGLISH, updatedAt: EARLIER }] },
    'POST /api/admin/mail/templates/preview': {
      body: { recipient: 'ana@example.pt', subject: 'S', html: '', text: '' },
    },
    'GET /api/admin/payment-settings': { body: { keepsPayments: true, updatedAt: EARLIER } },
    [`GET ${path}`]: { body: stored(EARLIER) },
    ...routes,
  });
}
it.each(CASES)('nothing typed of $what is lost when another window has saved', async (of) => {
  const { label, typed, button, conflict, adopted, sent } = of;
  const put = `PUT ${of.path}`;
  const { user, server } = open(of, { [put]: STALE });
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: typed } });
  server.set({ [`GET ${of.path}`]: { body: of.theirs(LATER) } });
  await user.click(screen.getByRole('button', { name: button }));

  // The mail server's settings are on the same page as the times of mails, and are not loaded here.
  const alert = (element: Element | null) => element?.getAttribute('role') === 'alert';
  const notice = await screen.findByText(
    (_text, element) =>
      alert(element) && Boolean(element?.textContent.includes('Nothing that you typed is lost')),
  );
  // No notification asks for a reload.
  expect(screen.queryByText(/reload/)).toBeNull();
  const lists = within(notice).getAllByRole('list');
  expect(lists.map(({ textContent }) => textContent)).toEqual([
    `${conflict}Take what is saved`,
    adopted,
  ]);
  expect([field.isConnected, field.value]).toEqual([true, typed]);

  server.set({ [put]: { body: of.theirs('2027-03-10T14:00:00.000Z') } });
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(server.callsOf(put)).toHaveLength(2));
  expect(server.callsOf(put)[1]?.body).toMatchObject({ ...sent, updatedAt: LATER });
  await waitFor(() => expect(screen.queryByText(/now saved is/)).toBeNull());
});

const [BANK_DETAILS] = CASES as [Case];

/** Opens the bank details form after another window has saved a different account holder. */
async function openStale(language: 'en' | 'pt' = 'en') {
  const admin = open(BANK_DETAILS, {
    'PUT /api/admin/bank-details': STALE,
    'GET /api/admin/session': { body: { ...SIGNED_IN, language } },
  });
  const [label, button] =
    language === 'en'
      ? ['Account holder', 'Save bank details']
      : ['Titular da conta', 'Guardar dados bancários'];
  const holder = await screen.findByLabelText<HTMLInputElement>(label);
  const bic = screen.getByLabelText<HTMLInputElement>(/^BIC/);
  await admin.user.type(holder, ' e Filhos');
  const save = () => admin.user.click(screen.getByRole('button', { name: button }));
  return { ...admin, holder, bic, save };
}

it('adopts the saved value of a field on request, and keeps the focus on the message', async () => {
  const { user, server, holder, bic, save } = await openStale();
  await user.type(bic, 'BCOMPTPL');
  server.set({ 'GET /api/admin/bank-details': { body: BANK_DETAILS.theirs(LATER) } });
  await save();
  await user.click(
    await screen.findByRole('button', { name: 'Account holder: take what is saved' }),
  );
  expect(holder.value).toBe('Casa Lda');
  expect(bic.value).toBe('BCOMPTPL');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('button', { name: 'BIC: take what is saved' })).toBeVisible();
});

it('replaces typed text with the saved state on request', async () => {
  const { user, server, holder, bic, save, path, goTo } = await openStale();
  server.set({ 'GET /api/admin/bank-details': { body: BANK_DETAILS.theirs(LATER) } });
  await save();
  await user.click(await screen.findByRole('button', { name: 'Discard what I typed' }));
  expect([holder.value, bic.value]).toEqual(['Casa Lda', 'CGDIPTPL']);
  expect(screen.getByRole('alert').textContent).toContain('The form now shows what is saved.');
  // Nothing is unsaved, so leaving asks no question.
  await goTo('/admin/settings/legal');
  expect(path()).toBe('/admin/settings/legal');
});

it('does not report a number that both windows have, however it is written', async () => {
  const { user, server, save } = await openStale();
  const iban = screen.getByLabelText<HTMLInputElement>('IBAN');
  await user.clear(iban);
  await user.type(iban, 'de89370400440532013000');
  const theirs = { ...BANK, holder: 'Casa Lda', iban: 'DE89370400440532013000' };
  server.set({ 'GET /api/admin/bank-details': { body: { ...theirs, updatedAt: LATER } } });
  await save();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Account holder: now saved is Casa Lda');
  expect(notice.textContent).not.toContain('IBAN');
});

it('says that what is saved could not be read, and tries it with the next save', async () => {
  const { server, holder, save } = await openStale();
  server.set({ 'GET /api/admin/bank-details': { status: 503, body: '' } });
  await save();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /what is saved now could not be read\. Nothing that you typed is lost/,
  );
  server.set({ 'GET /api/admin/bank-details': { body: BANK_DETAILS.theirs(LATER) } });
  await save();
  expect(await screen.findByText(/Changed in both windows/)).toBeVisible();
  expect(holder.value).toBe('Ana Costa e Filhos');
});

it('is in Portuguese for a user who reads it', async () => {
  const { server, save } = await openStale('pt');
  server.set({ 'GET /api/admin/bank-details': { body: BANK_DETAILS.theirs(LATER) } });
  await save();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Não se perdeu nada do que escreveu');
  expect(notice.textContent).toContain('Titular da conta: agora está guardado Casa Lda');
  expect(within(notice).getByText('Descartar o que escrevi')).toBeVisible();
});
