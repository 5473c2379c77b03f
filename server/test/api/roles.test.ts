import type { ErrorBody } from '@shared/contract/error';
import * as endpoints from '@shared/contract/endpoints';
import type { Endpoint } from '@shared/contract/endpoint';
import type { Role } from '@shared/domain/access/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_URL } from '../../integrations/imageHost/embedded';
import { startTestApp, type TestApp } from '../testApp';

/** Calls for a housekeeper. */
const HOUSEKEEPER = ['GET /api/admin/house', 'GET /api/admin/villa', 'GET /api/admin/events'];
/** Additional calls for a manager. All others are the owner's. */
const MANAGER = [
  'DELETE /api/admin/blocks/:id',
  'DELETE /api/admin/calendar-feeds/:id',
  'DELETE /api/admin/calendar-link',
  'DELETE /api/admin/cloudinary/images/:publicId',
  'DELETE /api/admin/gallery/:id',
  'DELETE /api/admin/house/link',
  'DELETE /api/admin/images/:publicId',
  'GET /api/admin/blocks',
  'DELETE /api/admin/offers/:id',
  'GET /api/admin/bookings/:id/offers',
  'GET /api/admin/bookings/:reference',
  'GET /api/admin/bookings/:id/stay',
  'GET /api/admin/bookings/:reference/conversation',
  'GET /api/admin/bookings/:id/scheduled-mails',
  'GET /api/admin/calendar',
  'GET /api/admin/calendar-sync',
  'GET /api/admin/cloudinary/browse',
  'GET /api/admin/conversations',
  'GET /api/admin/gallery',
  'GET /api/admin/house/link',
  'GET /api/admin/mail',
  'GET /api/admin/mail/preview.html',
  'GET /api/admin/summary',
  'GET /api/admin/today',
  'GET /api/bookings',
  'GET /api/bookings/export.csv',
  'GET /api/contact',
  'POST /api/admin/undo',
  'PATCH /api/admin/bookings/:id',
  'PATCH /api/bookings/:bookingId/status',
  'PATCH /api/contact/:id',
  'POST /api/admin/blocks',
  'POST /api/admin/bookings',
  'POST /api/admin/bookings/:reference/conversation',
  'POST /api/admin/bookings/:reference/conversation/read',
  'POST /api/admin/bookings/:id/stay/renew',
  'POST /api/admin/bookings/:id/offers',
  'POST /api/admin/calendar-feeds',
  'POST /api/admin/calendar-feeds/:id/read',
  'POST /api/admin/calendar-link',
  'POST /api/admin/gallery',
  'POST /api/admin/gallery/reorder',
  'POST /api/admin/house/link',
  'POST /api/admin/mail/:id/dismiss',
  'POST /api/admin/mail/:id/retry',
  'POST /api/admin/mail/retry',
  'POST /api/admin/mail/preview',
  'POST /api/admin/offers/:id/resend',
  'POST /api/admin/offers/:id/send',
  'POST /api/admin/offers/:id/withdraw',
  'POST /api/admin/double-bookings',
  'POST /api/admin/quote',
  'POST /api/admin/stay-requests/:id/settle',
  'POST /api/admin/stay-requests/:id/answer',
  'POST /api/admin/bookings/:id/confirmation',
  'POST /api/admin/scheduled-mails/:id',
  'POST /api/contact/:id/answers',
  'PUT /api/admin/blocks/:id',
  'PUT /api/admin/bookings/:id/scheduled-mails',
  'PUT /api/admin/calendar-feeds/:id',
  'PUT /api/admin/gallery/:id',
  'PUT /api/contact/:id/booking',
  'PUT /api/admin/offers/:id',
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
];

const ALLOWED: Readonly<Record<Role, (call: string) => boolean>> = {
  admin: () => true,
  manager: (call) => HOUSEKEEPER.includes(call) || MANAGER.includes(call),
  housekeeper: (call) => HOUSEKEEPER.includes(call),
};

const ADMIN_CALLS = Object.values<Endpoint>(endpoints)
  .filter(({ access }) => access === 'admin')
  .map(({ method, path }) => ({ method, path, call: `${method} ${path}` }));
const fill = (path: string) => path.replaceAll(/:\w+/g, '1');

describe('who is signed in as', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it.each(['manager', 'housekeeper'] as const)('a %s may not call the others’', async (role) => {
    const cookie = await app.signInAs(role);
    const before = await app.dump();
    for (const { call, method, path } of ADMIN_CALLS) {
      if (ALLOWED[role](call)) continue;
      const answer = await app.send<ErrorBody>(method, fill(path), {
        cookie,
        ...(method === 'GET' ? {} : { body: {} }),
      });
      expect([call, answer.status, answer.json.code]).toEqual([call, 403, 'forbidden_role']);
      expect(answer.json.message).toContain('ask the owner');
    }
    expect(await app.dump()).toBe(before);
  });

  it.each(['admin', 'manager', 'housekeeper'] as const)('%s may call the own', async (role) => {
    const cookie = await app.signInAs(role);
    for (const { call, method, path } of ADMIN_CALLS) {
      if (!ALLOWED[role](call)) continue;
      // Only the head: the event stream never ends.
      const response = await fetch(app.url + fill(path), {
        method,
        headers: { Cookie: cookie, 'Content-Type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      await response.body?.cancel();
      // Most of them reject an empty body, but nobody is forbidden.
      expect([call, [401, 403].includes(response.status)]).toEqual([call, false]);
    }
  });

  it.each([
    ['admin', 400],
    ['manager', 400],
    ['housekeeper', 403],
  ] as const)(
    '%s gets the role in the session, and %i for an upload without a picture',
    async (role, status) => {
      const cookie = await app.signInAs(role);
      const session = await app.send('GET', '/api/admin/session', { cookie });
      expect(session.json).toMatchObject({ authenticated: true, role });
      const upload = await app.send<ErrorBody>('POST', UPLOAD_URL, {
        cookie,
        body: '--b--\r\n',
        headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      });
      expect(upload.status).toBe(status);
    },
  );
});

it('lists no call that does not exist', () => {
  const known = ADMIN_CALLS.map(({ call }) => call);
  expect([...HOUSEKEEPER, ...MANAGER].filter((call) => !known.includes(call))).toEqual([]);
});

it('takes a permission away with the next call', async () => {
  const app = await startTestApp();
  try {
    const cookie = await app.signInAs('manager');
    expect((await app.send('GET', '/api/bookings', { cookie })).status).toBe(200);
    await app.db.write(() =>
      app.db.models.User.update({ role: 'housekeeper' }, { where: { username: 'manager' } }),
    );
    expect((await app.send('GET', '/api/bookings', { cookie })).status).toBe(403);
  } finally {
    await app.close();
  }
});
