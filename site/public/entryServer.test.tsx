// @vitest-environment node
import { createHash } from 'node:crypto';
import type { LegalDocument, PublicLegal } from '@shared/contract/legal/legal';
import type { PageData, PageInput } from '@shared/contract/renderedPage';
import { DEFAULT_HOUSE_FACTS } from '@shared/domain/facts/houseFacts';
import { LANGUAGE_CODES, pathIn } from '@shared/i18n/languages';
import { describe, expect, it } from 'vitest';
import { renderPage } from './entryServer';
import { NO_LEGAL } from './legal/noLegal';
import { buildGallery, buildSettings, CONFIG, TODAY } from './test/pageData';

function build(path: string, data: Partial<PageData> = {}): PageInput {
  return {
    path,
    publicUrl: 'https://villa.example',
    assets: { boot: '/assets/boot.js', entry: '/assets/site.js', modules: ['/assets/shared.js'] },
    data: {
      settings: buildSettings(),
      gallery: buildGallery(3, [1]),
      config: CONFIG,
      priceTerms: null,
      availability: [],
      today: TODAY,
      startingPrice: null,
      content: {},
      legal: NO_LEGAL,
      ...data,
    },
  };
}

const scripts = (html: string, type: string) =>
  [...html.matchAll(new RegExp(`<script[^>]*type="${type}"[^>]*>([^]*?)</script>`, 'g'))].map(
    ([, content]) => content ?? '',
  );
const structuredData = (html: string) =>
  JSON.parse(scripts(html, 'application/ld\\+json')[0] ?? '') as Record<string, unknown>;

describe('a page rendered on the server', () => {
  it('dials the number that the owner wrote, and passes it to the browser', async () => {
    const { html } = await renderPage(
      build('/', { content: { 'contact.phone': '+44 (0)7700 900123' } }),
    );
    // In the menu, contact section, form without scripts, footer, and note about missing scripts.
    expect([...html.matchAll(/href="(tel:[^"]*)"/g)].map(([, href]) => href)).toEqual(
      Array.from({ length: 5 }, () => 'tel:+447700900123'),
    );
    expect(JSON.parse(scripts(html, 'application/json')[0] ?? '')).toMatchObject({
      contact: { links: [{ text: '+44 (0)7700 900123', href: 'tel:+447700900123' }] },
    });
  });

  it('is a whole document with its texts, for readers without scripts', async () => {
    const { status, html } = await renderPage(build('/'));
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    for (const text of [
      'Book Your Stay',
      'View Gallery',
      'Starting From',
      '€450',
      'Photo Gallery',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('View All 3 Photos');
  });

  it('holds a link for missing scripts that loads its address again, whatever the query', async () => {
    const { html } = await renderPage(build('/booking'));
    expect(html).toMatch(/id="script-missing"[^>]*hidden=""[^]*?<a href="">Reload/);
  });

  it('contains the contact form, although that is loaded separately', async () => {
    const { html } = await renderPage(build('/'));
    expect(html).toContain('Send message');
  });

  it.each(['/', '/booking', '/fr/booking'])(
    'says on %s what its form needs and whom to call, where scripts are switched off',
    async (path) => {
      const content = { 'contact.phone': '+351 282 000 000' };
      const { html } = await renderPage(build(path, { content }));
      expect(html).toMatch(
        /<noscript><p[^>]*>[^<]*JavaScript[^<]*<\/p>(?:(?!<\/noscript>).)*href="tel:\+351282000000"/,
      );
    },
  );

  it('renders the booking page whole', async () => {
    const { status, html } = await renderPage(build('/booking'));
    expect(status).toBe(200);
    expect(html).toContain('Back to Home');
    expect(html).toContain('Check-in');
  });

  it('answers any other address with the not-found page', async () => {
    const { status, html } = await renderPage(build('/nowhere'));
    expect(status).toBe(404);
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('forget to add the page to the router');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('shows prices from the fallback and a reason to try again where data is missing', async () => {
    const { html } = await renderPage(build('/', { settings: null, gallery: null }));
    expect(html).toContain('€150');
    expect(html).toContain('hero-default');
  });
});

describe('the data embedded in a page', () => {
  const evil = '</script><img src=x onerror=alert(1)>\u2028';
  const gallery = () =>
    buildGallery(2, [1]).map((photo) => ({ ...photo, title: evil, description: evil }));

  it('cannot break out of its script tags', async () => {
    const { html } = await renderPage(build('/', { gallery: gallery() }));
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('\u2028onerror');
    const [state = ''] = scripts(html, 'application/json');
    expect(state).not.toContain('<');
    expect(state).not.toContain('\u2028');
    expect(state).toContain('\\u003c/script>');
    expect(JSON.parse(state)).toMatchObject({ today: TODAY });
  });

  it('contains the responses that the browser need not request again', async () => {
    const { html } = await renderPage(build('/'));
    const state = JSON.parse(scripts(html, 'application/json')[0] ?? '') as {
      queries: { queries: { queryKey: string[] }[] };
    };
    expect(state.queries.queries.map(({ queryKey }) => queryKey.join('/')).toSorted()).toEqual([
      'villa/config',
      'villa/gallery',
      'villa/settings',
    ]);
  });
});

describe('the content policy', () => {
  it('has the exact hash of every style tag', async () => {
    const { html, styleHashes } = await renderPage(build('/'));
    const tags = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css ?? '');
    expect(tags.length).toBeGreaterThan(0);
    expect(styleHashes).toEqual(
      tags.map((css) => `sha256-${createHash('sha256').update(css).digest('base64')}`),
    );
  });

  it.each(['/', '/booking', '/nowhere'])('finds nothing inline on %s', async (path) => {
    const { html } = await renderPage(build(path));
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/i);
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
    const types = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    for (const attributes of types) {
      expect(attributes).toMatch(/src=|type="application\/(ld\+)?json"/);
    }
  });
});

const REVIEW = {
  id: 1,
  stars: 5,
  words: 'A lovely house',
  language: 'en' as const,
  name: 'Ana',
  month: '2027-04-01',
  answer: null,
  answerLanguage: null,
  isSample: false,
};

describe('the head of the home page', () => {
  it.each(LANGUAGE_CODES)('names villa, pool and Algarve within the limits in %s', async (code) => {
    for (const path of ['/', '/booking']) {
      const { html } = await renderPage(build(pathIn(code, path)));
      const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
      const description = /name="description" content="([^"]*)/.exec(html)?.[1] ?? '';
      for (const text of [title, description]) {
        expect(text).toMatch(/villa/i);
        expect(text).toMatch(/pool|piscin[ae]|zwembad/i);
        expect(text).toContain('Algarve');
      }
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(155);
    }
  });

  it('describes a rental to search engines, with the rating of its real reviews', async () => {
    const reviews = {
      count: 3,
      reviews: [REVIEW, { ...REVIEW, stars: 4 }, { ...REVIEW, stars: 1, isSample: true }],
    };
    const { html } = await renderPage(build('/', { reviews }));
    expect(html).toContain('A lovely house');
    const data = structuredData(html);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'VacationRental',
      checkinTime: '16:00',
      checkoutTime: '11:00',
      description: expect.stringContaining('three bedrooms') as string,
      latitude: '37.08950',
      longitude: '-8.72750',
      priceRange: '€450–€650',
      aggregateRating: { ratingValue: '4.5', ratingCount: 2 },
      containsPlace: {
        '@type': 'Accommodation',
        numberOfBedrooms: 3,
        numberOfBathroomsTotal: 2,
        occupancy: { value: 12 },
        amenityFeature: expect.arrayContaining([
          expect.objectContaining({ name: 'Private pool', value: true }),
        ]) as object[],
      },
    });
    expect((data['image'] as string[]).length).toBe(4);
  });

  it('names beds, and the facts that the owner has answered, on both pages', async () => {
    const { answers } = DEFAULT_HOUSE_FACTS;
    const facts = {
      ...DEFAULT_HOUSE_FACTS,
      answers: { ...answers, airConditioning: 'bedrooms', pets: 'no' } as const,
    };
    for (const path of ['/', '/booking']) {
      const data = structuredData((await renderPage(build(path, { facts }))).html);
      expect(data['petsAllowed']).toBe(false);
      expect(data['containsPlace']).toMatchObject({
        bed: [
          { numberOfBeds: 2, typeOfBed: 'Double' },
          { numberOfBeds: 2, typeOfBed: 'Single' },
          { numberOfBeds: 1, typeOfBed: 'Sofa bed' },
        ],
      });
      const { amenityFeature } = data['containsPlace'] as { amenityFeature: { name: string }[] };
      expect(amenityFeature.slice(-2)).toMatchObject([
        { name: 'ac', value: true },
        { name: 'petsAllowed', value: false },
      ]);
    }
  });

  it('claims no rating while there are only samples', async () => {
    const reviews = { count: 0, reviews: [{ ...REVIEW, isSample: true }] };
    const { html } = await renderPage(build('/', { reviews }));
    expect(JSON.stringify(structuredData(html))).not.toMatch(/rating|review/i);
  });

  it('shares the booking page with a picture of its own, its size, its text and its language', async () => {
    const { html } = await renderPage(build('/de/booking'));
    const og = Object.fromEntries(
      [...html.matchAll(/property="og:([^"]*)" content="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    expect(og).toMatchObject({
      'image:width': '1200',
      'image:height': '630',
      'image:alt': 'Photo 1',
      locale: 'de_DE',
    });
    expect(og['image']).toMatch(/c_fill,w_1200,h_630.*photo-1$/);
    expect(structuredData(html)).toMatchObject({ '@type': 'VacationRental' });
  });

  it('has absolute addresses of the configured origin', async () => {
    const { html } = await renderPage(build('/'));
    expect(html).toContain('<link rel="canonical" href="https://villa.example/">');
    expect(html).toMatch(
      /property="og:image" content="https:\/\/villa\.example\/media\/image\/upload\/c_fill,w_1200,h_630[^"]*\/villa-luz\/front"/,
    );
  });

  it('preloads two fonts and exactly the hero that the page will choose', async () => {
    const { html } = await renderPage(build('/'));
    expect(html.match(/<link rel="preload"[^>]*as="font"/g)).toHaveLength(2);
    const sets = [...html.matchAll(/as="image"[^>]*imagesrcset="([^"]+)"/g)].map(([, set]) => set);
    expect(sets).toHaveLength(2);
    const body = html.slice(html.indexOf('<body>'));
    for (const set of sets) expect(body).toContain(`srcSet="${set}"`);
  });
});

describe('what the law requires', () => {
  const legal: PublicLegal = {
    ...NO_LEGAL,
    operatorName: 'Maria Sousa',
    taxNumber: '123456789',
    address: 'Rua da Praia 1, Luz',
    registration: '12345/AL',
    capacity: 8,
    euRegistration: 'PT-0800-2026',
    vatNote: 'VAT is included.',
    privacyContact: 'data+privacy@villa.example',
  };
  const document: LegalDocument = {
    page: 'cancellation',
    version: 3,
    since: '2027-03-01',
    sections: [
      {
        id: '1',
        title: 'How to cancel',
        text: [['Write to ', { kind: 'strong', children: ['us'] }, '.']],
      },
    ],
  };
  const texts = (html: string) =>
    html
      .slice(html.indexOf('<body>'))
      .replaceAll(/<script[^]*?<\/script>|<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');

  it.each(['/', '/booking', '/nowhere'])('stands at the end of %s', async (path) => {
    const { html } = await renderPage(build(path, { legal }));
    expect(texts(html)).toContain('Maria Sousa NIF 123456789 Rua da Praia 1, Luz');
    expect(texts(html)).toContain('Alojamento Local 12345/AL');
    expect(texts(html)).toContain('VAT is included.');
    for (const page of ['/privacy', '/terms', '/cancellation']) {
      expect(html).toContain(`href="${page}"`);
    }
    expect(html).toContain('href="https://www.livroreclamacoes.pt/"');
    expect(html).not.toContain('href="#"');
  });

  it('is left out if nothing is filled in', async () => {
    const { html } = await renderPage(build('/'));
    expect(texts(html)).not.toMatch(/NIF|Alojamento Local|null/);
  });

  it('is described to search engines as a rental', async () => {
    const data = structuredData((await renderPage(build('/', { legal }))).html);
    expect(data).toMatchObject({
      '@type': 'VacationRental',
      legalName: 'Maria Sousa',
      taxID: '123456789',
      additionalProperty: [
        { '@type': 'PropertyValue', value: '12345/AL' },
        { '@type': 'PropertyValue', value: 'PT-0800-2026' },
      ],
    });
  });

  it('is a page with its version, its address and all that is to be said', async () => {
    const { status, html } = await renderPage(
      build('/cancellation', { legal, legalDocument: document }),
    );
    expect(status).toBe(200);
    expect(html).toContain('<link rel="canonical" href="https://villa.example/cancellation">');
    expect(html).toContain('<title>Cancellation · Villa Luz</title>');
    const text = texts(html);
    for (const sentence of [
      'Version 3, in force since 1 March 2027',
      'Until 30 days before check-in: a full refund',
      'Until 14 days before check-in: 50% of the total price',
      'After that: no refund',
      'How to cancel Write to us .',
      'Tax number (NIF) 123456789',
      'Registered for 8 guests',
      'Registration (EU) PT-0800-2026',
      'VAT VAT is included.',
    ]) {
      expect(text).toContain(sentence);
    }
    expect(html).toContain('href="mailto:data%2Bprivacy@villa.example"');
  });

  it('says that nothing is refunded if that is the policy', async () => {
    const { html } = await renderPage(
      build('/cancellation', { legal: { ...legal, cancellation: [] }, legalDocument: document }),
    );
    expect(texts(html)).toContain('Cancellations of confirmed stays are not refunded.');
  });
});
