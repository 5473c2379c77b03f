import type { BookingJson } from '@shared/contract/bookings/booking';
import type { ContentState } from '@shared/contract/content/content';
import type { ErrorBody } from '@shared/contract/error';
import { NO_LEGAL_DETAILS, type LegalInput, type LegalJson } from '@shared/contract/legal/legal';
import type { ContactMessageJson } from '@shared/contract/messages/message';
import type { PageInput } from '@shared/contract/renderedPage';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { addDays } from '@shared/domain/date';
import { plainTextOf } from '@shared/domain/content/richText';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailFolder } from '../../integrations/smtp';
import { sendDueMails } from '../../services/mail/mailWorker';
import { buildEnquiry, buildMessage } from '../factories';
import { NO_SITE, startTestApp, type TestApp } from '../testApp';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp({
    renderer: {
      ...NO_SITE,
      // Returns the page's input for inspection.
      render: async (input) => ({
        status: 200,
        html: JSON.stringify(input),
        styleHashes: ['sha256-x'],
      }),
    },
  });
  cookie = await app.signIn();
});
afterEach(() => app.close());

const FORM: LegalInput = {
  operatorName: 'Maria Sousa',
  taxNumber: '123456789',
  address: 'Rua da Praia 1, 8600-157 Luz',
  registration: '12345/AL',
  capacity: 8,
  euRegistration: null,
  vatNote: null,
  privacyContact: 'data@villa.example',
  cancellation: [
    { daysBefore: 30, refundPercent: 100 },
    { daysBefore: 14, refundPercent: 50 },
  ],
};
const read = async () => (await app.send<LegalJson>('GET', '/api/admin/legal', { cookie })).json;
const save = (change: object = {}) =>
  app.send<LegalJson & ErrorBody>('PUT', '/api/admin/legal', {
    cookie,
    body: { ...FORM, ...change },
  });
const pageData = async (address: string) =>
  (JSON.parse((await app.send('GET', address)).text) as PageInput).data;
const settings = async () => (await app.send<VillaSettings>('GET', '/api/villa-settings')).json;
const publish = async (changes: object) => {
  const base = '/api/admin/content/en';
  const { version } = (await app.send<ContentState>('GET', base, { cookie })).json;
  const changed = await app.send<ContentState>('PATCH', `${base}/draft`, {
    cookie,
    body: { version, changes },
  });
  expect(changed.status).toBe(200);
  const body = { version: changed.json.version };
  expect((await app.send('POST', `${base}/publish`, { cookie, body })).status).toBe(200);
};

describe('the details that the law requires', () => {
  it('name the VAT in the language of the page, where the owner has written it', async () => {
    await save({ vatNote: 'VAT included', vatNotes: { de: 'inkl. MwSt.', fr: '' } });
    expect((await read()).vatNotes).toEqual({ de: 'inkl. MwSt.' });
    const notes = await Promise.all(['/', '/de', '/fr'].map(pageData));
    expect(notes.map(({ legal }) => legal?.vatNote)).toEqual([
      'VAT included',
      'inkl. MwSt.',
      'VAT included',
    ]);
  });

  it('are empty at first, with a policy that guests can read', async () => {
    expect(await read()).toEqual({
      ...NO_LEGAL_DETAILS,
      cancellation: FORM.cancellation,
      maxGuests: 12,
      updatedAt: null,
    });
  });

  it('are stored in their registered form, and are on every page for guests', async () => {
    const saved = await save({ taxNumber: 'PT 123 456 789', registration: 'al 12345' });
    expect(saved.status).toBe(200);
    expect(saved.json).toMatchObject({ ...FORM, maxGuests: 8 });
    expect(await read()).toEqual(saved.json);
    for (const address of ['/', '/booking', '/privacy', '/nowhere']) {
      expect((await pageData(address)).legal).toMatchObject({
        operatorName: 'Maria Sousa',
        taxNumber: '123456789',
        registration: '12345/AL',
      });
    }
  });

  it.each([
    ['taxNumber', '123456788', 'This is no Portuguese tax number (NIF)'],
    ['registration', 'soon', 'for example 12345/AL'],
    ['capacity', 0, 'from 1 to 50'],
    ['cancellation', [{ daysBefore: 3, refundPercent: 0 }], 'from 1 to 100'],
  ])('refuse %s %j with what to do', async (field, value, message) => {
    const before = await app.dump();
    const { status, json } = await save({ [field]: value });
    expect(status).toBe(400);
    expect(JSON.stringify(json.issues)).toContain(message);
    expect(await app.dump()).toBe(before);
  });

  it('are in the audit log with what they were', async () => {
    await save();
    await save({ operatorName: 'Casa Lda' });
    const [entry] = await app.db.models.AuditEntry.findAll({ order: [['id', 'DESC']] });
    expect([entry?.action, JSON.parse(entry?.changes ?? '')]).toEqual([
      'legal_changed',
      { operatorName: ['Maria Sousa', 'Casa Lda'] },
    ]);
  });

  it('refuse a form that was read before another window saved', async () => {
    expect((await save({ updatedAt: null })).status).toBe(200);
    const answer = await save({ updatedAt: null, operatorName: 'Somebody else' });
    expect([answer.status, answer.json.code]).toEqual([409, 'stale']);
    expect((await read()).operatorName).toBe('Maria Sousa');
  });
});

describe('the capacity of the registration', () => {
  it('keeps more guests from being set, and says why', async () => {
    await save();
    const form = await settings();
    const body = { ...form, maxGuests: 9 };
    const answer = await app.send<ErrorBody>('PUT', '/api/villa-settings', { cookie, body });
    expect(answer.status).toBe(400);
    expect(answer.json.issues).toEqual([
      {
        path: 'maxGuests',
        message:
          'Maximum guests is above the capacity of your registration, 8. Please enter 8 or fewer, or change the capacity in Settings under Legal.',
      },
    ]);
    const fewer = { ...form, maxGuests: 7 };
    expect((await app.send('PUT', '/api/villa-settings', { cookie, body: fewer })).status).toBe(
      200,
    );
  });

  it('lowers the maximum of guests with it, so that no more can be asked for', async () => {
    const enquiry = buildEnquiry({ guestCount: 9 });
    expect((await app.send('POST', '/api/calculate-price', { body: enquiry })).status).toBe(200);
    const before = await settings();
    expect((await save()).json.maxGuests).toBe(8);
    const after = await settings();
    expect(after.maxGuests).toBe(8);
    // A form that was open meanwhile becomes stale.
    expect(after.updatedAt).not.toBe(before.updatedAt);
    for (const path of ['/api/calculate-price', '/api/booking-enquiry']) {
      const refused = await app.send<ErrorBody>('POST', path, { body: enquiry });
      expect([path, refused.status]).toEqual([path, 400]);
    }
    expect(await app.db.models.Booking.count()).toBe(0);
  });

  it('has no effect if the registration allows more guests, or none is entered', async () => {
    await save({ capacity: 20 });
    expect((await settings()).maxGuests).toBe(12);
    await save({ capacity: null });
    const body = { ...(await settings()), maxGuests: 30 };
    expect((await app.send('PUT', '/api/villa-settings', { cookie, body })).status).toBe(200);
  });

  it('is enforced when two windows save at once', async () => {
    const form = await settings();
    const answers = await Promise.all([
      save({ capacity: 6 }),
      app.send('PUT', '/api/villa-settings', { cookie, body: { ...form, maxGuests: 11 } }),
      save({ capacity: 7 }),
      app.send('PUT', '/api/villa-settings', { cookie, body: { ...form, maxGuests: 10 } }),
    ]);
    for (const { status } of answers) expect([200, 400, 409]).toContain(status);
    const { capacity } = await read();
    expect((await settings()).maxGuests).toBeLessThanOrEqual(capacity ?? 0);
  });
});

describe('bookings older than a lower capacity', () => {
  const enquire = async () => {
    const body = buildEnquiry({ guestCount: 10 });
    const quote = await app.send<{ total: number }>('POST', '/api/calculate-price', { body });
    const enquiry = { ...body, totalAmount: quote.json.total.toFixed(2) };
    expect((await app.send('POST', '/api/booking-enquiry', { body: enquiry })).status).toBe(201);
    return first();
  };
  const first = async () => {
    const [booking] = (await app.send<BookingJson[]>('GET', '/api/bookings', { cookie })).json;
    if (!booking) throw new Error('there is no booking');
    return booking;
  };
  const confirm = (id: number) =>
    app.send<ErrorBody>('PATCH', `/api/bookings/${id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });

  it('cannot be confirmed with more guests than registered until there are fewer', async () => {
    const { id } = await enquire();
    await save();
    expect((await first()).obstacle).toEqual({ kind: 'capacity', capacity: 8 });
    const refused = await confirm(id);
    expect(refused.status).toBe(409);
    expect(refused.json.message).toContain('allows 8 guests at most (Decreto-Lei 128/2014)');
    const change = { guestCount: 8 };
    expect(
      (await app.send('PATCH', `/api/admin/bookings/${id}`, { cookie, body: change })).status,
    ).toBe(200);
    expect((await first()).obstacle).toBeUndefined();
    expect((await confirm(id)).status).toBe(200);
  });

  it('can be moved with their guests, but not get more', async () => {
    const { id, checkinDate, checkoutDate } = await enquire();
    expect((await confirm(id)).status).toBe(200);
    await save();
    const longer = { checkinDate, checkoutDate: addDays(checkoutDate, 1) };
    const patch = (body: object) =>
      app.send('PATCH', `/api/admin/bookings/${id}`, { cookie, body });
    expect((await patch(longer)).status).toBe(200);
    expect((await patch({ guestCount: 11 })).status).toBe(400);
    expect((await first()).guestCount).toBe(10);
  });
});

describe('the pages of the law', () => {
  const textOf = async (page: string) =>
    ((await pageData(`/${page}`)).legalDocument?.sections ?? [])
      .map(({ title, text }) => `${title}\n${plainTextOf(text)}`)
      .join('\n\n');

  it('are complete before the owner has entered anything', async () => {
    expect(await textOf('privacy')).toContain(
      'The owner of Villa Luz is responsible for your data',
    );
    expect(await textOf('privacy')).toContain('CNPD');
    expect(await textOf('terms')).toContain('Livro de Reclamações');
    expect(await textOf('terms')).toContain('CIMAAL');
    expect(await textOf('cancellation')).toContain('How to cancel');
    for (const page of ['privacy', 'terms', 'cancellation']) {
      expect(await textOf(page)).not.toMatch(/[{}]|null|undefined/);
    }
  });

  it('fill themselves with the details', async () => {
    await save();
    expect(await textOf('privacy')).toContain('Maria Sousa is responsible for your data');
    expect(await textOf('privacy')).toContain('write to data@villa.example');
    expect(await textOf('terms')).toContain('Maria Sousa lets Villa Luz');
  });

  it('are the owner’s once they are changed, with the details in them still', async () => {
    await save();
    await publish({
      'privacy.items': [
        { id: '2', isHidden: true },
        { id: 'own-10', title: 'Cameras', text: '{operator} has *none* in {villa}.' },
      ],
    });
    const text = await textOf('privacy');
    expect(text).toContain('Cameras\nMaria Sousa has none in Villa Luz.');
    expect(text).not.toContain('When you send an enquiry');
    expect(text).toContain('Your rights');
  });

  it('allow longer sections than other lists', async () => {
    const text = 'We keep nothing. '.repeat(200).trim();
    await publish({ 'terms.items': [{ id: 'own-10', title: 'Long', text }] });
    expect(await textOf('terms')).toContain(text);
  });

  it('have a version and a date, which change only with their text', async () => {
    const versions = async () => {
      const documents = await Promise.all(
        ['privacy', 'terms', 'cancellation'].map((page) => pageData(`/${page}`)),
      );
      return documents.map(({ legalDocument }) => [legalDocument?.version, legalDocument?.since]);
    };
    await save();
    expect(await versions()).toEqual([
      [1, '2027-03-10'],
      [1, '2027-03-10'],
      [1, '2027-03-10'],
    ]);
    app.setNow(new Date('2027-03-31T23:30:00Z'));
    cookie = await app.signIn();
    await publish({ 'hero.title': 'A house of our own' });
    await save();
    expect((await versions()).map(([version]) => version)).toEqual([1, 1, 1]);
    await publish({ 'terms.items': [{ id: '9', isHidden: true }] });
    expect(await versions()).toEqual([
      [1, '2027-03-10'],
      // Summer time: it is the first of April in the villa.
      [2, '2027-04-01'],
      [1, '2027-03-10'],
    ]);
    // The footer and other shared details are not a page's own text.
    await save({ vatNote: 'VAT exempt', registration: '54321/AL' });
    expect((await versions()).map(([version]) => version)).toEqual([1, 2, 1]);
    await save({ operatorName: 'Casa Lda' });
    expect((await versions()).map(([version]) => version)).toEqual([2, 3, 1]);
    const kept = await app.db.models.LegalVersion.findAll({ where: { page: 'privacy' } });
    expect(kept.map(({ content }) => content.includes('Maria Sousa'))).toEqual([true, false]);
  });

  it('say the periods that the owner has set, as the forms do, and get a new version with them', async () => {
    await save();
    expect(await textOf('privacy')).toContain('12 months from the last day asked for');
    expect((await pageData('/')).legal?.keptMonths).toEqual({ enquiry: 12, message: 12 });
    const body = {
      enquiryMonths: 60,
      stayMonths: 40,
      messageMonths: 7,
      mailDays: 30,
      logMonths: 24,
    };
    const saved = await app.send('PUT', '/api/admin/privacy/retention', { cookie, body });
    expect(saved.status).toBe(200);
    const text = await textOf('privacy');
    for (const sentence of [
      'Enquiries that did not become a booking: 60 months',
      'Messages sent with the contact form: 7 months',
      'Stays that took place: 40 months',
      'Emails we have sent: 30 days',
      'Our record of who changed what: 24 months',
      'for 10 years',
    ]) {
      expect(text).toContain(sentence);
    }
    const data = await pageData('/privacy');
    expect(data.legal).toMatchObject({
      keptMonths: { enquiry: 60, message: 7 },
      privacyVersion: 2,
    });
    expect(data.legalDocument?.version).toBe(2);
  });

  it('name all data stored about guests, and both ways to book, in every language', async () => {
    const shown: [string, string, readonly string[]][] = [
      [
        '',
        'privacy',
        [
          'children and pets',
          'offers',
          'documents you send',
          'names of your fellow guests',
          'flight number',
          'receipts',
          'first name, your initials',
        ],
      ],
      [
        '/pt',
        'privacy',
        [
          'crianças e animais',
          'propostas',
          'documentos',
          'nomes de quem vem consigo',
          'número do voo',
          'recibos',
          'nome próprio, as suas iniciais',
        ],
      ],
      [
        '/de',
        'privacy',
        [
          'Kindern und Haustieren',
          'Angebote',
          'Dokumenten',
          'Namen derer, die mit Ihnen kommen',
          'Flugnummer',
          'Quittungen',
          'Vornamen, Ihre Initialen',
        ],
      ],
      [
        '/fr',
        'privacy',
        [
          'enfants et les animaux',
          'offres',
          'documents',
          'noms de ceux qui vous accompagnent',
          'numéro de vol',
          'reçus',
          'prénom, vos initiales',
        ],
      ],
      [
        '/nl',
        'privacy',
        [
          'kinderen en huisdieren',
          'aanbod',
          'documenten',
          'namen van wie met u meekomt',
          'vluchtnummer',
          'kwitanties',
          'voornaam, uw initialen',
        ],
      ],
      ['', 'terms', ['when we confirm it by email, or when you accept an offer']],
      ['/pt', 'terms', ['quando a confirmamos por e-mail, ou quando aceita uma proposta']],
      ['/de', 'terms', ['wenn wir sie per E-Mail bestätigen oder wenn Sie ein Angebot']],
      ['/fr', 'terms', ['quand nous la confirmons par e-mail, ou quand vous acceptez une offre']],
      ['/nl', 'terms', ['wanneer wij haar per e-mail bevestigen, of wanneer u een aanbod']],
    ];
    for (const [language, page, parts] of shown) {
      const { legalDocument } = await pageData(`${language}/${page}`);
      const text = (legalDocument?.sections ?? [])
        .map((section) => plainTextOf(section.text))
        .join('\n');
      for (const part of parts) expect(text).toContain(part);
      expect(text).not.toMatch(/[{}]/);
    }
  });

  it('can be looked at as a draft', async () => {
    await app.send('PATCH', '/api/admin/content/en/draft', {
      cookie,
      body: {
        version: 0,
        changes: { 'terms.items': [{ id: 'own-10', title: 'Quiet', text: '' }] },
      },
    });
    const preview = await app.send('GET', '/api/admin/content/en/preview.html?path=/terms', {
      cookie,
    });
    expect(preview.text).toContain('"title":"Quiet"');
    expect(await textOf('terms')).not.toContain('Quiet');
  });

  it('are in the sitemap', async () => {
    const { text } = await app.send('GET', '/sitemap.xml');
    for (const page of ['privacy', 'terms', 'cancellation']) {
      expect(text).toContain(`<loc>${app.url}/${page}</loc>`);
    }
  });
});

describe('what a guest was shown', () => {
  it('is noted with an enquiry: the version of the privacy page, the time and the policy', async () => {
    await save();
    await save({ operatorName: 'Casa Lda' });
    const body = buildEnquiry({ guestCount: 2 });
    expect((await app.send('POST', '/api/booking-enquiry', { body })).status).toBe(201);
    const [booking] = (await app.send<BookingJson[]>('GET', '/api/bookings', { cookie })).json;
    expect(booking?.privacyNotice).toEqual({ version: 2, at: '2027-03-10T12:00:00.000Z' });
    expect(booking?.cancellation).toEqual(FORM.cancellation);
  });

  it.each([
    [1, 1],
    [2, 2],
    // Never shown: the version does not exist.
    [9, 2],
  ])('is version %i of the form if that was in force', async (shown, noted) => {
    await save();
    await save({ operatorName: 'Casa Lda' });
    const body = { ...buildEnquiry(), privacyVersion: shown };
    expect((await app.send('POST', '/api/booking-enquiry', { body })).status).toBe(201);
    expect(await app.db.models.Booking.findOne()).toMatchObject({ privacyVersion: noted });
  });

  it('is noted with a message', async () => {
    await app.send('POST', '/api/contact', { body: { ...buildMessage(), privacyVersion: 1 } });
    const [message] = (await app.send<ContactMessageJson[]>('GET', '/api/contact', { cookie }))
      .json;
    expect(message?.privacyNotice).toEqual({ version: 1, at: '2027-03-10T12:00:00.000Z' });
  });

  it('stays what it was when the policy is changed later', async () => {
    await save();
    await app.send('POST', '/api/booking-enquiry', { body: buildEnquiry() });
    await save({ cancellation: [] });
    const [booking] = (await app.send<BookingJson[]>('GET', '/api/bookings', { cookie })).json;
    expect(booking?.cancellation).toEqual(FORM.cancellation);
    // The confirmation mail says the same.
    await app.send('PATCH', `/api/bookings/${booking?.id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });
    const mail = await app.db.models.OutboxMail.findOne({ where: { kind: 'confirmation' } });
    expect(JSON.parse(mail?.data ?? '{}')).toMatchObject({
      booking: { cancellation: FORM.cancellation },
    });
  });

  it.each([0, 1.5, '1', null, true])('is refused as %j', async (privacyVersion) => {
    const body = { ...buildMessage(), privacyVersion };
    expect((await app.send('POST', '/api/contact', { body })).status).toBe(400);
  });
});

it('uses the published name of the villa in mails without their own sender name', async () => {
  await publish({ 'villa.name': 'Casa Azul' });
  await app.send('POST', '/api/contact', { body: buildMessage() });
  await sendDueMails(app.deps);
  const folder = mailFolder(app.dataDir);
  const [file = ''] = await readdir(folder);
  expect(await readFile(path.join(folder, file), 'utf8')).toMatch(/^From: "?Casa Azul"? </m);
});
