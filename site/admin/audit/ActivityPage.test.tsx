import type { AuditEntryJson } from '@shared/contract/audit/audit';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin, SIGNED_IN } from '../../test/renderAdmin';

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
  expect(entry.getByText(/Changed a booking/).parentElement?.textContent).toContain(
    'Changed a booking · VL-7K3Q9M',
  );
  expect(entry.getByText(/^total amount:/).parentElement?.textContent).toBe(
    'total amount: 1500.00 → 1400.00',
  );
  expect(entry.getByText(/^notes:/).parentElement?.textContent).toBe(
    'notes: nothing → Pays in cash',
  );
  expect(screen.getByText(/something of a later version/).parentElement?.textContent).toMatch(
    /^The server ·/,
  );

  await user.selectOptions(screen.getByLabelText('About'), 'Prices');
  expect(await screen.findByText('maria')).toBeVisible();
  const queries = server.callsOf('GET /api/admin/activity').map(({ query }) => query.get('area'));
  expect(queries).toEqual([null, 'prices']);
  const download = screen.getByRole('link', { name: 'Download as CSV' });
  expect(download.getAttribute('href')).toBe('/api/admin/activity/export.csv?area=prices');
});

it('writes values and days in the reader’s language, and what somebody wrote as it stands', async () => {
  const entry = (action: string, subject: string, changes: AuditEntryJson['changes']) => ({
    ...ENTRIES[0]!,
    action,
    subject,
    changes,
  });
  renderAdmin('/admin/settings/activity', {
    'GET /api/admin/session': { body: { ...SIGNED_IN, language: 'pt' } },
    'GET /api/admin/activity': {
      body: [
        {
          ...entry('booking_changed', 'VL-7K3Q9M', {
            checkinDate: ['2027-04-12', '2027-04-13'],
            totalAmount: ['1500.00', '1400.00'],
            notes: [null, 'percent 100, 2027-04-12'],
            status: ['pending', 'confirmed'],
          }),
          id: 5,
        },
        { ...entry('block_added', '2027-03-10 to 2027-03-13', {}), id: 4 },
        {
          ...entry('schedule_changed', 'VL-7K3Q9M', {
            schedule: [null, 'deposit €450 by 2027-03-13; balance €1,050 by 2027-03-29'],
          }),
          id: 3,
        },
        {
          ...entry('legal_changed', '', {
            cancellation: [null, 'days before 30, refund percent 100'],
            'fees › extras': [null, 'Cot, price 10.00, per night'],
            'seasons › Verão › ranges': [null, 'start 06-01, end 08-31'],
            'seasons › Verão › arrivalDays': [null, '0, 6'],
            'discounts › Cedo › kind': ['lastMinute', 'earlyBird'],
            isActive: [false, true],
          }),
          id: 2,
        },
      ],
    },
  });
  await screen.findAllByText(/VL-7K3Q9M/);
  const lines = screen
    .getAllByRole('listitem')
    .flatMap((item) => [...item.querySelectorAll('p + p, p ~ p')])
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'chegada: 12 abr. 2027 → 13 abr. 2027',
    'valor total: 1500,00 → 1400,00',
    'notas: nada → percent 100, 2027-04-12',
    'estado: pendente → confirmada',
    'plano: nada → Sinal €450 até 13 mar. 2027; Valor restante €1,050 até 29 mar. 2027',
    'cancelamento: nada → dias antes 30, percentagem devolvida 100',
    'taxas › extras: nada → Cot, preço 10,00, por noite',
    'épocas › Verão › períodos: nada → início 1 jun., fim 31 ago.',
    'épocas › Verão › dias de chegada: nada → domingo, sábado',
    'descontos › Cedo › tipo: última hora → reserva antecipada',
    'ativo: não → sim',
  ]);
  expect(screen.getByText(/10 mar. 2027 – 13 mar. 2027/)).toBeVisible();
});
