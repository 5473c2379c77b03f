import type { ContentState } from '@shared/contract/content/content';
import type { ErrorBody } from '@shared/contract/error';
import type { PageInput } from '@shared/contract/renderedPage';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PHOTOS } from '../../db/demo/photos';
import { mailFolder } from '../../integrations/smtp';
import { sendDueMails } from '../../services/mail/mailWorker';
import { buildEnquiry, buildMessage } from '../factories';
import { NO_SITE, startTestApp, type TestApp } from '../testApp';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({
    renderer: {
      ...NO_SITE,
      // Returns the page's input for inspection.
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
  ])('are shown to a reader of %s', async (language, message) => {
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

  it('are in the language of the enquiry, later ones too; those to the owner are not', async () => {
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
    // An enquiry that is already confirmed gets no receipt.
    await mails();
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

  it('are to the owner in the owner’s language, whatever the guest’s', async () => {
    const cookie = await app.signIn();
    await app.send('PUT', '/api/admin/account', { body: { language: 'pt' }, cookie });
    const enquiry = buildEnquiry({ language: 'de' });
    await app.send('POST', '/api/booking-enquiry', { body: enquiry });
    await app.send('POST', '/api/contact', { body: buildMessage({ language: 'fr' }) });
    const toOwner = (await mails()).filter(({ subject }) => /Nov[oa]/.test(subject ?? ''));
    expect(toOwner.map(({ subject }) => subject ?? '').toSorted()).toEqual([
      expect.stringMatching(/^Nova mensagem: /),
      expect.stringMatching(/^Novo pedido de reserva VL-.*: 12 de abril de 2027 a /),
    ]);
    for (const { html } of toOwner) expect(html).toContain('lang="pt-PT"');
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

  it('takes names and numbers from the English content, and marks texts that are English', async () => {
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

  it('shows a translation if there is one', async () => {
    await publishNow('en', { 'golf.title': 'Golf next door' });
    await publishNow('de', { 'golf.title': 'Golf nebenan' });
    const { content, inEnglish } = await page('/de/booking');
    expect(content?.['golf.title']).toBe('Golf nebenan');
    expect(inEnglish).toEqual([]);
    expect((await page('/')).content?.['golf.title']).toBe('Golf next door');
  });

  it('shows a whole sentence in English if it contains an English fact', async () => {
    await publishNow('en', { 'villa.tagline': 'the sea is at the door' });
    const { content, inEnglish } = await page('/fr');
    expect(content?.['hero.lead']).toMatch(/^Three bedrooms.*the sea is at the door/);
    expect(inEnglish).toEqual(['villa.tagline', 'hero.lead']);
  });
});

describe('the law’s pages in another language', () => {
  const base = (language: string) => `/api/admin/content/${language}`;
  const publishNow = async (language: string, changes: object) => {
    const cookie = await app.signIn();
    const { version } = (await app.send<ContentState>('GET', base(language), { cookie })).json;
    const changed = await app.send<ContentState>('PATCH', `${base(language)}/draft`, {
      cookie,
      body: { version, changes },
    });
    const body = { version: changed.json.version };
    await app.send('POST', `${base(language)}/publish`, { cookie, body });
  };
  const document = async (address: string) =>
    (JSON.parse((await app.send('GET', address)).text) as PageInput).data.legalDocument;

  it.each([
    ['/de/privacy', 'Wer verantwortlich ist', 'Der Eigentümer von Villa Luz'],
    ['/fr/privacy', 'Qui est responsable', 'Le propriétaire de la maison Villa Luz'],
    ['/nl/privacy', 'Wie verantwoordelijk is', 'De eigenaar van Villa Luz'],
    ['/pt/privacy', 'Quem é responsável', 'O proprietário da casa Villa Luz'],
  ])('%s is whole, with the details filled in', async (address, title, operator) => {
    const { sections = [] } = (await document(address)) ?? {};
    expect(sections).toHaveLength(9);
    expect(sections[0]?.title).toBe(title);
    expect(JSON.stringify(sections)).toContain(operator);
    expect(JSON.stringify(sections)).not.toMatch(/\{\w+\}|isEnglish/);
  });

  it('shows texts that the owner changed in English in English, marked as such, until they are translated', async () => {
    await publishNow('en', {
      'terms.items': [
        { id: '2', text: 'You book by telephone, with {operator}.' },
        { id: '1', isHidden: true },
      ],
    });
    const german = await document('/de/terms');
    expect(german?.version).toBe((await document('/terms'))?.version);
    expect(german?.sections.map(({ id }) => id)).toEqual(
      (await document('/terms'))?.sections.map(({ id }) => id),
    );
    expect(german?.sections.filter(({ isEnglish }) => isEnglish)).toEqual([
      {
        id: '2',
        title: 'From the enquiry to the booking',
        text: 'You book by telephone, with The owner of Villa Luz.',
        isEnglish: true,
      },
    ]);
    await publishNow('de', { 'terms.items': [{ id: '2', text: 'Sie buchen am Telefon.' }] });
    const translated = await document('/de/terms');
    expect(translated?.sections.find(({ id }) => id === '2')).toEqual({
      id: '2',
      title: 'Von der Anfrage zur Buchung',
      text: 'Sie buchen am Telefon.',
    });
    // A translation is not a new version: the English text is binding.
    expect(translated?.version).toBe(german?.version);
  });
});

describe('the state of a translation', () => {
  const base = (language: string) => `/api/admin/content/${language}`;
  const read = async (language: string) => {
    const cookie = await app.signIn();
    return (await app.send<ContentState>('GET', base(language), { cookie })).json;
  };
  const change = async (language: string, changes: object, reviewed?: string[]) => {
    const { version } = await read(language);
    return app.send<ContentState & ErrorBody>('PATCH', `${base(language)}/draft`, {
      cookie: await app.signIn(),
      body: { version, changes, ...(reviewed && { reviewed }) },
    });
  };
  const publishNow = async (language: string, changes: object) => {
    const { version } = (await change(language, changes)).json;
    const cookie = await app.signIn();
    const answer = await app.send('POST', `${base(language)}/publish`, {
      cookie,
      body: { version },
    });
    expect(answer.status).toBe(200);
  };
  const olderIn = async (language: string) => (await read(language)).translation?.older;
  const listed = async (language: string) => {
    const cookie = await app.signIn();
    const { json } = await app.send<{ language: string }[]>('GET', '/api/admin/content', {
      cookie,
    });
    return json.find((one) => one.language === language);
  };

  it('counts missing texts and translations of older English texts', async () => {
    await publishNow('en', { 'golf.title': 'Golf next door', 'about.title': 'Seven steps' });
    expect(await listed('de')).toEqual({ language: 'de', missing: 2, older: 0, unpublished: 0 });
    await publishNow('de', { 'golf.title': 'Golf nebenan' });
    expect(await listed('de')).toEqual({ language: 'de', missing: 1, older: 0, unpublished: 0 });
    expect((await read('de')).translation).toMatchObject({
      english: { 'golf.title': 'Golf next door' },
      older: [],
    });
    // Guests still read the previous English text, so nothing is outdated.
    await change('en', { 'golf.title': 'Golf across the road' });
    expect(await olderIn('de')).toEqual([]);
    await publishNow('en', {});
    expect(await olderIn('de')).toEqual(['golf.title']);
    expect(await listed('de')).toMatchObject({ missing: 1, older: 1 });
    expect(await listed('fr')).toMatchObject({ missing: 2, older: 0 });
    expect(await listed('en')).toEqual({ language: 'en', missing: 0, older: 0, unpublished: 0 });
  });

  it('is not outdated once the owner has checked or rewritten it', async () => {
    await publishNow('en', { 'golf.title': 'Golf', 'about.title': 'House' });
    await publishNow('de', { 'golf.title': 'Golfplatz', 'about.title': 'Haus' });
    await publishNow('en', { 'golf.title': 'Golf!', 'about.title': 'House!' });
    expect(await olderIn('de')).toEqual(['about.title', 'golf.title']);
    await change('de', {}, ['golf.title']);
    expect(await olderIn('de')).toEqual(['about.title']);
    await change('de', { 'about.title': 'Das Haus' });
    expect(await olderIn('de')).toEqual([]);
    // Discarding a draft removes only its own review.
    const { version } = await read('de');
    await app.send('POST', `${base('de')}/discard`, {
      cookie: await app.signIn(),
      body: { version },
    });
    expect(await olderIn('de')).toEqual(['about.title']);
  });

  it('notices when the English of a translated default text changes later', async () => {
    await publishNow('de', { 'golf.title': 'Golf ganz nah' });
    expect(await olderIn('de')).toEqual([]);
    await publishNow('en', { 'golf.title': 'Golf next door' });
    expect(await olderIn('de')).toEqual(['golf.title']);
  });

  it('treats entries of a list separately, and counts none that are hidden from guests', async () => {
    const list = (third: object, own: object = {}) => [
      { id: '1', title: 'A pool for two' },
      { id: '2' },
      { id: '3', title: 'Two baths', ...third },
      { id: 'own-1', title: 'Sauna', text: 'From November on.', ...own },
    ];
    await publishNow('en', { 'amenities.items': list({}) });
    expect(await listed('de')).toMatchObject({ missing: 3 });
    await publishNow('de', {
      'amenities.items': [
        { id: '1', title: 'Ein Becken für zwei' },
        { id: '3', title: 'Zwei Wannen' },
        { id: 'own-1', title: 'Sauna' },
      ],
    });
    // Its text is not translated yet, so guests read the whole entry in English.
    expect(await listed('de')).toMatchObject({ missing: 1, older: 0 });
    const { data } = JSON.parse((await app.send('GET', '/de')).text) as PageInput;
    expect(data.inEnglish).toEqual(['amenities.items:own-1']);
    expect(data.content?.['amenities.items']?.at(-1)).toMatchObject({ text: 'From November on.' });
    await publishNow('en', {
      'amenities.items': list({ title: 'Three baths' }, { isHidden: true }),
    });
    expect(await olderIn('de')).toEqual(['amenities.items:3']);
    expect(await listed('de')).toMatchObject({ missing: 0, older: 1 });
    await publishNow('en', { 'amenities.items': list({ isHidden: true }).slice(0, 3) });
    expect(await olderIn('de')).toEqual([]);
  });

  it('brings back a publication with what it was translated from', async () => {
    await publishNow('en', { 'golf.title': 'Golf' });
    await publishNow('de', { 'golf.title': 'Golfplatz' });
    await publishNow('en', { 'golf.title': 'Golf!' });
    await publishNow('de', { 'golf.title': 'Der Golfplatz' });
    expect(await olderIn('de')).toEqual([]);
    const cookie = await app.signIn();
    const [, first] = (
      await app.send<{ id: number }[]>('GET', `${base('de')}/publications`, { cookie })
    ).json;
    const { version } = await read('de');
    await app.send('POST', `${base('de')}/publications/${first?.id}/bring-back`, {
      cookie,
      body: { version },
    });
    expect(await olderIn('de')).toEqual(['golf.title']);
  });

  it('refuses a translation of a name or a number', async () => {
    const answer = await change('de', { 'villa.name': 'Haus Licht', 'villa.bedrooms': 4 });
    expect(answer.status).toBe(400);
    expect(answer.json.issues?.map(({ path: field }) => field)).toEqual([
      'changes.villa.name',
      'changes.villa.bedrooms',
    ]);
  });
});

it('calls the demo’s pictures by the page’s language, and the owner’s as the owner does', async () => {
  const cookie = await app.signIn();
  const [kitchen, bathroom] = ['Kitchen', 'Bathroom'].map((title) =>
    DEMO_PHOTOS.find((photo) => photo.title === title),
  );
  const photos = [
    { publicId: 'villa/kitchen-ce2ac23f10', ...kitchen },
    { publicId: 'villa/bathroom-304d19e5f4', ...bathroom, title: 'The bathroom upstairs' },
    { publicId: 'villa/kitchen-0123456789', ...kitchen },
  ];
  for (const { publicId, title, description, category } of photos) {
    const body = { publicId, title, description, category };
    expect((await app.send('POST', '/api/admin/gallery', { body, cookie })).status).toBe(201);
  }
  const captionsAt = async (address: string) =>
    (JSON.parse((await app.send('GET', address)).text) as PageInput).data.captions;
  expect(await captionsAt('/de')).toEqual({
    'villa/kitchen-ce2ac23f10': {
      title: 'Küche',
      description: 'Küche mit Kochinsel aus Stein, drei Hockern und offenen Regalen aus Eiche',
    },
  });
  expect(await captionsAt('/')).toEqual({});
});
