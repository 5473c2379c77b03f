// @vitest-environment node
import type { ConversationForStay } from '@shared/contract/conversation/conversation';
import type { PageInput } from '@shared/contract/renderedPage';
import type { StayOffer } from '@shared/contract/stay/stayOffer';
import type { StayPage, StayView } from '@shared/contract/stay/stayPage';
import { LANGUAGE_CODES, LANGUAGES, pathIn, type Language } from '@shared/i18n/languages';
import { serverTexts } from '@shared/i18n/catalogues';
import { stayPageText } from '@shared/i18n/stayPage';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../entryServer';
import { NO_LEGAL } from '../legal/noLegal';
import { CONFIG, TODAY } from '../test/pageData';

const PAGE: StayPage = {
  address: '/stay/secret-token',
  reference: 'VL-7K3Q9M',
  photo: null,
  guestName: 'Élodie <b>Müller</b>',
  status: 'confirmed',
  end: null,
  checkinDate: '2027-04-12',
  checkoutDate: '2027-04-15',
  checkinTime: '16:00',
  checkoutTime: '11:00',
  guestCount: 3,
  children: 1,
  pets: 0,
  currency: 'GBP',
  totalCents: 150_000,
  quote: {
    total: 1500,
    currency: 'GBP',
    baseRate: 450,
    nights: 3,
    isAverageRate: false,
    hasMultipleRates: false,
    priceBreakdown: [
      { nights: 3, rate: 450, total: 1350, dates: { start: '2027-04-12', end: '2027-04-15' } },
    ],
    accommodationTotal: 1350,
    guestFee: 0,
    cleaningFee: 150,
  },
  cancellation: [{ daysBefore: 14, refundPercent: 50 }],
  refund: { askedOn: null, cents: 75_000, paid: null },
  isOver: false,
  hasCalendar: true,
  details: { guestNames: ['Ana', 'Jo'], arrivalTime: '21:30', arrivalNote: null },
  canAsk: ['dates', 'cancellation'],
  requests: [
    {
      id: 11,
      kind: 'dates',
      checkinDate: '2027-04-13',
      checkoutDate: '2027-04-16',
      message: null,
      day: '2027-03-01',
    },
  ],
  offer: null,
  payments: null,
  account: null,
  conversation: null,
  arrival: {
    kind: 'now',
    address: 'Rua da Praia 1',
    mapUrl: 'https://maps.example/villa',
    phone: '+351 912 000 111',
    doorCode: '4711',
    wifiName: 'VillaNet',
    wifiPassword: 'sea & sun',
    directions: { text: 'Leave the A22', isEnglish: true },
    key: null,
    contact: null,
    houseRules: null,
  },
  review: null,
  outcome: { kind: 'done', code: 'details' },
  draft: null,
};

const CONVERSATION: ConversationForStay = {
  messages: [],
  earlierBefore: null,
  isLatest: true,
  filesLeft: 3,
  key: 'k',
  draft: '',
  isToldByMail: true,
};

function render(view: StayView, language: Language = 'en') {
  const input: PageInput = {
    path: pathIn(language, '/stay'),
    publicUrl: 'https://villa.example',
    assets: { boot: '/assets/boot.js', entry: '/assets/site.js', modules: [] },
    stay: view,
    data: {
      settings: null,
      gallery: null,
      config: CONFIG,
      priceTerms: null,
      availability: [],
      today: TODAY,
      startingPrice: null,
      content: {},
      legal: NO_LEGAL,
    },
  };
  return renderPage(input);
}
const pageWith = (changes: Partial<StayPage>, language?: Language) =>
  render({ kind: 'page', page: { ...PAGE, ...changes } }, language);

const OFFER: StayOffer = {
  id: 7,
  state: 'open',
  message: null,
  checkinDate: '2027-04-12',
  checkoutDate: '2027-04-15',
  guestCount: 2,
  children: 0,
  pets: 0,
  currency: 'EUR',
  quote: PAGE.quote,
  totalCents: 150_000,
  validUntil: '2027-03-20',
  holdsNights: true,
  confirmsItself: true,
};

describe('the guest’s page, rendered', () => {
  it.each(LANGUAGE_CODES)('is a whole document in %s, without a script', async (language) => {
    const { html } = await pageWith({}, language);
    const text = stayPageText(language);
    expect(html).toContain(`<html lang="${LANGUAGES[language].lang}">`);
    expect(html).not.toMatch(/<script|modulepreload/);
    for (const texts of [
      text('status.confirmed.title'),
      text('arrival.title'),
      text('details.title'),
      text('cancellation.send'),
      text('change.takeBack'),
      text('done.details'),
    ]) {
      expect(html.replaceAll('&#x27;', "'")).toContain(texts);
    }
    expect(html).toMatch(/action="\/stay\/secret-token\/withdraw"[^]*?name="request" value="11"/);
    // Each form posts to the page's own address, and no placeholder remains.
    expect(html.match(/action="\/stay\/secret-token\/\w+#problem-\w+"/g)).toHaveLength(3);
    expect(html).not.toMatch(/\{\w+\}/);
    // Browsers would validate in their own language.
    expect(html.match(/<form/g)).toHaveLength(html.match(/<form[^>]*novalidate/gi)!.length);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  const headings = (html: string) =>
    [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);

  it('begins with the transfer that is due, then messages, then the rest', async () => {
    const transfer = {
      cents: 38_700,
      euroCents: 45_000,
      dueDate: '2027-03-14',
      bank: { holder: 'Ana Sousa', iban: 'PT50000201231234567890154', bic: null },
      qr: null,
    };
    const payments = {
      items: [],
      receivedCents: 0,
      returnedCents: 0,
      keptSecurity: [],
      outstandingCents: 129_000,
      securityOutstandingCents: 0,
      giveBackCents: 0,
      transfer,
    };
    const shown = { payments, arrival: null, conversation: CONVERSATION };
    const { html } = await pageWith(shown);
    expect(headings(html)).toEqual([
      'Transfer £387 by Sunday 14 March',
      'Messages',
      'Dates and guests',
      'The price',
      'Payments',
      'If you cancel',
      'Guests and arrival',
      'If your plans change',
    ]);
    expect(html).toMatch(/<dt>In euros<\/dt><dd>€450<\/dd>/);
    expect(html).toMatch(/<button[^>]*hidden=""[^>]*data-copy="PT50000201231234567890154"/);
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/copy.js" defer>']);
    const late = { ...transfer, dueDate: '2027-03-01' };
    const overdue = await pageWith({ ...shown, payments: { ...payments, transfer: late } });
    expect(headings(overdue.html)[0]).toBe('Please transfer £387, which was due on Monday 1 March');
  });

  it('says of an enquiry what comes next, and asks for names once it is confirmed', async () => {
    const enquiry = { status: 'pending' as const, details: null, arrival: null };
    const { html } = await pageWith({ ...enquiry, conversation: CONVERSATION });
    expect(headings(html).slice(0, 2)).toEqual(['What happens next', 'Messages']);
    const nobody = { ...PAGE.details!, guestNames: [] };
    const confirmed = await pageWith({ details: nobody, arrival: null });
    expect(headings(confirmed.html)[0]).toBe('Tell us who is coming and when you arrive');
  });

  it('says nothing of payments to come once the stay is over', async () => {
    const payment = {
      depositPercent: 30,
      balanceDays: 30,
      deposit: 450,
      balance: 1050,
      balanceDue: '2027-03-13',
      securityDeposit: 500,
    };
    const quote = { ...PAGE.quote, payment };
    expect((await pageWith({ quote })).html).toContain('Due on confirmation');
    const { html } = await pageWith({ quote, isOver: true, details: null });
    expect(html).not.toMatch(/Due on confirmation|security deposit/i);
  });

  it('announces a mail about an answer only if mails are sent, at the conversation', async () => {
    const outcome = { kind: 'done', code: 'message' } as const;
    const shown = (isToldByMail: boolean) =>
      pageWith({ outcome, conversation: { ...CONVERSATION, isToldByMail } });
    const told = (await shown(true)).html;
    expect(told.slice(told.indexOf('id="conversation"'))).toMatch(
      /id="outcome" role="status"[^>]*>[^<]*We will reply here and let you know by email\./,
    );
    const { html } = await shown(false);
    expect(html).toContain('We will reply here, so please check back.');
    expect(html).not.toContain('by email');
  });

  it('tells guests with an early arrival when the house is ready', async () => {
    const early = { ...PAGE.details!, arrivalTime: '15:00' };
    const text = 'so the house may not be ready when you arrive';
    expect((await pageWith({ details: early })).html).toContain(
      `Check-in is from 4:00 PM, ${text}`,
    );
    expect((await pageWith({})).html).not.toContain(text);
  });

  it('shows what guests typed as text, and a text in English as such', async () => {
    const { html } = await pageWith({ details: { ...PAGE.details!, guestNames: [] } }, 'fr');
    expect(html).not.toContain('<b>Müller');
    expect(html).toContain('value="Élodie &lt;b&gt;Müller&lt;/b&gt;"');
    expect(html).toMatch(/<p lang="en"[^>]*>Leave the A22/);
    expect(html).toContain('sea &amp; sun');
  });

  it('shows only the amount if another one was agreed', async () => {
    const { html } = await pageWith({ totalCents: 140_000 });
    expect(html).toContain('£1,400');
    expect(html).not.toContain('£1,350');
    expect(html).toContain('The price we agreed.');
  });

  it.each([
    [{ status: 'pending' as const }, 'We have your enquiry'],
    [{ status: 'pending' as const, isOver: true }, 'These dates have passed'],
    [{ status: 'cancelled' as const }, 'This stay will not take place'],
    [{ status: 'cancelled' as const, end: 'cancelled' as const }, 'Your stay is cancelled'],
    [{ status: 'cancelled' as const, end: 'declined' as const }, 'We cannot offer you this stay'],
    [{ isOver: true }, 'Your stay is over'],
  ])('says how it stands with %j', async (changes, title) => {
    expect((await pageWith(changes)).html).toContain(title);
  });

  it.each([
    ['declined', 'You have declined our offer'],
    ['expired', 'Our offer has expired'],
    ['taken', 'These nights are no longer available'],
    ['withdrawn', 'Our offer is no longer valid'],
  ] as const)(
    'says of an offer that was %s how it ended, and promises no answer',
    async (state, title) => {
      const offer = { ...OFFER, state };
      const { html } = await pageWith({ status: 'pending', offer });
      expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe(title);
      expect(html.split(title)).toHaveLength(2);
      expect(html).not.toContain('We reply within');
    },
  );

  it.each([
    [{ paidCents: 0, backCents: 0, keptCents: 0 }, 'You have not paid anything yet, and would owe'],
    [
      { paidCents: 0, backCents: 0, keptCents: 75_000 },
      '£750 of the total of £1,500 would still be due',
    ],
    [
      { paidCents: 90_000, backCents: 15_000, keptCents: 75_000 },
      '£150 of the £900 you have paid would be refunded',
    ],
    [
      { paidCents: 45_000, backCents: 45_000, keptCents: 0 },
      'everything you have paid would be refunded: £450',
    ],
    [
      { paidCents: 45_000, backCents: 0, keptCents: 75_000 },
      'none of the £450 you have paid would be refunded',
    ],
  ])('says with %j what cancelling would give back', async (paid, text) => {
    const { html } = await pageWith({ refund: { askedOn: null, cents: 75_000, paid } });
    // Once with the policy, once in the cancellation form.
    expect(html.split(text)).toHaveLength(3);
    expect(html).not.toContain('depending on what you have paid');
  });

  it('says that the day on which the guest asked to cancel counts', async () => {
    const { html } = await pageWith({
      refund: { askedOn: '2027-01-04', cents: 150_000, paid: null },
    });
    expect(html).toContain(
      'You asked to cancel on Mon, 4 January 2027. Your refund is based on that day',
    );
  });

  it.each([
    ['open', 'Until Mon, 20 September 2027'],
    ['accepted', 'Until Mon, 20 September 2027'],
    ['declined', 'Until Mon, 29 March 2027'],
  ] as const)('counts the days of cancelling from an offer that is %s', async (state, text) => {
    const offer = { ...OFFER, state, checkinDate: '2027-10-04', checkoutDate: '2027-10-09' };
    const { html } = await pageWith({ status: 'pending', offer, refund: null });
    const policy = html.slice(html.indexOf('id="policy"'));
    expect(policy).toContain(text);
  });

  it('says once that a cancellation is not refunded', async () => {
    const { html } = await pageWith({
      cancellation: [],
      refund: { askedOn: null, cents: 0, paid: null },
    });
    const policy = html.slice(html.indexOf('id="policy"'), html.indexOf('id="details"'));
    expect(policy.split('Cancellations are not refunded.')).toHaveLength(2);
    expect(html).not.toContain('£0');
  });

  it('names what is open of the stay and of the security deposit apart', async () => {
    const payments = {
      items: [],
      receivedCents: 0,
      returnedCents: 0,
      keptSecurity: [],
      outstandingCents: 150_000,
      securityOutstandingCents: 50_000,
      giveBackCents: 0,
      transfer: null,
    };
    const { html } = await pageWith({ payments });
    expect(html).toMatch(/Outstanding for your stay<\/strong><strong[^>]*>£1,500/);
    expect(html).toMatch(/Outstanding security deposit<\/strong><strong[^>]*>£500/);
  });

  it('has for paper what the guest filled in, as text', async () => {
    const { html } = await pageWith({});
    expect(html).toMatch(/<dt>Names of the guests<\/dt><dd>Ana, Jo<\/dd>/);
    expect(html).toMatch(/<dt>Time of arrival<\/dt><dd>9:30/);
  });

  it('asks for the review first once the stay is over, and has no calendar file any more', async () => {
    const names = { first: 'Élodie', initials: 'É. M.' };
    const review = { given: null, isPublished: false, answer: null, names };
    const { html } = await pageWith({ isOver: true, arrival: null, review });
    expect(headings(html)[0]).toBe('How was your stay?');
    expect(html).not.toContain('calendar.ics');
    const given = { stars: 5, words: 'Lovely', nameForm: 'first' as const };
    const after = (await pageWith({ isOver: true, review: { ...review, given } })).html;
    expect(after.indexOf('The price')).toBeLessThan(after.indexOf('How was your stay?'));
    expect((await pageWith({})).html).toContain('calendar.ics');
  });

  it.each([
    ['en', 'Book with obligation to pay', 'Accept with obligation to pay'],
    ['pt', 'Reservar com obrigação de pagamento', 'Aceitar com obrigação de pagamento'],
    ['de', 'Zahlungspflichtig buchen', 'Zahlungspflichtig annehmen'],
    ['fr', 'Réserver avec obligation de paiement', 'Accepter avec obligation de paiement'],
    ['nl', 'Boeken met betalingsverplichting', 'Aannemen met betalingsverplichting'],
  ] as const)(
    'says in %s on the button itself that an offer binds to pay',
    async (language, ...text) => {
      for (const [index, label] of text.entries()) {
        const offer = { ...OFFER, confirmsItself: index === 0 };
        const { html } = await pageWith({ status: 'pending', offer }, language);
        const form = html.slice(html.indexOf('/accept"'), html.indexOf('/decline"'));
        expect(/<button[^>]*>([^<]*)<\/button>/.exec(form)?.[1]).toBe(label);
      }
    },
  );

  it.each(LANGUAGE_CODES)(
    'says in %s at a refused form what is wrong with it',
    async (language) => {
      const text = stayPageText(language);
      const page = {
        outcome: { kind: 'problem' as const, code: 'invalid', fields: ['checkoutDate'] },
        draft: { form: 'dates', fields: { checkoutDate: ['2027-02-30'] } },
      };
      const html = (await pageWith(page, language)).html.replaceAll('&#x27;', "'");
      const form = html.slice(
        html.indexOf('/dates#problem-dates"'),
        html.indexOf('/cancellation#'),
      );
      const [, said] = /<p id="problem-dates" tabindex="-1"[^>]*>(.*?)<\/p>/.exec(form)!;
      expect(said?.replaceAll(/<!--.*?-->/g, '')).toBe(
        `${text('problem.invalid')} ${text('refused.fields', { fields: text('dates.checkout') })}`,
      );
      const [right, wrong] = form.match(/<input[^>]*type="date"[^>]*>/g)!;
      expect(wrong).toMatch(/aria-invalid="true"/);
      expect(wrong).toMatch(/aria-describedby="problem-dates"/);
      expect(right).not.toContain('aria-');
      expect(html).toContain(`<title>${text('refused.title')} · ${text('title')} · `);
      const alert = html.slice(html.indexOf('id="outcome" role="alert"'));
      expect(alert).toMatch(/^[^]{0,600}<a href="#problem-dates">/);
      expect(html.match(/id="problem-/g)).toHaveLength(1);
    },
  );

  it('marks the group of choices that a review was refused for', async () => {
    const names = { first: 'Ana', initials: 'A. D.' };
    const { html } = await pageWith({
      isOver: true,
      review: { given: null, isPublished: false, answer: null, names },
      outcome: { kind: 'problem', code: 'invalid', fields: ['stars'] },
      draft: { form: 'review', fields: { words: ['Lovely'] } },
    });
    const [stars, name] = html.match(/<fieldset[^>]*role="radiogroup"[^>]*>/g)!;
    expect(stars).toMatch(/aria-invalid="true"/);
    expect(stars).toMatch(/aria-describedby="problem-review"/);
    expect(name).not.toContain('aria-invalid');
  });

  it('names the file that was refused', async () => {
    const { html } = await pageWith({
      outcome: { kind: 'problem', code: 'file', fields: ['file'], fileName: 'passport.heic' },
      draft: { form: 'message', fields: { text: [''] } },
      conversation: CONVERSATION,
    });
    expect(html).toMatch(/id="problem-message"[^>]*><strong[^>]*>passport\.heic<\/strong>/);
  });

  it('sends the owner’s newest message, if it is unread, with an answer', async () => {
    const message = (id: number, isRead: boolean) => ({
      id,
      isRead,
      author: 'owner' as const,
      text: 'Yes',
      files: [],
      createdAt: '2027-03-10T12:00:00.000Z',
    });
    const withMessages = async (messages: ReturnType<typeof message>[]) =>
      (
        await pageWith({
          conversation: { ...CONVERSATION, messages },
        })
      ).html;
    expect(await withMessages([message(4, false), message(5, false), message(6, true)])).toMatch(
      /action="\/stay\/secret-token\/message[^]*?name="read" value="5"/,
    );
    expect(await withMessages([message(6, true)])).not.toContain('name="read"');
  });

  it('links to earlier messages and back to the latest, without a script', async () => {
    const middle = { ...CONVERSATION, earlierBefore: 41, isLatest: false };
    const { html } = await pageWith({ conversation: middle });
    expect(html).toMatch(
      /href="\/stay\/secret-token\?before=41#conversation"[^>]*>Earlier messages</,
    );
    expect(html).toMatch(/href="\/stay\/secret-token#conversation"[^>]*>Latest messages</);
    const all = await pageWith({ conversation: CONVERSATION });
    expect(all.html).not.toMatch(/Earlier messages|Latest messages/);
  });

  it('shows the message of a refused decline again: in its form, or as a new message', async () => {
    const refused = {
      status: 'pending' as const,
      outcome: { kind: 'problem' as const, code: 'too_many', fields: [] },
      draft: { form: 'decline', fields: { offer: ['7'], message: ['Too far from the beach'] } },
      conversation: { ...CONVERSATION, filesLeft: 0 },
    };
    const textareas = (html: string) =>
      [...html.matchAll(/<textarea[^>]*name="(\w+)"[^>]*>([^<]*)/g)].map(([, ...match]) => match);
    const { html } = await pageWith({ ...refused, offer: OFFER });
    expect(html).toMatch(
      /<details[^>]* open=""[^>]*>(?:(?!<details)[^])*\/decline#problem-decline"/,
    );
    expect(html).toContain('id="problem-decline"');
    expect(textareas(html)).toContainEqual(['message', 'Too far from the beach']);
    expect(textareas(html)).toContainEqual(['text', '']);
    const late = await pageWith({ ...refused, offer: { ...OFFER, state: 'expired' } });
    expect(textareas(late.html)).toEqual(
      expect.arrayContaining([['text', 'Too far from the beach']]),
    );
  });

  it('says what to do if a payment is due and no account is entered', async () => {
    const language = 'de';
    const payments = {
      items: [
        {
          kind: 'full' as const,
          dueDate: '2027-04-01',
          cents: 90_000,
          paidCents: 0,
          state: 'open' as const,
        },
      ],
      receivedCents: 0,
      returnedCents: 0,
      keptSecurity: [],
      outstandingCents: 90_000,
      securityOutstandingCents: 0,
      giveBackCents: 0,
      transfer: null,
    };
    const later = serverTexts(language).payments['payments.bank.later'];
    expect((await pageWith({ payments }, language)).html).toContain(later);
    const paid = { ...payments, outstandingCents: 0, receivedCents: 90_000 };
    expect((await pageWith({ payments: paid }, language)).html).not.toContain(later);
    const bank = { holder: 'Ana Sousa', iban: 'PT50000201231234567890154', bic: null };
    const { html } = await pageWith({ account: { ...bank, totalEuroCents: 174_400 } }, language);
    expect(html).toContain('PT50 0002 0123 1234 5678 9015 4');
    expect(html).toMatch(/<dd>[^<]*1\D?500[^<]* = [^<]*1\D?744[^<]*<\/dd>/);
    expect(html).not.toContain(serverTexts(language).payments['payments.bank.amount']);
  });

  it('links to no form that the page does not show any more', async () => {
    const { html } = await pageWith({
      canAsk: [],
      outcome: { kind: 'problem', code: 'closed', fields: [] },
      draft: { form: 'dates', fields: {} },
    });
    expect(html).toContain('This is no longer possible for your stay.');
    expect(html).not.toContain('problem-dates');
  });

  it('says what to do if a link does not work', async () => {
    expect((await render({ kind: 'unknown' })).html).toContain('This link does not work');
    expect((await render({ kind: 'ended' }, 'pt')).html).toContain(
      'Esta página já não está disponível',
    );
  });
});
