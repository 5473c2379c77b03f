import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import type { ErrorBody } from '@shared/contract/error';
import type { ContactMessageJson } from '@shared/contract/messages/message';
import type { BookingPayments } from '@shared/contract/payments/payments';
import type { ErasureResult, PersonData } from '@shared/contract/privacy/privacy';
import type { OwnerReview } from '@shared/contract/reviews/review';
import { EMPTY_GUEST } from '@shared/domain/register/registerGuest';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBackup, backupsFolder } from '../../services/backups/createBackup';
import { sendDueMails } from '../../services/mail/mailWorker';
import { stayLinkUrl } from '../../services/stay/stayLink';
import { buildEnquiry, buildMessage } from '../factories';
import { startTestApp, type TestApp } from '../testApp';

/** A single word as a name; the name typed first; fellow travellers. */
const NAME = 'Quatremaria';
const FIRST_NAME = 'Zebulonia';
const EMAIL = 'guest.q@example.fr';
const OTHER_EMAIL = 'at.work@example.net';
const COMPANION = 'Philomena Xanthos';
const REGISTERED = 'Wenceslawa';
/** Each in another place that a booking can have data in. */
const TRACES = [
  NAME,
  FIRST_NAME,
  EMAIL,
  OTHER_EMAIL,
  '698 765',
  'Philomena',
  'Xanthos',
  'ZZ 99',
  'walnut',
  'my knee',
  'by the tram',
  'drawing of mine',
  'scan-of-q',
  'loved the garden',
  'glad of the praise',
  'discount of friends',
  'paid by the aunt',
];
const AFTER_STAY = new Date('2027-05-20T12:00:00Z');
/** Thirty calls on a machine that may be busy. */
const LONG_MS = 120_000;
const PDF = '%PDF-1.7\n% drawing of mine\n%%EOF\n';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app.close());

const owner = async <Json = unknown>(method: string, address: string, body?: unknown) => {
  const answer = await app.send<Json & ErrorBody>(method, address, {
    cookie,
    ...(body !== undefined && { body }),
  });
  // All texts must be stored; otherwise it would prove nothing that they are missing after the erasure.
  expect([address, answer.status < 300 || answer.text]).toEqual([address, true]);
  return answer.json;
};

/** A booking with everything that the product can store about one. */
async function fillBooking(): Promise<{ id: number; reference: string }> {
  const { json: receipt } = await app.send<{ reference: string }>('POST', '/api/booking-enquiry', {
    body: buildEnquiry({
      guestName: FIRST_NAME,
      guestEmail: EMAIL,
      guestPhone: '+33 698 765 432',
      specialRequests: 'A walnut allergy',
    }),
    headers: { 'Idempotency-Key': 'of-the-guest' },
  });
  const { reference } = receipt;
  const { booking } = await owner<BookingDetail>('GET', `/api/admin/bookings/${reference}`);
  const { id } = booking;
  await owner('PATCH', `/api/admin/bookings/${id}`, {
    guestName: NAME,
    notes: `${NAME} had a walnut cake`,
    houseNotes: `${NAME}: no walnut in the house`,
  });
  const link = new URL((await stayLinkUrl((await app.db.models.Booking.findByPk(id))!, app.deps))!)
    .pathname;
  const fillIn = async (action: string, fields: Record<string, string>) => {
    const answer = await app.send('POST', `${link}/${action}`, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: app.url },
    });
    expect([action, answer.headers.get('Location')]).toEqual([
      action,
      expect.stringContaining('?done='),
    ]);
  };
  const letter = new FormData();
  letter.set('text', 'We come by the tram');
  letter.set('key', 'k1');
  letter.append('file', new Blob([PDF]), 'scan-of-q.pdf');
  await fetch(`${app.url}${link}/message`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: app.url },
    body: letter,
  });
  await owner('POST', `/api/admin/bookings/${reference}/conversation`, {
    text: `Dear ${NAME}, the tram is far`,
  });
  const answered = async (email: string) => {
    await app.send('POST', '/api/contact', {
      body: buildMessage({ firstName: NAME, lastName: 'X', email, message: 'About my knee' }),
    });
    const [message] = await owner<ContactMessageJson[]>('GET', '/api/contact');
    await owner('POST', `/api/contact/${message?.id}/answers`, { text: `Dear ${NAME}, my knee!` });
    return message?.id;
  };
  await answered(EMAIL);
  // From another address; the owner linked it to the booking.
  await owner('PUT', `/api/contact/${await answered(OTHER_EMAIL)}/booking`, { reference });

  const draft = await owner<{ id: number }>('POST', `/api/admin/bookings/${id}/offers`, {
    checkinDate: '2027-04-12',
    checkoutDate: '2027-04-15',
    guestCount: 2,
    lines: [
      { kind: 'other', name: `The discount of friends`, quantity: 1, rate: 1500, total: 1500 },
    ],
    message: 'Nothing with walnut.',
    validUntil: '2027-03-20',
    holdsNights: true,
    confirmsItself: true,
  });
  await owner('POST', `/api/admin/offers/${draft.id}/send`, {});
  const accept = await app.send('POST', `${link}/accept`, {
    body: `offer=${draft.id}`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: app.url },
  });
  expect(accept.headers.get('Location')).toContain('done=');
  await fillIn('details', { guestName: COMPANION, arrivalTime: '17:30', arrivalNote: 'ZZ 99' });
  await fillIn('cancellation', { message: 'It is my knee' });
  await owner('PUT', `/api/admin/bookings/${id}/register/guests`, {
    guests: [{ ...EMPTY_GUEST, isPortuguese: false, surname: REGISTERED }],
  });
  // Encrypted from the start; the law requires it to be kept after the erasure.
  expect([await rowsWith([REGISTERED]), await filesWith(REGISTERED)]).toEqual([[], []]);
  for (const [startDate, endDate, note] of [
    ['2027-04-16', '2027-04-17', `Late check-out of ${NAME}, ${COMPANION} drives`],
    ['2027-06-16', '2027-06-17', `${COMPANION} wants these days`],
    ['2027-04-09', '2027-04-10', `${FIRST_NAME} may come early, Philomena too`],
  ]) {
    await owner('POST', '/api/admin/blocks', { startDate, endDate, note });
  }
  const paid = await owner<BookingPayments>('POST', `/api/admin/bookings/${id}/payments`, {
    direction: 'in',
    purpose: 'stay',
    paidOn: '2027-03-10',
    amount: '450.00',
    way: 'transfer',
    note: 'paid by the aunt',
  });
  const issued = await owner<BookingPayments>(
    'POST',
    `/api/admin/payments/${paid.payments[0]?.id}/receipt`,
  );
  await owner('POST', `/api/admin/receipts/${issued.receipts[0]?.id}/void`, {
    reason: `${NAME} is ${COMPANION}’s heir`,
  });
  await owner('POST', `/api/admin/payments/${paid.payments[0]?.id}/receipt`);
  await sendDueMails(app.deps);

  app.setNow(new Date('2027-04-15T12:00:00Z'));
  cookie = await app.signIn();
  await fillIn('review', { stars: '5', words: 'We loved the garden', nameForm: 'first' });
  const [review] = await owner<OwnerReview[]>('GET', '/api/admin/reviews');
  await owner('PATCH', `/api/admin/reviews/${review?.id}`, {
    updatedAt: review?.updatedAt,
    status: 'published',
    answer: `We are glad of the praise, ${NAME}`,
  });
  await sendDueMails(app.deps);
  return { id, reference };
}

async function filesWith(text: string): Promise<string[]> {
  const entries = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const bytes = (await readFile(file)).toString('utf8').replaceAll(/=\r?\n/g, '');
    if (`${entry.name}\n${bytes}`.toLowerCase().includes(text.toLowerCase())) {
      found.push(`${text}: ${path.relative(app.dataDir, file)}`);
    }
  }
  return found;
}

/** The context of each text in the tables' rows. */
async function rowsWith(texts: readonly string[]): Promise<string[]> {
  const dump = (await app.dump()).toLowerCase();
  return texts.flatMap((text) => {
    const at = dump.indexOf(text.toLowerCase());
    return at < 0 ? [] : [dump.slice(Math.max(0, at - 200), at + 60)];
  });
}

it(
  'leaves nothing of a guest with one name, and of who came along, of whom everything was stored',
  async () => {
    const { reference } = await fillBooking();
    app.setNow(AFTER_STAY);
    cookie = await app.signIn();
    const person = await owner<PersonData>('POST', '/api/admin/privacy/person', { email: EMAIL });
    expect(person.messages).toBe(2);
    // Checks that the texts exist before the erasure.
    for (const text of TRACES) {
      expect([text, (await rowsWith([text])).length + (await filesWith(text)).length]).not.toEqual([
        text,
        0,
      ]);
    }

    const result = await owner<ErasureResult>('POST', '/api/admin/privacy/erase', {
      email: EMAIL,
      confirmation: EMAIL,
    });
    expect(result).toMatchObject({ bookings: 1, messages: 2 });
    expect(await rowsWith([...TRACES, REGISTERED])).toEqual([]);
    expect(await app.db.models.RegisterGuest.count()).toBe(1);
    if (app.deps.env.databaseUrl === null) {
      await createBackup(
        app.dataDir,
        path.join(backupsFolder(app.dataDir), 'after.tar'),
        AFTER_STAY,
      );
    }
    const found = await Promise.all([...TRACES, REGISTERED].map(filesWith));
    expect(found.flat()).toEqual([]);
    for (const word of [NAME, FIRST_NAME, EMAIL, 'philomena']) {
      expect(await owner('GET', `/api/bookings?search=${word}`)).toEqual([]);
    }
    expect(JSON.stringify(await owner('GET', `/api/admin/bookings/${reference}`))).not.toMatch(
      /quatremaria|philomena/i,
    );
  },
  LONG_MS,
);
