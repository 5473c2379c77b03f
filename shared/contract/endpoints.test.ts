import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issuesOf, withPrototypeKeys, WRONG_TYPES } from '../test/issues';
import * as everyExport from './endpoints';
import type { Endpoint } from './endpoint';

const ENDPOINTS: Endpoint[] = Object.values(everyExport);
const SUBJECTS = import.meta.glob<Record<string, Endpoint>>('./**/*Endpoints.ts', { eager: true });
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** The endpoints of section 7 of the specification, in its order, and further ones of the owner. */
const CALLS = {
  public: [
    'GET /api/config',
    'GET /api/villa-settings',
    'GET /api/price-terms',
    'GET /api/gallery',
    'GET /api/reviews',
    'GET /api/availability',
    'POST /api/calculate-price',
    'POST /api/booking-enquiry',
    'POST /api/contact',
    'GET /api/admin/session',
    'POST /api/admin/login',
    'POST /api/admin/login/second-factor',
    'POST /api/admin/login/passkey-options',
    'POST /api/admin/login/passkey',
    'POST /api/admin/logout',
    'POST /api/admin/invitation',
    'POST /api/admin/invitation/accept',
    'POST /api/admin/password-reset',
    'POST /api/admin/password-reset/confirm',
  ],
  session: [
    'POST /api/admin/change-password',
    'GET /api/admin/fresh-sign-in',
    'POST /api/admin/fresh-sign-in',
  ],
  account: [
    'POST /api/admin/fresh-sign-in/passkey-options',
    'GET /api/admin/account',
    'PUT /api/admin/account',
    'POST /api/admin/account/totp',
    'POST /api/admin/account/totp/confirm',
    'DELETE /api/admin/account/totp',
    'POST /api/admin/account/recovery-codes',
    'POST /api/admin/account/passkeys/options',
    'POST /api/admin/account/passkeys',
    'PATCH /api/admin/account/passkeys/:id',
    'DELETE /api/admin/account/passkeys/:id',
    'GET /api/admin/account/sessions',
    'DELETE /api/admin/account/sessions/:id',
    'DELETE /api/admin/account/sessions',
  ],
  admin: [
    'GET /api/admin/activity',
    'GET /api/admin/activity/export.csv',
    'GET /api/admin/users',
    'PATCH /api/admin/users/:id',
    'DELETE /api/admin/users/:id',
    'POST /api/admin/invitations',
    'POST /api/admin/invitations/:id/renew',
    'DELETE /api/admin/invitations/:id',
    'PUT /api/admin/access-policy',
    'PUT /api/villa-settings',
    'PUT /api/price-terms',
    'GET /api/contact',
    'PATCH /api/contact/:id',
    'POST /api/contact/:id/answers',
    'PUT /api/contact/:id/booking',
    'GET /api/admin/conversations',
    'GET /api/admin/bookings/:reference/conversation',
    'POST /api/admin/bookings/:reference/conversation',
    'POST /api/admin/bookings/:reference/conversation/read',
    'GET /api/bookings',
    'GET /api/bookings/export.csv',
    'PATCH /api/bookings/:bookingId/status',
    'GET /api/admin/calendar',
    'GET /api/admin/bookings/:reference',
    'POST /api/admin/bookings',
    'POST /api/admin/undo',
    'PATCH /api/admin/bookings/:id',
    'POST /api/admin/bookings/:id/confirmation',
    'GET /api/admin/bookings/:id/offers',
    'POST /api/admin/bookings/:id/offers',
    'PUT /api/admin/offers/:id',
    'DELETE /api/admin/offers/:id',
    'POST /api/admin/offers/:id/send',
    'POST /api/admin/offers/:id/resend',
    'POST /api/admin/offers/:id/withdraw',
    'POST /api/admin/privacy/erase',
    'POST /api/admin/privacy/person',
    'POST /api/admin/privacy/receipts/:reference',
    'PUT /api/admin/privacy/retention',
    'POST /api/admin/quote',
    'GET /api/admin/payments/open',
    'GET /api/admin/payments',
    'GET /api/admin/bookings/:id/payments',
    'POST /api/admin/bookings/:id/payments',
    'PUT /api/admin/bookings/:id/schedule',
    'PUT /api/admin/payments/:id',
    'DELETE /api/admin/payments/:id',
    'GET /api/admin/payments/export.csv',
    'POST /api/admin/payments/:id/receipt',
    'POST /api/admin/receipts/:id/void',
    'GET /api/admin/receipts/:id/receipt.pdf',
    'GET /api/admin/bank-details',
    'PUT /api/admin/bank-details',
    'GET /api/admin/payment-settings',
    'PUT /api/admin/payment-settings',
    'GET /api/admin/blocks',
    'POST /api/admin/blocks',
    'PUT /api/admin/blocks/:id',
    'DELETE /api/admin/blocks/:id',
    'GET /api/admin/calendar-sync',
    'POST /api/admin/calendar-feeds',
    'PUT /api/admin/calendar-feeds/:id',
    'POST /api/admin/calendar-feeds/:id/read',
    'DELETE /api/admin/calendar-feeds/:id',
    'POST /api/admin/calendar-link',
    'DELETE /api/admin/calendar-link',
    'GET /api/admin/reviews',
    'PATCH /api/admin/reviews/:id',
    'GET /api/admin/house/link',
    'POST /api/admin/house/link',
    'DELETE /api/admin/house/link',
    'GET /api/admin/arrival',
    'PUT /api/admin/arrival',
    'GET /api/admin/bookings/:id/stay',
    'POST /api/admin/bookings/:id/stay/renew',
    'POST /api/admin/stay-requests/:id/settle',
    'POST /api/admin/stay-requests/:id/answer',
    'GET /api/admin/bookings/:id/register',
    'GET /api/admin/bookings/:id/register/guests',
    'PUT /api/admin/bookings/:id/register/guests',
    'POST /api/admin/bookings/:id/register/reports',
    'GET /api/admin/register-reports/:id/file',
    'GET /api/admin/register-settings',
    'PUT /api/admin/register-settings',
    'POST /api/admin/register-settings/test',
    'GET /api/admin/house',
    'GET /api/admin/villa',
    'GET /api/admin/summary',
    'GET /api/admin/today',
    'GET /api/admin/figures',
    'GET /api/admin/figures/table.csv',
    'GET /api/admin/figures/report.csv',
    'GET /api/admin/figures/report.pdf',
    'POST /api/admin/backup-key',
    'GET /api/admin/backup',
    'GET /api/admin/backup-state',
    'GET /api/admin/house-facts',
    'PUT /api/admin/house-facts',
    'GET /api/admin/legal',
    'PUT /api/admin/legal',
    'GET /api/admin/mail',
    'POST /api/admin/mail/test',
    'GET /api/admin/mail-settings',
    'PUT /api/admin/mail-settings',
    'POST /api/admin/mail-settings/test',
    'GET /api/admin/privacy',
    'GET /api/admin/privacy/export/:key',
    'GET /api/admin/setup',
    'PATCH /api/admin/setup',
    'DELETE /api/admin/setup/demo-photos',
    'POST /api/admin/mail/preview',
    'GET /api/admin/mail/preview.html',
    'GET /api/admin/bookings/:id/scheduled-mails',
    'PUT /api/admin/bookings/:id/scheduled-mails',
    'POST /api/admin/scheduled-mails/:id',
    'GET /api/admin/mail/rules',
    'PUT /api/admin/mail/rules',
    'GET /api/admin/mail/templates',
    'PUT /api/admin/mail/templates',
    'POST /api/admin/mail/templates/preview',
    'GET /api/admin/mail/templates/preview.html',
    'POST /api/admin/mail/templates/reset',
    'POST /api/admin/mail/:id/retry',
    'POST /api/admin/mail/retry',
    'POST /api/admin/mail/:id/dismiss',
    'GET /api/admin/events',
    'GET /api/admin/content',
    'GET /api/admin/content/:language',
    'PATCH /api/admin/content/:language/draft',
    'POST /api/admin/content/:language/publish',
    'POST /api/admin/double-bookings',
    'POST /api/admin/content/:language/discard',
    'GET /api/admin/content/:language/publications',
    'POST /api/admin/content/:language/publications/:id/bring-back',
    'GET /api/admin/content/:language/preview.html',
    'GET /api/admin/cloudinary/browse',
    'GET /api/admin/price-overrides',
    'POST /api/admin/price-overrides',
    'PUT /api/admin/price-overrides/:id',
    'DELETE /api/admin/price-overrides/:id',
    'PATCH /api/admin/price-overrides/:id/toggle',
    'GET /api/admin/price-plan',
    'PUT /api/admin/price-plan',
    'POST /api/admin/base-currency/preview',
    'GET /api/admin/reference-rates',
    'POST /api/admin/simulate-price',
    'PUT /api/admin/reference-rates',
    'PUT /api/admin/base-currency',
    'GET /api/admin/gallery',
    'POST /api/admin/gallery',
    'PUT /api/admin/gallery/:id',
    'DELETE /api/admin/gallery/:id',
    'POST /api/admin/gallery/reorder',
    'DELETE /api/admin/cloudinary/images/:publicId',
    'DELETE /api/admin/images/:publicId',
  ],
};

describe('the calls', () => {
  it.each(Object.entries(CALLS))('with access %s are exactly these', (access, calls) => {
    const found = ENDPOINTS.filter((endpoint) => endpoint.access === access).map(nameOf);
    expect(found.toSorted()).toEqual(calls.toSorted());
  });

  it('are those of the files of every subject', () => {
    const described = Object.values(SUBJECTS).flatMap((subject) => Object.values(subject));
    expect(ENDPOINTS.map(nameOf).toSorted()).toEqual(described.map(nameOf).toSorted());
  });

  it('are described once each', () => {
    expect(new Set(ENDPOINTS.map(nameOf)).size).toBe(ENDPOINTS.length);
    expect(ENDPOINTS).toHaveLength(Object.values(CALLS).flat().length);
  });

  it('have a body if they take input, and never with GET or DELETE', () => {
    const silent = ENDPOINTS.filter(({ body }) => body === null);
    expect(
      silent
        .map(nameOf)
        .filter((name) => !/^(GET|DELETE) /.test(name))
        .toSorted(),
    ).toEqual([
      'PATCH /api/admin/price-overrides/:id/toggle',
      'POST /api/admin/account/passkeys/options',
      'POST /api/admin/account/recovery-codes',
      'POST /api/admin/account/totp',
      'POST /api/admin/calendar-feeds/:id/read',
      'POST /api/admin/calendar-link',
      'POST /api/admin/fresh-sign-in/passkey-options',
      'POST /api/admin/house/link',
      'POST /api/admin/invitations/:id/renew',
      'POST /api/admin/login/passkey-options',
      'POST /api/admin/logout',
      'POST /api/admin/mail/:id/dismiss',
      'POST /api/admin/mail/:id/retry',
      'POST /api/admin/mail/retry',
      'POST /api/admin/mail/test',
      'POST /api/admin/payments/:id/receipt',
      'POST /api/admin/privacy/receipts/:reference',
      'POST /api/admin/register-settings/test',
      'POST /api/admin/stay-requests/:id/settle',
    ]);
    expect(ENDPOINTS.filter(({ method }) => method === 'GET' || method === 'DELETE')).toEqual(
      silent.filter(({ method }) => method === 'GET' || method === 'DELETE'),
    );
  });

  it('answer 201 only when something is created', () => {
    expect(
      ENDPOINTS.filter(({ status }) => status === 201)
        .map(nameOf)
        .toSorted(),
    ).toEqual([
      'POST /api/admin/account/passkeys',
      'POST /api/admin/blocks',
      'POST /api/admin/bookings',
      'POST /api/admin/bookings/:id/offers',
      'POST /api/admin/bookings/:id/payments',
      'POST /api/admin/bookings/:reference/conversation',
      'POST /api/admin/calendar-feeds',
      'POST /api/admin/calendar-link',
      'POST /api/admin/gallery',
      'POST /api/admin/house/link',
      'POST /api/admin/invitations',
      'POST /api/admin/payments/:id/receipt',
      'POST /api/admin/price-overrides',
      'POST /api/booking-enquiry',
      'POST /api/contact',
      'POST /api/contact/:id/answers',
    ]);
  });
});

/** Path parameters that are not numbers. */
const SAMPLES: Readonly<Record<string, string>> = { reference: 'VL-7K3Q9M', language: 'en' };

describe.each(ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s',
  (_, call) => {
    it('validates exactly the parameters of its path', () => {
      const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
      const values = Object.fromEntries(names.map((name) => [name, SAMPLES[name] ?? '1']));
      expect(issuesOf(call.params, values)).toEqual([]);
      expect(issuesOf(call.params, { ...values, other: '1' })).toHaveLength(1);
      expect(issuesOf(call.params, {})).toHaveLength(names.length);
    });

    it.each(['{"page":"2"}', '{"__proto__":"1"}', '{"constructor":"1"}', '{"toString":"1"}'])(
      'refuses an unknown query parameter: %s',
      (query) => {
        const result = z.safeParse(call.query, JSON.parse(query));
        expect(result.error?.issues.map(({ code }) => code)).toContain('unrecognized_keys');
      },
    );
  },
);

const WITH_BODY = ENDPOINTS.flatMap((call) =>
  call.body ? [[nameOf(call), call.body] as const] : [],
);
it.each(WITH_BODY)('%s refuses a body that is not an object', (_, schema) => {
  for (const body of [undefined, null, [], [{}], 'text', 1, true]) {
    expect(issuesOf(schema, body)).toEqual([': Invalid input']);
  }
});

it.each(
  ENDPOINTS.flatMap(({ path, params }) =>
    [...path.matchAll(/:(id|bookingId)\b/g)].map(([, name = '']) => [path, name, params] as const),
  ),
)('%s accepts only a positive integer as its %s', (path, name, schema) => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, other = '']) => other);
  const values = Object.fromEntries(names.map((other) => [other, SAMPLES[other] ?? '1']));
  for (const id of [
    '0',
    '-1',
    '1e9',
    'abc',
    '1;--',
    '01',
    '1.0',
    '9'.repeat(16),
    ' ',
    '',
    '٣',
    1,
  ]) {
    expect(issuesOf(schema, { ...values, [name]: id })).toHaveLength(1);
  }
});

/** A schema and all schemas inside it. */
function objectsIn(schema: z.core.$ZodType): z.core.$ZodObjectDef[] {
  // A schema's static type does not include the discriminator `type`.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = Object.values(def).flatMap((part: unknown): unknown[] =>
    Array.isArray(part) ? part : [part],
  );
  const fields = def.type === 'object' ? Object.values(def.shape) : [];
  return [
    ...(def.type === 'object' ? [def] : []),
    ...[...inner, ...fields]
      .filter((part): part is z.core.$ZodType => part instanceof z.core.$ZodType)
      .flatMap(objectsIn),
  ];
}

it.each(WITH_BODY)('%s drops unknown fields', (_, schema) => {
  const objects = objectsIn(schema);
  expect(objects.length).toBeGreaterThan(0);
  for (const { catchall } of objects) {
    expect([undefined, 'never']).toContain(catchall?._zod.def.type);
  }
});

/** Difficult values, each put into every field at once. */
const HOSTILE = [
  ...WRONG_TYPES.map(([, value]) => value),
  undefined,
  Number.MAX_SAFE_INTEGER + 1,
  -1,
  Infinity,
  '',
  '\u0000',
  '\ud800',
  '1e309',
  '9999-12-31',
  '2027-02-30',
  'constructor',
  '__proto__',
  `a@${'.'.repeat(60_000)}@`,
  withPrototypeKeys({}),
  Array.from({ length: 500 }, () => ({})),
  JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown,
];

it.each(WITH_BODY)('%s validates any value of its fields', (_, schema) => {
  const names = objectsIn(schema).flatMap(({ shape }) => Object.keys(shape));
  for (const value of HOSTILE) {
    const body = Object.fromEntries([...names, 'unknownField'].map((name) => [name, value]));
    expect(() => z.safeParse(schema, body)).not.toThrow();
  }
});
