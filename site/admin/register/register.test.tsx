import type { RegisterJson } from '@shared/contract/register/register';
import { EMPTY_GUEST } from '@shared/domain/register/registerGuest';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { renderAdmin, SIGNED_IN } from '../../test/renderAdmin';

const BOOKING = buildBooking({ reference: 'VL-7K3Q9M', status: 'confirmed' });
const REGISTER = `/api/admin/bookings/${BOOKING.id}/register`;
const WAITING: RegisterJson = {
  isOn: true,
  way: 'service',
  state: 'complete',
  due: { from: '2027-05-22', by: '2027-05-24', last: '2027-05-26' },
  guests: [{ isPortuguese: false, name: 'Anna Müller', missing: [], isWithoutCode: false }],
  reports: [],
  blocked: null,
};
const open = (routes = {}) =>
  renderAdmin('/admin?booking=VL-7K3Q9M', {
    'GET /api/admin/bookings/VL-7K3Q9M': {
      body: { booking: BOOKING, conflictingBookings: [], blockedNights: [], importedBlocks: [] },
    },
    'GET /api/bookings': { body: [BOOKING] },
    [`GET ${REGISTER}`]: { body: WAITING },
    ...routes,
  });
const section = () => screen.findByRole('region', { name: 'Guest register' });

it('says until when a stay is to be reported, sends it, and shows the refusal', async () => {
  const { user } = open({
    [`POST ${REGISTER}/reports`]: {
      body: {
        ...WAITING,
        state: 'refused',
        reports: [
          {
            id: 4,
            way: 'service',
            outcome: 'refused',
            fileNumber: 12,
            checkinDate: '2027-05-22',
            checkoutDate: '2027-05-29',
            sha256: 'a'.repeat(64),
            code: '60',
            answer: 'A unidade não existe',
            createdAt: '2027-05-22T17:05:00.000Z',
          },
        ],
      },
    },
  });
  const part = within(await section());
  expect(part.getByText(/from 22 May 2027, best by 24 May 2027, last day 26 May/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Send to SIBA' }));
  expect(await part.findByText('60: A unidade não existe')).toBeVisible();
});

it('asks nothing more about Portuguese guests, and shows the server’s issue at its field', async () => {
  const { user, server } = open({
    [`GET ${REGISTER}/guests`]: { body: { guests: [EMPTY_GUEST] } },
    [`PUT ${REGISTER}/guests`]: { body: { ...WAITING, state: 'not_needed', due: null } },
  });
  const part = within(await section());
  await user.click(part.getByRole('button', { name: 'Fill in' }));
  const nationality = await part.findByLabelText('Portuguese nationality');
  await user.selectOptions(nationality, 'no');
  await user.type(part.getByLabelText('Surname'), 'Иванов');
  await user.click(part.getByRole('button', { name: 'Save the register' }));
  expect(part.getByText(/^Please use Latin letters/)).toBeVisible();
  await user.clear(part.getByLabelText('Surname'));
  await user.selectOptions(nationality, 'yes');
  expect(part.queryByLabelText('Surname')).toBeNull();
  await user.click(part.getByRole('button', { name: 'Save the register' }));
  expect(await part.findByText('Nothing to report')).toBeVisible();
  expect(server.callsOf(`PUT ${REGISTER}/guests`)).toMatchObject([
    { body: { guests: [{ ...EMPTY_GUEST, isPortuguese: true }] } },
  ]);
});

it('is not shown to managers', async () => {
  const { server } = open({
    'GET /api/admin/session': { body: { ...SIGNED_IN, role: 'manager' } },
  });
  await screen.findByRole('heading', { name: BOOKING.guestName });
  expect(server.callsOf(`GET ${REGISTER}`)).toEqual([]);
});
