import { NO_LEGAL_DETAILS, type LegalJson } from '@shared/contract/legal/legal';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin';

const EMPTY: LegalJson = {
  ...NO_LEGAL_DETAILS,
  cancellation: [
    { daysBefore: 30, refundPercent: 100 },
    { daysBefore: 14, refundPercent: 50 },
  ],
  maxGuests: 12,
  updatedAt: null,
};
const FILLED: LegalJson = {
  ...EMPTY,
  operatorName: 'Maria Sousa',
  taxNumber: '123456789',
  address: 'Rua da Praia 1, Luz',
  registration: '12345/AL',
  capacity: 8,
  privacyContact: 'data@villa.example',
  maxGuests: 8,
  updatedAt: '2027-03-10T12:00:00.000Z',
};
const GET = 'GET /api/admin/legal';
const PUT = 'PUT /api/admin/legal';
const open = (legal: LegalJson, routes: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin('/admin/settings/legal', { [GET]: { body: legal }, ...routes });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

it('says what is missing and which law asks for it', async () => {
  open(EMPTY);
  const missing = within(await screen.findByText(/^Guests do not see everything yet/));
  expect(missing).toBeTruthy();
  const reasons = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(reasons).toContain(
    'Registration number (AL). Decreto-Lei 128/2014, article 17: every advertisement shows the registration number.',
  );
  expect(reasons.filter((reason) => /Decreto-Lei|Regulation/.test(reason)).length).toBe(6);
});

it('reports nothing missing if all is filled in', async () => {
  open(FILLED);
  await screen.findByRole('button', { name: 'Save legal details' });
  expect(screen.queryByText(/^Guests do not see everything yet/)).toBeNull();
});

it('saves the form with the timestamp it was read at, and says that the maximum of guests was lowered', async () => {
  const { user, server } = open(EMPTY, { [PUT]: { body: FILLED } });
  await user.type(
    await screen.findByRole('textbox', { name: 'Your name or company' }),
    'Maria Sousa',
  );
  await user.type(field('Tax number (NIF)'), '123 456 789');
  await user.type(field('Registered guests'), '8');
  expect(
    screen.getByText('Maximum guests in Settings is 12. Saving lowers it to 8.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove step 2' }));
  await user.click(screen.getByRole('button', { name: 'Add a step' }));
  await user.type(field('Step 2: until days before'), '7');
  await user.type(field('Step 2: given back (%)'), '25');
  await user.click(screen.getByRole('button', { name: 'Save legal details' }));
  expect(
    await screen.findByText('Maximum guests is 8 now, as your registration says.'),
  ).toBeVisible();
  expect(server.callsOf(PUT).map(({ body }) => body)).toEqual([
    {
      ...NO_LEGAL_DETAILS,
      operatorName: 'Maria Sousa',
      taxNumber: '123456789',
      capacity: 8,
      cancellation: [
        { daysBefore: 30, refundPercent: 100 },
        { daysBefore: 7, refundPercent: 25 },
      ],
      updatedAt: null,
    },
  ]);
  expect(field('Registration number (AL)')).toHaveProperty('value', '12345/AL');
});

it('focuses the invalid field, and sends nothing', async () => {
  const { user, server } = open(FILLED);
  const nif = await screen.findByRole('textbox', { name: 'Tax number (NIF)' });
  await user.clear(nif);
  await user.type(nif, '123456788');
  await user.clear(field('Step 2: until days before'));
  await user.type(field('Step 2: until days before'), '40');
  await user.click(screen.getByRole('button', { name: 'Save legal details' }));
  expect(await screen.findByText(/^This is no Portuguese tax number/)).toBeVisible();
  expect(screen.getByText('Please use fewer days than in the step above')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toBe(nif));
  expect(server.callsOf(PUT)).toEqual([]);
});
