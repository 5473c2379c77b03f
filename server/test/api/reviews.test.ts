import type { AuditEntryJson } from '@shared/contract/audit/audit';
import type { BookingSummary } from '@shared/contract/bookings/booking';
import type { ErrorBody } from '@shared/contract/error';
import type { PageInput } from '@shared/contract/renderedPage';
import type { OwnerReview, PublicReviews } from '@shared/contract/reviews/review';
import { SAMPLE_REVIEWS } from '@shared/domain/reviews/sampleReviews';
import type { StayReview, StayView } from '@shared/contract/stay/stayPage';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '../../models/Booking';
import { applyRetention } from '../../services/privacy/retention';
import { stayLinkUrl } from '../../services/stay/stayLink';
import { insertBooking } from '../factories';
import { NO_SITE, startTestApp, type TestApp } from '../testApp';
import { putSettings } from '../storedSettings';

/** The start of the departure day in the villa; still the day before in UTC. */
const DEPARTURE = new Date('2027-04-14T23:30:00Z');
const EMAIL = 'ana@example.pt';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp({
    renderer: {
      ...NO_SITE,
      render: async (input) => ({
        status: 200,
        html: JSON.stringify(
          'stay' in input ? input : { reviews: (input as PageInput).data.reviews },
        ),
        styleHashes: [],
      }),
    },
  });
  cookie = await app.signIn();
});
afterEach(() => app.close());

const owner = <Json = unknown>(method: string, address: string, body?: unknown) =>
  app.send<Json & ErrorBody>(method, address, { cookie, ...(body !== undefined && { body }) });
/** The owner's session would have expired by then. */
const moveTo = async (now: Date) => {
  app.setNow(now);
  cookie = await app.signIn();
};
const insertStay = (checkinDate = '2027-04-12', checkoutDate = '2027-04-15') =>
  insertBooking(app, { checkinDate, checkoutDate, status: 'confirmed' });
const linkOf = async (booking: Booking) =>
  new URL((await stayLinkUrl(booking, app.deps)) ?? '').pathname;
const partOf = async (booking: Booking): Promise<StayReview | null> => {
  const { json } = await app.send<{ stay: StayView }>('GET', await linkOf(booking));
  return json.stay.kind === 'page' ? json.stay.page.review : null;
};
const REVIEW_TEXT = 'A lovely house.\nWe come again.';
/** @returns the result shown on the page */
const send = async (booking: Booking, fields: Record<string, string> = {}) => {
  const sent = { stars: '5', words: REVIEW_TEXT, nameForm: 'first', ...fields };
  const answer = await app.send('POST', `${await linkOf(booking)}/review`, {
    body: new URLSearchParams(sent).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: app.url },
  });
  const to = answer.headers.get('Location');
  if (to) return new URL(to, app.url).search;
  const { stay } = answer.json as { stay: StayView };
  return stay.kind === 'page' ? stay.page.outcome?.code : stay.kind;
};
const list = async () => (await owner<OwnerReview[]>('GET', '/api/admin/reviews')).json;
const change = async (review: OwnerReview, body: object) =>
  owner<OwnerReview>('PATCH', `/api/admin/reviews/${review.id}`, {
    updatedAt: review.updatedAt,
    ...body,
  });
const published = async () => (await app.send<PublicReviews>('GET', '/api/reviews')).json;
const publishFirst = async () => {
  const [review] = await list();
  if (!review) throw new Error('no review');
  return (await change(review, { status: 'published' })).json;
};

describe('a guest', () => {
  it('is asked on the day of departure, by the villa’s clock, and not before', async () => {
    const stay = await insertStay();
    app.setNow(new Date('2027-04-14T22:30:00Z'));
    expect(await partOf(stay)).toBeNull();
    expect(await send(stay)).toBe('review_too_early');
    await moveTo(DEPARTURE);
    expect(await partOf(stay)).toEqual({
      given: null,
      isPublished: false,
      answer: null,
      names: { first: 'Ana', initials: 'A. D.' },
    });
    expect(await send(stay)).toBe('?done=review');
    expect((await partOf(stay))?.given).toEqual({
      stars: 5,
      words: REVIEW_TEXT,
      nameForm: 'first',
    });
  });

  it.each(['pending', 'cancelled'] as const)('of a %s booking is not asked', async (status) => {
    const booking = await insertBooking(app, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-15',
      status,
    });
    await moveTo(DEPARTURE);
    expect(await partOf(booking)).toBeNull();
    expect(await send(booking)).toBe('review_too_early');
    expect(await app.db.models.Review.count()).toBe(0);
  });

  it.each([
    { stars: '0' },
    { stars: '6' },
    { stars: '4.5' },
    { stars: '' },
    { words: '  ' },
    { words: 'x'.repeat(2001) },
    { nameForm: 'full' },
  ])('cannot send %j', async (fields) => {
    const stay = await insertStay();
    await moveTo(DEPARTURE);
    expect(await send(stay, fields)).toBe('invalid');
    expect(await app.db.models.Review.count()).toBe(0);
  });

  it('changes it until it is published, and one that was hidden waits for the owner again', async () => {
    const stay = await insertStay();
    await moveTo(DEPARTURE);
    await Promise.all([send(stay), send(stay, { stars: '1' })]);
    await send(stay, { stars: '4', words: 'Cold water', nameForm: 'none' });
    const [review] = await list();
    expect(review).toMatchObject({ stars: 4, words: 'Cold water', name: null, status: 'new' });
    const hidden = (await change(review!, { status: 'hidden' })).json;
    expect(hidden.status).toBe('hidden');
    await send(stay, { stars: '3', nameForm: 'initials' });
    expect(await list()).toMatchObject([{ stars: 3, name: 'A. D.', status: 'new' }]);
    await publishFirst();
    const [shown] = await list();
    const answered = (await change(shown!, { answer: 'Sorry about the pool', status: 'hidden' }))
      .json;
    expect(answered).toMatchObject({ answer: 'Sorry about the pool' });
    // Sending the same again keeps the answer, which would not fit another text.
    await send(stay, { stars: '3', nameForm: 'none' });
    expect((await list())[0]?.answer).toBe('Sorry about the pool');
    await send(stay, { stars: '3', words: 'Nice now' });
    expect(await list()).toMatchObject([{ words: 'Nice now', answer: null, status: 'new' }]);
    await publishFirst();
    expect((await published()).reviews).toMatchObject([{ words: 'Nice now', answer: null }]);
    expect(await send(stay, { stars: '1' })).toBe('review_published');
    expect(await partOf(stay)).toMatchObject({ given: { stars: 3 }, isPublished: true });
  });
});

it('shows the demo’s samples, counted as none, until a guest’s review is published', async () => {
  const [demo, stay] = [await insertStay(), await insertStay('2027-04-08', '2027-04-12')];
  await moveTo(DEPARTURE);
  await send(demo, { words: SAMPLE_REVIEWS.en });
  await publishFirst();
  expect(await published()).toMatchObject({ count: 0, reviews: [{ isSample: true }] });
  await send(stay);
  await publishFirst();
  expect(await published()).toMatchObject({ count: 1, reviews: [{ words: REVIEW_TEXT }] });
});

describe('the owner', () => {
  it('publishes, answers and takes away, and what guests read follows at once', async () => {
    const stay = await insertStay();
    await stay.update({ language: 'pt' });
    await moveTo(DEPARTURE);
    await send(stay);
    expect(await published()).toEqual({ count: 0, reviews: [] });
    const home = async () => (await app.send<{ reviews?: PublicReviews }>('GET', '/')).json.reviews;
    expect(await home()).toEqual({ count: 0, reviews: [] });
    const summary = async () =>
      (await owner<BookingSummary>('GET', '/api/admin/summary')).json.newReviewCount;
    expect(await summary()).toBe(1);

    const review = await publishFirst();
    expect(await summary()).toBe(0);
    const shown = {
      id: review.id,
      stars: 5,
      words: REVIEW_TEXT,
      language: 'pt',
      name: 'Ana',
      month: '2027-04-01',
      answer: null,
      answerLanguage: null,
      isSample: false,
    };
    expect(await published()).toEqual({ count: 1, reviews: [shown] });
    expect(await home()).toEqual({ count: 1, reviews: [shown] });

    const answered = await change(review, { answer: ' Come again! ', answerLanguage: 'en' });
    expect((await published()).reviews).toEqual([
      { ...shown, answer: 'Come again!', answerLanguage: 'en' },
    ]);
    expect((await partOf(stay))?.answer).toBe('Come again!');
    const cleared = await change(answered.json, { answer: '' });
    expect((await published()).reviews).toEqual([shown]);
    await change(cleared.json, { status: 'hidden' });
    expect(await published()).toEqual({ count: 0, reviews: [] });
    const { json: log } = await owner<AuditEntryJson[]>('GET', '/api/admin/activity');
    const entries = log.filter(({ action }) => action === 'review_decided');
    expect(entries.map(({ subject, changes }) => [subject, Object.keys(changes)])).toEqual([
      [stay.reference, ['status']],
      [stay.reference, ['answer']],
      [stay.reference, ['answer']],
      [stay.reference, ['status']],
    ]);
  });

  it('does not publish a text that changed meanwhile, nor one of a cancelled stay', async () => {
    const stay = await insertStay();
    await moveTo(DEPARTURE);
    await send(stay);
    const [read] = await list();
    await send(stay, { words: 'Something else' });
    const stale = await change(read!, { status: 'published' });
    expect([stale.status, stale.json.code]).toEqual([409, 'stale']);
    expect((await published()).count).toBe(0);
    await publishFirst();
    // With a later check-out, since a past stay cannot be cancelled.
    await owner('PATCH', `/api/admin/bookings/${stay.id}`, {
      checkinDate: '2027-04-12',
      checkoutDate: '2027-04-17',
    });
    await owner('PATCH', `/api/bookings/${stay.id}/status`, { status: 'cancelled' });
    expect(await published()).toEqual({ count: 0, reviews: [] });
    const [hidden] = await list();
    await change(hidden!, { status: 'hidden' });
    const refused = await change((await list())[0]!, { status: 'published' });
    expect([refused.status, refused.json.code]).toEqual([409, 'invalid_transition']);
    const nobody = await owner('PATCH', '/api/admin/reviews/999', {
      status: 'hidden',
      updatedAt: DEPARTURE.toISOString(),
    });
    expect(nobody.status).toBe(404);
  });

  it('sees the newest first; the home page gets thirty, with the total count', async () => {
    app.setNow(new Date('2028-06-01T12:00:00Z'));
    for (let day = 0; day < 32; day += 1) {
      const checkoutDate = new Date(Date.UTC(2027, 3, 2 + day)).toISOString().slice(0, 10);
      const checkinDate = new Date(Date.UTC(2027, 3, 1 + day)).toISOString().slice(0, 10);
      const { id } = await insertStay(checkinDate, checkoutDate);
      await app.db.models.Review.create({
        bookingId: id,
        stars: (day % 5) + 1,
        words: `Stay ${day}`,
        nameForm: 'none',
        shownName: null,
        language: 'en',
        status: 'published',
        createdAt: new Date(Date.UTC(2027, 3, 3 + day)),
        updatedAt: new Date(Date.UTC(2027, 3, 3 + day)),
      });
    }
    const { count, reviews } = await published();
    expect([count, reviews.length]).toEqual([32, 30]);
    expect(reviews.map(({ words: text }) => text).slice(0, 2)).toEqual(['Stay 31', 'Stay 30']);
  });
});

describe('the text, name and stars of a review', () => {
  it('are in an export of the person, and go with the person', async () => {
    const stay = await insertStay();
    await moveTo(DEPARTURE);
    await send(stay);
    const review = await publishFirst();
    await change(review, { answer: 'Dear Ana, come again' });
    const { json } = await owner<{ exportKey: string }>('POST', '/api/admin/privacy/person', {
      email: EMAIL,
    });
    const file = await fetch(`${app.url}/api/admin/privacy/export/${json.exportKey}`, {
      headers: { Cookie: cookie },
    });
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const person = JSON.parse(strFromU8(files['person.json'] ?? new Uint8Array())) as {
      reviews: object[];
    };
    expect(person.reviews).toEqual([
      {
        reference: stay.reference,
        createdAt: DEPARTURE.toISOString(),
        stars: 5,
        words: REVIEW_TEXT,
        shownName: 'Ana',
        status: 'published',
        answer: 'Dear Ana, come again',
      },
    ]);
    await moveTo(new Date('2027-05-20T12:00:00Z'));
    const erased = await owner('POST', '/api/admin/privacy/erase', {
      email: EMAIL,
      confirmation: EMAIL,
    });
    expect(erased.status).toBe(200);
    expect(await published()).toEqual({ count: 0, reviews: [] });
    const dump = await app.dump();
    for (const trace of ['lovely house', 'Dear Ana']) expect(dump).not.toContain(trace);
  });

  it('go with the stay when that is past its retention', async () => {
    const stay = await insertStay();
    await moveTo(DEPARTURE);
    await send(stay);
    const { json } = await owner<{ retention: object }>('GET', '/api/admin/privacy');
    await owner('PUT', '/api/admin/privacy/retention', json.retention);
    app.setNow(new Date('2027-04-20T12:00:00Z'));
    const context = (today: string) => ({
      models: app.db.models,
      now: new Date(`${today}T12:00:00Z`),
      today,
    });
    await applyRetention(app.deps, context('2027-04-20'));
    expect(await app.db.models.Review.count()).toBe(1);
    await putSettings(app.db, 'retentionRun', { lastRunDay: '2030-05-01' });
    await applyRetention(app.deps, context('2030-05-02'));
    expect(await app.db.models.Review.count()).toBe(0);
  });
});
