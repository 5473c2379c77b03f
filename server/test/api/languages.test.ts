import type { ContentState } from '@shared/contract/content/content';
import type { ErrorBody } from '@shared/contract/error';
import type { PageInput } from '@shared/contract/page';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailFolder } from '../../integrations/smtp';
import { sendDueMails } from '../../services/mail/mailWorker';
import { buildEnquiry, buildMessage } from '../factories';
import { NO_SITE, startTestApp, type TestApp } from '../testApp';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({
    renderer: {
      ...NO_SITE,
      // What a page is made of, to look into.
      render: async (input) => ({ status: 200, html: JSON.stringify(input), styleHashes: [] }),
    },
  });
});
afterEach(() => app.close());

const post = (address: string, body: object, language: string) =>
  app.send<ErrorBody>('POST', address, { body, headers: { 'Accept-Language': language } });

describe('errors that guests read', () => {
  it.each([
    ['de', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    ['fr-CH, en;q=0.5', 'Veuillez saisir une adresse e-mail valable.'],
    ['nl', 'Vul een geldig e-mailadres in.'],
    ['pt-BR', 'Indique um endereço de e-mail válido, por favor.'],
    ['sv', 'Please enter a valid email address'],
  ])('are told to a reader of %s', async (language, message) => {
    const answer = await post('/api/contact', buildMessage({ email: 'ana@' }), language);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: 'invalid_input', message });
    expect(answer.json.issues).toEqual([{ path: 'email', message }]);
  });

  it('keep their codes, and put numbers and days into the sentence', async () => {
    const tooMany = { ...buildEnquiry(), guestCount: 40 };
    const guests = await post('/api/booking-enquiry', tooMany, 'de');
    expect(guests.json.message).toBe(
      'In der Villa ist Platz für höchstens 12 Gäste. Bitte wählen Sie weniger.',
    );
    const short = { ...buildEnquiry(), checkinDate: '2027-05-03', checkoutDate: '2027-05-04' };
    const nights = await post('/api/booking-enquiry', short, 'nl');
    expect(nights.json.message).toBe(
      'Een verblijf duurt minimaal 3 nachten. Kies een langer verblijf.',
    );
    const past = { ...buildEnquiry(), checkinDate: '2027-03-01', checkoutDate: '2027-03-05' };
    expect((await post('/api/booking-enquiry', past, 'de')).json).toMatchObject({
      code: 'nights_taken',
      message: expect.stringContaining('1. März 2027'),
    });
  });
});

describe('mails to a guest', () => {
  const mails = async () => {
    await sendDueMails(app.deps);
    const folder = mailFolder(app.deps.env.dataDir);
    const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    return Promise.all(
      files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    );
  };

  it('are in the language of the enquiry, also those of later; those to the owner are not', async () => {
    const enquiry = buildEnquiry({ language: 'de' });
    const sent = await app.send<{ reference: string }>('POST', '/api/booking-enquiry', {
      body: enquiry,
    });
    expect(sent.status).toBe(201);
    const cookie = await app.signIn();
    const [booking] = (
      await app.send<{ id: number; language: string }[]>('GET', '/api/bookings', { cookie })
    ).json;
    expect(booking?.language).toBe('de');
    await app.send('PATCH', `/api/bookings/${booking?.id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });
    const all = await mails();
    const toGuest = all.filter(({ to }) => to?.[0]?.address === enquiry.guestEmail);
    expect(toGuest.map(({ subject }) => subject ?? '').toSorted()).toEqual([
      `Ihr Aufenthalt ist bestätigt: ${sent.json.reference}`,
      `Ihre Anfrage ${sent.json.reference} ist angekommen`,
    ]);
    for (const { html } of toGuest) expect(html).toContain('lang="de"');
    const calendar = toGuest.flatMap(({ attachments }) => attachments)[0];
    expect(new TextDecoder().decode(calendar?.content as ArrayBuffer)).toContain(
      'SUMMARY:Aufenthalt in der Villa Luz',
    );
    const toOwner = all.filter(({ to }) => to?.[0]?.address !== enquiry.guestEmail);
    expect(toOwner.map(({ subject }) => subject).join()).toContain('New enquiry');
  });

  it('answer a message in its language', async () => {
    await app.send('POST', '/api/contact', { body: buildMessage({ language: 'fr' }) });
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toContain('Nous avons bien reçu votre message');
  });
});

describe('the owner’s content in another language', () => {
  const base = (language: string) => `/api/admin/content/${language}`;
  const publishNow = async (language: string, changes: object) => {
    const cookie = await app.signIn();
    const { version } = (await app.send<ContentState>('GET', base(language), { cookie })).json;
    const changed = await app.send<ContentState>('PATCH', `${base(language)}/draft`, {
      cookie,
      body: { version, changes },
    });
    const body = { version: changed.json.version };
    const answer = await app.send('POST', `${base(language)}/publish`, { cookie, body });
    expect(answer.status).toBe(200);
  };
  const page = async (address: string) =>
    (JSON.parse((await app.send('GET', address)).text) as PageInput).data;

  it('takes names and numbers from the English, and says which words are English', async () => {
    await publishNow('en', {
      'villa.name': 'Casa Ana',
      'villa.bedrooms': 4,
      'golf.title': 'Golf next door',
      'amenities.items': [
        { id: '1', title: 'A pool for two' },
        { id: '2', isHidden: true },
      ],
    });
    const { content, inEnglish } = await page('/de');
    expect(content).toMatchObject({
      'villa.name': 'Casa Ana',
      'villa.bedrooms': 4,
      'golf.title': 'Golf next door',
    });
    const items = content?.['amenities.items'] ?? [];
    expect(items[0]).toMatchObject({ title: 'A pool for two' });
    expect(items[1]).toMatchObject({ id: '3', title: 'Zwei Bäder' });
    expect(inEnglish?.toSorted()).toEqual(['amenities.items:1', 'golf.title']);
    expect((await page('/')).inEnglish).toEqual([]);
  });

  it('shows a translation where there is one', async () => {
    await publishNow('en', { 'golf.title': 'Golf next door' });
    await publishNow('de', { 'golf.title': 'Golf nebenan' });
    const { content, inEnglish } = await page('/de/booking');
    expect(content?.['golf.title']).toBe('Golf nebenan');
    expect(inEnglish).toEqual([]);
    expect((await page('/')).content?.['golf.title']).toBe('Golf next door');
  });

  it('tells a sentence with an English fact in English as a whole', async () => {
    await publishNow('en', { 'villa.tagline': 'the sea is at the door' });
    const { content, inEnglish } = await page('/fr');
    expect(content?.['hero.lead']).toMatch(/^Three bedrooms.*the sea is at the door/);
    expect(inEnglish).toEqual(['villa.tagline', 'hero.lead']);
  });
});
