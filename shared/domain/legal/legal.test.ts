import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueOf, legalTexts, serverTexts } from '../../i18n/catalogues';
import { legal as legalEn } from '../../i18n/en/server';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { cancellationSchema, legalInputSchema, NO_LEGAL_DETAILS } from '../../contract/legal/legal';
import { deadlinesOf, refundOf } from './cancellation';
import { hotelTermIn } from './hotelTerms';
import { defaultLegalSections, fillRichText, fillSlots } from './legalTexts';
import { missingLegal } from './requirements';
import { isTaxNumber } from './taxNumber';
import * as z from 'zod/mini';

const STEPS = [
  { daysBefore: 30, refundPercent: 100 },
  { daysBefore: 14, refundPercent: 50 },
];

describe('a Portuguese tax number', () => {
  it.each(['123456789', '501964843', '503504564', '199999996', '500000000', '500000050'])(
    'takes %s, whose check digit fits',
    (nif) => {
      expect(isTaxNumber(nif)).toBe(true);
    },
  );

  it.each(['123456788', '501964834', '012345678', '12345678', '1234567890', 'abcdefghi', ''])(
    'refuses %j',
    (nif) => {
      expect(isTaxNumber(nif)).toBe(false);
    },
  );
});

describe('the cancellation refund', () => {
  it.each([
    ['31 days before', '2027-05-31', 100, 135_033],
    ['on the last day of the first step', '2027-06-01', 100, 135_033],
    ['a day later', '2027-06-02', 50, 67_517],
    ['on the last day of the second step', '2027-06-17', 50, 67_517],
    ['a day after it', '2027-06-18', 0, 0],
    ['on the day of check-in', '2027-07-01', 0, 0],
    ['after it', '2027-07-03', 0, 0],
  ])('%s', (_when, day, percent, cents) => {
    expect(refundOf(135_033, '2027-07-01', day, STEPS)).toEqual({ percent, cents, taxCents: 0 });
  });

  it('can be positive until the day of check-in', () => {
    const steps = [{ daysBefore: 0, refundPercent: 25 }];
    expect(refundOf(100_00, '2027-07-01', '2027-07-01', steps).cents).toBe(25_00);
    expect(refundOf(100_00, '2027-07-01', '2027-07-02', steps).cents).toBe(0);
  });

  it('includes the whole tourist tax until the stay begins, whatever the step', () => {
    const refund = (day: string) => refundOf(112_00, '2027-07-01', day, STEPS, 12_00);
    expect(refund('2027-06-01')).toEqual({ percent: 100, cents: 112_00, taxCents: 12_00 });
    expect(refund('2027-06-10')).toEqual({ percent: 50, cents: 62_00, taxCents: 12_00 });
    expect(refund('2027-07-01')).toEqual({ percent: 0, cents: 12_00, taxCents: 12_00 });
    expect(refund('2027-07-02')).toEqual({ percent: 0, cents: 0, taxCents: 0 });
    // A total agreed below the tax itself.
    expect(refundOf(10_00, '2027-07-01', '2027-06-10', STEPS, 12_00).cents).toBe(10_00);
  });

  it('never rises as check-in comes nearer, and never passes the total', () => {
    const step = fc.record({
      daysBefore: fc.integer({ min: 0, max: 365 }),
      refundPercent: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 5 }),
        fc.nat(9_999_999_999),
        fc.integer({ min: 1, max: 12 }),
        (steps, totalCents, month) => {
          if (!z.safeParse(cancellationSchema, steps).success) return;
          const checkin = `2028-${String(month).padStart(2, '0')}-15`;
          const days = Array.from({ length: 400 }, (_, index) => 400 - index);
          const refunds = days.map((left) => {
            const day = new Date(Date.parse(`${checkin}T00:00:00Z`) - left * 86_400_000);
            return refundOf(totalCents, checkin, day.toISOString().slice(0, 10), steps).cents;
          });
          refunds.forEach((cents, index) => {
            expect(cents).toBeLessThanOrEqual(refunds[index - 1] ?? totalCents);
          });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('lists the last day of each step, without those that have passed', () => {
    expect(deadlinesOf('2028-03-30', '2028-01-01', STEPS)).toEqual([
      // The period includes 29 February.
      { lastDay: '2028-02-29', refundPercent: 100 },
      { lastDay: '2028-03-16', refundPercent: 50 },
    ]);
    expect(deadlinesOf('2028-03-30', '2028-03-01', STEPS)).toEqual([
      { lastDay: '2028-03-16', refundPercent: 50 },
    ]);
    expect(deadlinesOf('2028-03-30', '2028-03-17', STEPS)).toEqual([]);
  });
});

describe('the steps of a policy', () => {
  it.each([
    ['none', []],
    ['one', [{ daysBefore: 7, refundPercent: 100 }]],
    ['falling ones', STEPS],
  ])('may be %s', (_name, steps) => {
    expect(z.safeParse(cancellationSchema, steps).success).toBe(true);
  });

  it.each([
    ['later days first', [STEPS[1], STEPS[0]], '1.daysBefore'],
    ['the same days twice', [STEPS[0], { daysBefore: 30, refundPercent: 50 }], '1.daysBefore'],
    ['more back later', [STEPS[1], { daysBefore: 7, refundPercent: 60 }], '1.refundPercent'],
    ['nothing back', [{ daysBefore: 7, refundPercent: 0 }], '0.refundPercent'],
    ['more than all', [{ daysBefore: 7, refundPercent: 101 }], '0.refundPercent'],
    ['too early', [{ daysBefore: 366, refundPercent: 50 }], '0.daysBefore'],
  ])('may not be %s', (_name, steps, path) => {
    const issues = z.safeParse(cancellationSchema, steps).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.join('.'))).toContain(path);
  });
});

describe('the details of the owner', () => {
  const parse = (details: object) =>
    z.safeParse(legalInputSchema, { ...NO_LEGAL_DETAILS, cancellation: [], ...details });

  it('are formatted as registered', () => {
    expect(
      parse({ taxNumber: ' PT 123 456 789', registration: 'AL 12345', privacyContact: '' }).data,
    ).toMatchObject({ taxNumber: '123456789', registration: '12345/AL', privacyContact: null });
    expect(parse({ registration: '98765 / al' }).data?.registration).toBe('98765/AL');
  });

  it.each([
    ['taxNumber', '123456788'],
    ['registration', 'twelve'],
    ['registration', '12/34/AL'],
    ['euRegistration', '<b>'],
    ['capacity', 0],
    ['capacity', 51],
  ])('%s may not be %j', (field, value) => {
    const { error } = parse({ [field]: value });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });

  it('are missing one by one', () => {
    const missing = missingLegal({ ...NO_LEGAL_DETAILS, operatorName: 'Maria Sousa' });
    expect(missing).toEqual(['taxNumber', 'address', 'registration', 'capacity', 'privacyContact']);
  });
});

describe('the legal texts', () => {
  it('are all in a list, and no list names an unknown text', () => {
    const listed = Object.entries(defaultLegalSections('en')).flatMap(([key, sections]) =>
      sections.flatMap(({ id, title, text }) => {
        expect(title).toBeTruthy();
        expect(text).toBeTruthy();
        const page = key.replace('.items', '');
        return [`${page}.${id}.title`, `${page}.${id}.text`];
      }),
    );
    expect([...listed, 'missing.operator', 'missing.contact']).toEqual(Object.keys(legalEn));
  });

  it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))(
    'are fully translated into %s, with the same placeholders, links and paragraphs',
    (language) => {
      const texts = legalTexts(language);
      const marks = (text: string) =>
        [...text.matchAll(/\{\w+\}|\(https:[^)]*\)|\n/g)].map(([mark]) => mark).toSorted();
      for (const [key, english] of Object.entries(legalEn)) {
        const own = texts[key as keyof typeof legalEn];
        expect([key, own]).not.toEqual([key, english]);
        expect([key, marks(own)]).toEqual([key, marks(english)]);
        expect(own).not.toMatch(/["']/);
      }
    },
  );

  it('keep French high punctuation with the preceding word', () => {
    const texts = Object.values(legalTexts('fr'));
    expect(texts.filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
  });

  it('never suggest a hotel', () => {
    const { mail, legalPage } = serverTexts('en');
    const texts = [catalogueOf('en'), legalEn, legalPage, mail].flatMap((catalogue) =>
      Object.entries(catalogue),
    );
    expect(texts.filter(([, text]) => hotelTermIn(text) !== null)).toEqual([]);
  });

  it('have their own placeholders filled in and others left as they are', () => {
    const slots = {
      villa: 'Casa $& *do* Mar',
      operator: 'Maria',
      contact: 'maria@casa.example',
      enquiryMonths: '12',
      messageMonths: '6',
      stayMonths: '36',
      mailDays: '30',
      logMonths: '24',
      taxYears: '10',
    };
    expect(fillSlots('{operator} at {villa}, {unknown}, {constructor}', slots)).toBe(
      'Maria at Casa $& *do* Mar, {unknown}, {constructor}',
    );
    expect(
      fillRichText(
        [['To ', { kind: 'strong', children: ['{contact}'] }, { kind: 'break' }]],
        slots,
      ),
    ).toEqual([['To ', { kind: 'strong', children: ['maria@casa.example'] }, { kind: 'break' }]]);
    for (const text of Object.values(legalEn)) expect(fillSlots(text, slots)).not.toMatch(/[{}]/);
  });
});
