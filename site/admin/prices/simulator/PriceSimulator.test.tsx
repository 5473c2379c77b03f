import type { Simulation } from '@shared/contract/prices/simulate';
import { presentPriceTerms } from '@shared/contract/prices/presentPriceTerms';
import { DEFAULT_PRICE_TERMS } from '@shared/domain/prices/priceTerms';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildSettings } from '../../../public/test/pageData';
import { renderAdmin } from '../../../test/renderAdmin';

const SIMULATE = 'POST /api/admin/simulate-price';
const RUN = { nights: 2, basePrice: '700.00', rate: 602, total: 1204 };
const SIMULATION: Simulation = {
  quote: {
    total: 1549,
    currency: 'GBP',
    baseRate: 516,
    nights: 3,
    isAverageRate: true,
    hasMultipleRates: true,
    priceBreakdown: [],
    accommodationTotal: 1591,
    guestFee: 0,
    cleaningFee: 129,
    lines: [
      { kind: 'discount', quantity: 1, rate: -171, total: -171, name: 'Early', percent: 10 },
      { kind: 'cleaning', quantity: 1, rate: 129, total: 129 },
    ],
  },
  nights: [
    {
      ...RUN,
      start: '2027-06-02',
      end: '2027-06-04',
      source: { kind: 'override', id: 1, name: 'Festival' },
    },
    {
      start: '2027-06-04',
      end: '2027-06-05',
      nights: 1,
      basePrice: '450.00',
      rate: 387,
      total: 387,
      source: { kind: 'season', name: 'June', tier: 'base' },
    },
  ],
  issues: [],
};

const COT = {
  id: 'cot',
  name: 'Cot',
  priceCents: 1500,
  per: 'piece',
  maxQuantity: 2,
} as const;

async function open(body: Simulation, bookedOn: string | null = '2027-03-10') {
  const shown = renderAdmin('/admin/pricing', {
    'GET /api/admin/price-overrides': { body: [] },
    'GET /api/villa-settings': { body: buildSettings() },
    'GET /api/admin/price-plan': { body: { seasons: [], updatedAt: '2027-03-01T10:00:00.000Z' } },
    'GET /api/price-terms': {
      body: {
        updatedAt: '2027-03-01T10:00:00.000Z',
        ...presentPriceTerms({
          ...DEFAULT_PRICE_TERMS,
          fees: { ...DEFAULT_PRICE_TERMS.fees, maxPets: 2, extras: [COT] },
          touristTax: { ...DEFAULT_PRICE_TERMS.touristTax, isOn: true },
        }),
      },
    },
    [SIMULATE]: { body },
  });
  const part = await screen.findByRole('region', { name: 'Why this price' });
  const set = (label: string, value: string) =>
    fireEvent.change(within(part).getByLabelText(label), { target: { value } });
  expect(within(part).getByText(/^Choose check-in and check-out/)).toBeVisible();
  await waitFor(() =>
    expect(within(part).getByLabelText<HTMLSelectElement>('Currency').value).toBe('EUR'),
  );
  set('Check-in', '2027-06-02');
  set('Check-out', '2027-06-05');
  set('Currency', 'GBP');
  if (bookedOn !== null) set('Booked on', bookedOn);
  return { ...shown, part, set };
}

it('shows each part of a price with the rule that it comes from', async () => {
  const { part, server } = await open(SIMULATION);
  const row = async (name: string) =>
    expect(await within(part).findByRole('row', { name })).toBeVisible();
  await row('Nights 2 Jun to 3 Jun 2 × £602 (€700) Price override “Festival” £1,204');
  await row('Night of 4 Jun 1 × £387 (€450) Season “June”, base price £387');
  await row('Early (−10%) Discounts: the best for the guest −£171');
  await row('Cleaning Cleaning fee of Settings £129');
  await row('Total £1,549');
  expect(within(part).getByText('Guests can book this stay.')).toBeVisible();
  expect(server.callsOf(SIMULATE).at(-1)?.body).toEqual({
    checkinDate: '2027-06-02',
    checkoutDate: '2027-06-05',
    guestCount: 2,
    currency: 'GBP',
    bookingDate: '2027-03-10',
  });
});

it('lists every rule that a stay breaks, even without a price', async () => {
  const { part } = await open({
    quote: null,
    nights: [],
    issues: [
      { code: 'checkout_not_later', message: 'Check-out must be after check-in.' },
      { code: 'invalid_input', message: 'At most 12 guests.' },
    ],
  });
  expect(await within(part).findByText('Check-out must be after check-in.')).toBeVisible();
  expect(within(part).getByText('At most 12 guests.')).toBeVisible();
  expect(within(part).queryByRole('table')).toBeNull();
});

it('includes children, pets and extras, as far as the villa has them', async () => {
  const { part, set, server } = await open(SIMULATION);
  await within(part).findByLabelText('Children among them');
  set('Children among them', '1');
  set('Pets', '2');
  set('Extra: Cot', '2');
  await waitFor(() =>
    expect(server.callsOf(SIMULATE).at(-1)?.body).toMatchObject({
      children: 1,
      pets: 2,
      extras: [{ id: 'cot', quantity: 2 }],
    }),
  );
});

it('uses today as the day of booking until another one is chosen', async () => {
  vi.setSystemTime('2027-03-10T12:00:00Z');
  const { part, set } = await open(SIMULATION, null);
  const booked = within(part).getByLabelText<HTMLInputElement>('Booked on');
  expect(booked.value).toBe('2027-03-10');
  vi.setSystemTime('2027-03-11T00:00:30Z');
  fireEvent.focus(window);
  await waitFor(() => expect(booked.value).toBe('2027-03-11'));
  set('Booked on', '2027-03-01');
  vi.setSystemTime('2027-03-12T00:00:30Z');
  fireEvent.focus(window);
  expect(booked.value).toBe('2027-03-01');
});
