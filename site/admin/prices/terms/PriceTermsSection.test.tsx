import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPriceTerms, buildSettings } from '../../../public/test/pageData';
import { renderAdmin } from '../../../test/renderAdmin';

const GET = 'GET /api/price-terms';
const PUT = 'PUT /api/price-terms';
const TERMS = buildPriceTerms();
const open = (routes: Parameters<typeof renderAdmin>[1] = {}, address = '/admin/pricing') =>
  renderAdmin(address, {
    'GET /api/admin/payments/open': { body: { isKept: true, rows: [] } },
    'GET /api/admin/price-overrides': { body: [] },
    'GET /api/villa-settings': { body: buildSettings() },
    'GET /api/admin/price-plan': { body: { seasons: [], updatedAt: TERMS.updatedAt } },
    [GET]: { body: TERMS },
    [PUT]: { body: TERMS },
    ...routes,
  });
const edit = async (user: ReturnType<typeof renderAdmin>['user'], part: string) => {
  await user.click(await screen.findByRole('button', { name: `Edit ${part}` }));
  return within(await screen.findByRole('dialog'));
};
const sent = (server: ReturnType<typeof renderAdmin>['server']) => server.callsOf(PUT).at(-1)?.body;

describe('discounts, fees and payments', () => {
  it('show the defaults of a new villa', async () => {
    open();
    const fees = await screen.findByRole('article', { name: 'Fees and extras' });
    expect(fees.textContent).toContain('6 guests are included; each further one pays €25 per stay');
    expect(fees.textContent).toContain('No pets');
    expect(screen.getByRole('article', { name: 'Tourist tax' }).textContent).toContain('Not taken');
  });

  it('accept a discount, and report an invalid one at its field', async () => {
    const { user, server } = open();
    const dialog = await edit(user, 'discounts');
    await user.click(dialog.getByRole('button', { name: 'Add discount' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Name/)));
    expect(dialog.getByText(/“Long stay discount”/)).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('For'), 'Early booking');
    expect(dialog.getByText(/“Early booking discount”/)).toBeVisible();
    // The nights of a long stay are no days before arrival.
    await user.type(dialog.getByLabelText('Days before arrival, at least'), '90');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText(/^Discount must be/)).toBeVisible();
    expect(document.activeElement).toBe(dialog.getByLabelText('Discount (%)'));
    expect(dialog.queryByText('Names in other languages')).toBeNull();
    await user.type(dialog.getByLabelText(/^Name/), 'Early bird');
    await user.type(dialog.getByLabelText('Discount (%)'), '12');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent(server)).toEqual({
      discounts: [{ name: 'Early bird', kind: 'earlyBird', threshold: 90, percent: 12 }],
      updatedAt: TERMS.updatedAt,
    });
  });

  it('accept fees and extras, with amounts in either notation, and keep the id of an extra', async () => {
    const cot = { id: 'cot', name: 'Cot', price: '15.00', per: 'stay' as const, maxQuantity: 1 };
    const { user, server } = open({
      [GET]: { body: buildPriceTerms({ fees: { ...TERMS.fees, extras: [cot] } }) },
    });
    const dialog = await edit(user, 'fees and extras');
    const pets = dialog.getByLabelText('Pets, at most');
    await user.clear(pets);
    await user.type(pets, '2');
    const fee = dialog.getByLabelText('Fee for pets (EUR per stay)');
    await user.clear(fee);
    await user.type(fee, '40,50');
    const first = within(dialog.getByRole('group', { name: 'extra 1' }));
    await user.click(first.getByText('Names in other languages'));
    await user.type(first.getByLabelText('Deutsch'), 'Babybett');
    expect(first.getByText('· DE')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add extra' }));
    const second = within(dialog.getByRole('group', { name: 'extra 2' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(second.getByLabelText('Name (English)')),
    );
    await user.type(second.getByLabelText('Name (English)'), 'Airport transfer');
    await user.type(second.getByLabelText('Price (EUR)'), '45');
    await user.selectOptions(second.getByLabelText('Charged'), 'per piece');
    const pieces = second.getByLabelText('Pieces, at most');
    await user.clear(pieces);
    await user.type(pieces, '3');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(sent(server)).toMatchObject({
      fees: {
        includedGuests: 6,
        extraGuestPer: 'stay',
        maxPets: 2,
        petFee: '40.50',
        extras: [
          { ...cot, names: { de: 'Babybett' } },
          { name: 'Airport transfer', price: '45.00', per: 'piece', maxQuantity: 3 },
        ],
      },
    });
  });

  it('accept the tourist tax by dates of the year, and refuse overlapping dates', async () => {
    const { user, server } = open();
    const dialog = await edit(user, 'tourist tax');
    await user.click(dialog.getByRole('switch', { name: 'Take the tourist tax' }));
    const first = within(dialog.getByRole('group', { name: 'dates 1' }));
    await user.selectOptions(first.getByLabelText('First day: month'), 'April');
    await user.selectOptions(first.getByLabelText('Last day: month'), 'October');
    await user.type(first.getByLabelText('Amount (EUR for each person and night)'), '2');
    await user.click(dialog.getByRole('button', { name: 'Add dates' }));
    const second = within(dialog.getByRole('group', { name: 'dates 2' }));
    await user.type(second.getByLabelText('Amount (EUR for each person and night)'), '1');
    const age = dialog.getByLabelText('From the age of');
    await user.clear(age);
    await user.type(age, '13');
    await user.type(dialog.getByLabelText(/^Nights, at most/), '7');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('alert').textContent).toBe(
      'Two ranges have a day in common. Please change one of them.',
    );
    await user.selectOptions(second.getByLabelText('First day: month'), 'November');
    await user.selectOptions(second.getByLabelText('Last day: month'), 'March');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(sent(server)).toMatchObject({
      touristTax: {
        isOn: true,
        rates: [
          { start: '04-01', end: '10-31', amount: '2.00' },
          { start: '11-01', end: '03-31', amount: '1.00' },
        ],
        minimumAge: 13,
        maxNights: 7,
      },
    });
  });

  it('say once what the server finds wrong with a field', async () => {
    const { user } = open({
      [PUT]: {
        status: 400,
        body: {
          code: 'invalid_input',
          message: 'Please ask for less',
          issues: [{ path: 'fees.petFee', message: 'Please ask for less' }],
        },
      },
    });
    const dialog = await edit(user, 'fees and extras');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Please ask for less')).toHaveLength(1);
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Fee for pets/));
  });

  it('accept payment terms, and keep what was typed if another window saved first', async () => {
    const { user, server } = open(
      { [PUT]: { status: 409, body: { code: 'stale', message: 'Changed elsewhere' } } },
      '/admin/payments?tab=terms',
    );
    const dialog = await edit(user, 'payments');
    await user.type(dialog.getByLabelText(/^Deposit at the confirmation/), '30');
    await user.type(dialog.getByLabelText(/^The rest, days before arrival/), '30');
    const theirs = { depositPercent: 50, balanceDays: 14, securityDeposit: '0.00' };
    server.set({
      [GET]: {
        body: { ...TERMS, paymentTerms: theirs, updatedAt: '2027-03-02T10:00:00.000Z' },
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const notice = await dialog.findByRole('alert');
    expect(notice.textContent).toContain('Nothing that you typed is lost');
    expect(notice.textContent).toMatch(/Payments: now saved is .*50%/);
    server.set({ [PUT]: { body: TERMS } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(sent(server)).toEqual({
      paymentTerms: { depositPercent: 30, balanceDays: 30, securityDeposit: '0.00' },
      updatedAt: '2027-03-02T10:00:00.000Z',
    });
  });
});
