import type { AuditEntryJson } from '@shared/contract/audit/audit';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin, SIGNED_IN } from '../../test/renderAdmin';
import { deedOf } from './deedText';

const ENTRIES: AuditEntryJson[] = [
  {
    id: 2,
    at: '2027-03-10T12:05:00.000Z',
    userName: 'maria',
    action: 'booking_changed',
    subject: 'VL-7K3Q9M',
    changes: {
      totalAmount: ['1500.00', '1400.00'],
      notes: [null, 'Pays in cash'],
      bic: [null, ''],
    },
    currency: 'EUR',
    guestName: 'João Pereira',
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

const texts = async () => {
  await screen.findAllByRole('time');
  return screen
    .getAllByRole('time')
    .map((time) => time.nextElementSibling)
    .map(
      (entry) =>
        entry && [...entry.querySelectorAll('p, li')].map((line) => line.textContent?.trim()),
    );
};

it('tells each change as a deed, and narrows it down', async () => {
  const { user, server } = renderAdmin('/admin/settings/activity', {
    'GET /api/admin/activity': { body: ENTRIES },
  });
  expect(await texts()).toEqual([
    [
      'maria changed a booking · VL-7K3Q9M for João Pereira',
      'changed the total from €1,500 to €1,400',
      'set the notes to “Pays in cash”',
    ],
    ['The server something of a later version'],
  ]);

  await user.selectOptions(screen.getByLabelText('About'), 'Prices');
  expect(await screen.findByText('maria')).toBeVisible();
  const queries = server.callsOf('GET /api/admin/activity').map(({ query }) => query.get('area'));
  expect(queries).toEqual([null, 'prices']);
  const download = screen.getByRole('link', { name: 'Download as CSV' });
  expect(download.getAttribute('href')).toBe('/api/admin/activity/export.csv?area=prices');
});

const entry = (
  action: string,
  subject: string | null,
  changes: AuditEntryJson['changes'],
  more: Partial<AuditEntryJson> = {},
): AuditEntryJson => ({
  id: 1,
  at: '2027-03-10T12:05:00.000Z',
  userName: 'Ana',
  action,
  subject,
  changes,
  currency: 'EUR',
  ...more,
});
const OF_JOAO = { guestName: 'João Pereira' };
const WRITTEN_OFF: AuditEntryJson['changes'] = {
  direction: [null, 'in'],
  isOff: [null, true],
  purpose: [null, 'stay'],
  paidOn: [null, '2027-03-09'],
  amount: [null, '450.00'],
  way: [null, 'other'],
  note: [null, 'never paid'],
};

it.each<[AuditEntryJson, string]>([
  [
    entry('settings_changed', null, { cleaningFee: ['150.00', '180.00'] }),
    'changed the cleaning fee from €150 to €180',
  ],
  [
    entry('booking_status_changed', 'VL-7K3Q9M', { status: ['pending', 'confirmed'] }, OF_JOAO),
    'confirmed VL-7K3Q9M for João Pereira',
  ],
  [
    entry('booking_status_changed', 'VL-7K3Q9M', { status: ['enquiry', 'cancelled'] }, OF_JOAO),
    'declined VL-7K3Q9M for João Pereira',
  ],
  [
    entry(
      'payment_added',
      'VL-7K3Q9M',
      {
        direction: [null, 'in'],
        purpose: [null, 'stay'],
        paidOn: [null, '2027-03-09'],
        amount: [null, '450.00'],
        way: [null, 'transfer'],
        note: [null, null],
        lowersPrice: [null, false],
        currency: [null, 'GBP'],
      },
      { ...OF_JOAO, currency: 'GBP' },
    ),
    'recorded £450 received for VL-7K3Q9M for João Pereira (stay, 9 Mar 2027, transfer)',
  ],
  [
    entry('payment_added', 'VL-7K3Q9M', WRITTEN_OFF, OF_JOAO),
    'wrote off €450 of VL-7K3Q9M for João Pereira (9 Mar 2027, “never paid”)',
  ],
  [
    entry(
      'payment_added',
      'VL-7K3Q9M',
      { ...WRITTEN_OFF, direction: [null, 'out'], purpose: [null, 'security'] },
      OF_JOAO,
    ),
    'kept €450 of the security deposit of VL-7K3Q9M for João Pereira (9 Mar 2027, “never paid”)',
  ],
  [
    entry(
      'payment_removed',
      'VL-7K3Q9M',
      Object.fromEntries(Object.entries(WRITTEN_OFF).map(([field, [, to]]) => [field, [to, null]])),
      OF_JOAO,
    ),
    'removed the write-off of €450 of VL-7K3Q9M for João Pereira (9 Mar 2027, “never paid”)',
  ],
  [
    entry('payment_changed', 'VL-7K3Q9M', { isOff: [false, true] }, OF_JOAO),
    'turned the payment into an amount that is written off or kept · VL-7K3Q9M for João Pereira',
  ],
  [
    entry('arrival_changed', null, {
      'texts › en › directions': [null, 'Leave the A22'],
      'texts › de › directions': [null, 'A22 verlassen'],
    }),
    'changed the texts of the arrival page',
  ],
  [
    entry('seasons_changed', null, {
      'seasons › Easter 2027': [
        null,
        'Easter 2027, ranges start 2027-03-20, end 2027-04-05, tier high, min stay 5, colour gold, is on true',
      ],
    }),
    'added the season “Easter 2027” (20 Mar 2027 – 5 Apr 2027, high, minimum stay 5)',
  ],
  [
    entry('price_terms_changed', null, {
      'discounts › Early › kind': ['lastMinute', 'earlyBird'],
    }),
    'changed the kind of the discount “Early” from last minute to early booking',
  ],
  [
    entry('price_terms_changed', null, { 'discounts › Early › isOn': [true, false] }),
    'switched off: discount “Early”',
  ],
  [entry('override_changed', 'Easter', { isActive: [true, false] }), 'switched it off · Easter'],
  [
    entry('override_added', 'Easter', {
      name: [null, 'Easter'],
      startDate: [null, '2027-03-20'],
      endDate: [null, '2027-04-05'],
      overridePrice: [null, '520.00'],
      isActive: [null, true],
      priority: [null, 0],
      minStay: [null, null],
    }),
    'added a price override · Easter (20 Mar 2027 – 5 Apr 2027, price €520, in use)',
  ],
  [
    entry('block_added', '2027-03-10 to 2027-03-13', {
      firstNight: [null, '2027-03-10'],
      lastNight: [null, '2027-03-12'],
      note: [null, 'Painter'],
    }),
    'blocked nights · 10 Mar 2027 – 13 Mar 2027 (“Painter”)',
  ],
  [
    entry('enquiry_lapsed', 'VL-7K3Q9M', { status: ['enquiry', 'cancelled'] }, OF_JOAO),
    'An enquiry ended unanswered after its check-in day · VL-7K3Q9M for João Pereira',
  ],
])('tells deed %#', (one, text) => {
  expect(deedOf(one).did).toBe(text);
});

it('describes actions in the reader’s language, and quotes entered text unchanged', async () => {
  renderAdmin('/admin/settings/activity', {
    'GET /api/admin/session': { body: { ...SIGNED_IN, language: 'pt' } },
    'GET /api/admin/activity': {
      body: [
        entry('booking_changed', 'VL-7K3Q9M', {
          checkinDate: ['2027-04-12', '2027-04-13'],
          totalAmount: ['1500.00', '1400.00'],
          notes: [null, 'percent 100, 2027-04-12'],
        }),
        entry('schedule_changed', 'VL-7K3Q9M', {
          schedule: [null, 'deposit €450 by 2027-03-13; balance €1,050 by 2027-03-29'],
        }),
        entry('legal_changed', null, {
          cancellation: [null, 'days before 30, refund percent 100'],
          'fees › extras': [null, 'Cot, price 10.00, per night'],
          'seasons › Verão › arrivalDays': ['1', '0, 6'],
        }),
      ].map((one, id) => ({ ...one, id })),
    },
  });
  expect(await texts()).toEqual([
    [
      'Ana alterou uma reserva · VL-7K3Q9M',
      'alterou «chegada» de 12 abr. 2027 para 13 abr. 2027',
      'alterou «valor total» de 1500\u00a0€ para 1400\u00a0€',
      'preencheu «notas»: “percent 100, 2027-04-12”',
    ],
    [
      'Ana alterou um plano de pagamentos · VL-7K3Q9M (Sinal €450 até 13 mar. 2027; Valor restante €1,050 até 29 mar. 2027)',
    ],
    [
      'Ana alterou os dados legais ou a política de cancelamento',
      'preencheu «cancelamento»: dias antes 30, percentagem devolvida 100',
      'preencheu «taxas, extras»: Cot, preço 10\u00a0€, por noite',
      'alterou «dias de chegada (época «Verão»)» de segunda-feira para domingo, sábado',
    ],
  ]);
});
