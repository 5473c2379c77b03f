import type { AuditEntryJson } from '@shared/contract/audit/audit';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin';

const ENTRIES: AuditEntryJson[] = [
  {
    id: 2,
    at: '2027-03-10T12:05:00.000Z',
    userName: 'maria',
    action: 'booking_changed',
    subject: 'VL-7K3Q9M',
    changes: { totalAmount: ['1500.00', '1400.00'], notes: [null, 'Pays in cash'] },
  },
  {
    id: 1,
    at: '2027-03-10T12:00:00.000Z',
    userName: null,
    action: 'something_of_a_later_version',
    subject: null,
    changes: {},
  },
];

it('says who changed what, from what to what, and narrows it down', async () => {
  const { user, server } = renderAdmin('/admin/settings/activity', {
    'GET /api/admin/activity': { body: ENTRIES },
  });
  const entry = within((await screen.findByText('maria')).closest('li') ?? document.body);
  expect(entry.getByText(/Changed a booking · VL-7K3Q9M/)).toBeVisible();
  expect(entry.getByText(/^total amount:/).textContent).toBe('total amount: 1500.00 → 1400.00');
  expect(entry.getByText(/^notes:/).textContent).toBe('notes: nothing → Pays in cash');
  expect(screen.getByText(/something of a later version/).textContent).toMatch(/^The server ·/);

  await user.selectOptions(screen.getByLabelText('About'), 'Prices');
  expect(await screen.findByText('maria')).toBeVisible();
  const queries = server.callsOf('GET /api/admin/activity').map(({ query }) => query.get('area'));
  expect(queries).toEqual([null, 'prices']);
  const download = screen.getByRole('link', { name: 'Download as CSV' });
  expect(download.getAttribute('href')).toBe('/api/admin/activity/export.csv?area=prices');
});
