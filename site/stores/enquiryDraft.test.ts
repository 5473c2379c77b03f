// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const KEY = 'villa.enquiry';
const KEPT = {
  details: { guestName: 'Ana', guestEmail: '', guestPhone: '', specialRequests: '' },
  choices: { children: 1, pets: 0, extras: { cot: 1 } },
  infants: 1,
  receipt: {
    reference: 'VL-7K3Q9M',
    status: 'pending',
    checkinDate: '2027-07-28',
    checkoutDate: '2027-08-04',
    currency: 'EUR',
    totalAmount: '2000.00',
    sendsMail: true,
  },
  payment: { cents: 60_000, currency: 'EUR', isTotal: false },
};

// Each module stands for a page load.
beforeEach(() => vi.resetModules());
afterEach(() => sessionStorage.clear());

async function load(stored: unknown) {
  sessionStorage.setItem(KEY, JSON.stringify(stored));
  const { keepEnquiryDraft, useEnquiryDraft } = await import('./enquiryDraft');
  keepEnquiryDraft()();
  return { keepEnquiryDraft, useEnquiryDraft };
}

it('brings back what was typed and the confirmation, once per page load', async () => {
  const { keepEnquiryDraft, useEnquiryDraft } = await load(KEPT);
  expect(useEnquiryDraft.getState()).toMatchObject(KEPT);
  useEnquiryDraft.setState({ receipt: null });
  keepEnquiryDraft()();
  expect(useEnquiryDraft.getState().receipt).toBeNull();
});

it.each([
  ['an empty confirmation', { ...KEPT, receipt: {} }],
  ['a confirmation without a day', { ...KEPT, receipt: { ...KEPT.receipt, checkinDate: 'soon' } }],
  ['an unknown currency', { ...KEPT, payment: { ...KEPT.payment, currency: 'XXXX' } }],
  ['an amount that is none', { ...KEPT, receipt: { ...KEPT.receipt, totalAmount: 'much' } }],
  ['an extra without a number', { ...KEPT, choices: { ...KEPT.choices, extras: { cot: 'x' } } }],
  ['missing details', { ...KEPT, details: { guestName: 'Ana' } }],
  ['nothing', null],
])('removes %s', async (_case, stored) => {
  const { useEnquiryDraft } = await load(stored);
  expect(useEnquiryDraft.getState()).toEqual(useEnquiryDraft.getInitialState());
  expect(sessionStorage.getItem(KEY)).toBeNull();
});
