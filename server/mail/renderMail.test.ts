import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileTransport } from '../integrations/smtp';
import type { Mail } from './mail';
import type { BookingMailData, MessageMailData, StayFactsData } from './mailData';
import { renderMail } from './renderMail';

const NOW = new Date('2027-03-10T12:00:00Z');
const ENV = { publicUrl: 'https://villa.example', ownerEmail: 'owner@villa.example' };

const HOUSE = {
  'villa.name': 'Casa do Mar',
  'villa.place': 'Burgau, Algarve',
  'host.name': '',
  'contact.hours': '8 AM to noon',
  'contact.replyHours': 3,
  legal: {
    operatorName: 'Maria Sousa',
    taxNumber: '123456789',
    address: 'Rua da Praia 1, Luz',
    registration: '12345/AL',
  },
  photo: null,
};

const BOOKING: BookingMailData = {
  reference: 'VL-7K3Q9M',
  guestName: 'Ana Duarte',
  guestEmail: 'ana@example.pt',
  guestPhone: null,
  checkinDate: '2027-04-12',
  checkoutDate: '2027-04-15',
  guestCount: 8,
  children: 0,
  infants: 0,
  pets: 0,
  currency: 'GBP',
  totalCents: 133_300,
  quote: {
    total: 1333,
    currency: 'GBP',
    baseRate: 387,
    nights: 3,
    isAverageRate: false,
    hasMultipleRates: false,
    priceBreakdown: [
      { nights: 3, rate: 387, total: 1161, dates: { start: '2027-04-12', end: '2027-04-15' } },
    ],
    accommodationTotal: 1161,
    guestFee: 43,
    cleaningFee: 129,
  },
  specialRequests: null,
  checkinTime: '16:00',
  checkoutTime: '11:00',
  ownerMessage: null,
  calendarSequence: 0,
  language: 'en',
};
const BEFORE: StayFactsData = {
  checkinDate: '2027-04-10',
  checkoutDate: '2027-04-12',
  guestCount: 8,
  totalCents: 99_900,
};
const MESSAGE: MessageMailData = {
  id: 1,
  firstName: 'Tom',
  lastName: 'Baker',
  email: 'tom@example.co.uk',
  phone: null,
  subject: 'general',
  language: 'en',
  message: 'Is the pool heated?',
};

const HOSTILE = 'Buy <a href="https://spam.example">pills</a></script><img src=x onerror=alert(1)>';
const hostileBooking: BookingMailData = {
  ...BOOKING,
  guestName: HOSTILE,
  guestPhone: HOSTILE,
  specialRequests: HOSTILE,
};
const hostileMessage: MessageMailData = {
  ...MESSAGE,
  firstName: HOSTILE,
  lastName: HOSTILE,
  phone: HOSTILE,
  message: HOSTILE,
};

const EVERY: [string, Mail][] = [
  ...(['enquiryReceipt', 'enquiryAlert', 'confirmation', 'decline', 'cancellation'] as const).map(
    (kind): [string, Mail] => [kind, { kind, booking: hostileBooking }],
  ),
  ['stayChange', { kind: 'stayChange', booking: hostileBooking, before: BEFORE }],
  ['messageReceipt', { kind: 'messageReceipt', message: hostileMessage }],
  ['messageAlert', { kind: 'messageAlert', message: hostileMessage }],
];

describe('every mail', () => {
  it.each(EVERY)('%s shows what a guest typed as text', async (_kind, mail) => {
    const { html } = await renderMail(mail, ENV, HOUSE, NOW);
    expect(html).not.toMatch(/<img|<script|spam\.example">|onerror=alert\(1\)>/);
  });

  it.each(EVERY)('%s links to the configured address only', async (_kind, mail) => {
    const { html } = await renderMail(mail, ENV, HOUSE, NOW);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => String(link));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^https:\/\/villa\.example(\/|$)/);
  });

  it.each(EVERY)('%s asks other programs not to answer it', async (_kind, mail) => {
    const { headers } = await renderMail(mail, ENV, HOUSE, NOW);
    expect(headers['Auto-Submitted']).toMatch(/^auto-(replied|generated)$/);
    expect(headers['X-Auto-Response-Suppress']).toBe('All');
  });
});

const TURNED = 'Ana\u202Egpj.exe\u2069\u0007';

describe('characters that turn the direction of a text', () => {
  it.each<[string, Mail]>([
    [
      'a booking',
      {
        kind: 'enquiryAlert',
        booking: { ...BOOKING, guestName: TURNED, guestPhone: TURNED, specialRequests: TURNED },
      },
    ],
    [
      'a decision',
      { kind: 'confirmation', booking: { ...BOOKING, guestName: TURNED, ownerMessage: TURNED } },
    ],
    [
      'a message',
      {
        kind: 'messageAlert',
        message: { ...MESSAGE, firstName: TURNED, lastName: TURNED, message: TURNED },
      },
    ],
  ])(
    'are in no part of the mail about %s, its sender and calendar file included',
    async (_what, mail) => {
      const rendered = await renderMail(mail, ENV, HOUSE, NOW);
      const { to, replyTo, subject, text, html, attachments } = rendered;
      const texts = [
        to.name,
        replyTo?.name,
        subject,
        text,
        html,
        ...attachments.map(({ content }) => content),
      ].join('\n');
      expect(texts).toContain('Anagpj.exe');
      // The library fills the preview with other invisible characters of its own.
      for (const mark of ['\u202E', '\u2069', '\u0007']) expect(texts).not.toContain(mark);
    },
  );

  it.each(EVERY)(
    'are in no calendar file of %s, like everything else a guest typed',
    async (_k, mail) => {
      const { attachments } = await renderMail(mail, ENV, HOUSE, NOW);
      for (const { content } of attachments) expect(content).not.toMatch(/spam|pills/);
    },
  );
});

describe('a mail to a guest', () => {
  const photo = { publicId: 'villa-luz/pool-0123456789', alt: 'The pool <at> dusk' };
  const confirmation: Mail = { kind: 'confirmation', booking: BOOKING };
  const env = { ...ENV, deliveryBase: '/media/image/upload' };
  const pictureIn = async (mail: Mail, from = env, own: typeof photo | null = photo) =>
    /<img[^>]*>/.exec((await renderMail(mail, from, { ...HOUSE, photo: own }, NOW)).html)?.[0] ??
    null;

  it('begins with the villa’s picture, at the public address', async () => {
    const picture = await pictureIn(confirmation);
    expect(picture).toContain(
      'src="https://villa.example/media/image/upload/c_fill,w_1200,h_630,f_auto,q_auto/villa-luz/pool-0123456789"',
    );
    expect(picture).toMatch(/alt="The pool &lt;at&gt; dusk" width="600" height="315"/);
    const elsewhere = { ...env, deliveryBase: 'https://res.cloudinary.com/villa/image/upload' };
    expect(await pictureIn(confirmation, elsewhere)).toContain('src="https://res.cloudinary.com/');
  });

  it.each([
    ['a server without https', { ...env, publicUrl: 'http://localhost:3000' }, photo],
    ['a villa without a picture', env, null],
  ])('has no picture of %s', async (_case, from, own) => {
    expect(await pictureIn(confirmation, from, own)).toBeNull();
  });

  it('has its picture only in HTML, and no owner gets it', async () => {
    const { text } = await renderMail(confirmation, env, { ...HOUSE, photo }, NOW);
    expect(text).not.toMatch(/pool|upload/);
    expect(await pictureIn({ kind: 'enquiryAlert', booking: BOOKING })).toBeNull();
  });

  it('is signed by the host, if the villa names one', async () => {
    const signed = async (name: string) =>
      (await renderMail(confirmation, ENV, { ...HOUSE, 'host.name': name }, NOW)).text;
    expect(await signed('Maria')).toMatch(/Maria\nCasa do Mar\n/);
    expect(await signed('')).toContain('the owner of Casa do Mar\n');
  });
});

describe('an automatic answer to a guest', () => {
  it.each(EVERY.filter(([kind]) => kind.endsWith('Receipt')))(
    '%s repeats no text that names an address',
    async (_kind, mail) => {
      const rendered = await renderMail(mail, ENV, HOUSE, NOW);
      expect(JSON.stringify(rendered)).not.toMatch(/spam|pills|onerror/);
      expect(rendered.headers['Auto-Submitted']).toBe('auto-replied');
    },
  );
});

describe('the price in a mail', () => {
  it('is shown line by line in the guest’s currency', async () => {
    const { text } = await renderMail(
      { kind: 'enquiryReceipt', booking: BOOKING },
      ENV,
      HOUSE,
      NOW,
    );
    expect(text.replaceAll(/ {2,}/g, ' ')).toContain(
      '3 nights × £387 £1,161\nExtra guests £43\nCleaning £129\nTotal £1,333',
    );
  });

  it('is shown as one amount if the owner agreed on another', async () => {
    const booking = { ...BOOKING, totalCents: 120_000 };
    const { text } = await renderMail({ kind: 'confirmation', booking }, ENV, HOUSE, NOW);
    expect(text).toMatch(/Total\s+£1,200/);
    expect(text).not.toContain('£387');
  });
});

describe('the mail about a changed stay', () => {
  it('shows old and new values and leaves out unchanged ones', async () => {
    const { subject, text } = await renderMail(
      { kind: 'stayChange', booking: BOOKING, before: BEFORE },
      ENV,
      HOUSE,
      NOW,
    );
    expect(subject).toBe('Your stay has changed: VL-7K3Q9M');
    const lines = text.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | ').trim());
    const changes = lines.slice(
      lines.indexOf('| Before | Now') + 1,
      lines.indexOf('Your stay now'),
    );
    expect(changes.filter(Boolean)).toEqual([
      'Check-in | Sat, 10 Apr 2027 | Mon, 12 Apr 2027',
      'Check-out | Mon, 12 Apr 2027 | Thu, 15 Apr 2027',
      'Nights | 2 | 3',
      'Total | £999 | £1,333',
    ]);
  });
});

it('calls an extra as the guest of the mail does, and as the owner does for the owner', async () => {
  const extra = { kind: 'extra' as const, rate: 0, total: 0, quantity: 1, extraId: 'cot' };
  const cot = { ...extra, name: 'Cot', names: { de: 'Babybett' }, per: 'stay' as const };
  const lines = [...(BOOKING.quote.lines ?? []), cot];
  const booking = { ...BOOKING, language: 'de' as const, quote: { ...BOOKING.quote, lines } };
  const before = { ...BEFORE, extras: [{ name: 'Cot', quantity: 2 }] };
  const { text } = await renderMail({ kind: 'stayChange', booking, before }, ENV, HOUSE, NOW);
  expect(text).toMatch(/2 × Babybett +Babybett/);
  expect(text).not.toContain('Cot');
});

it('lists extras and the composition of the party if only these changed', async () => {
  const extra = { kind: 'extra' as const, rate: 0, total: 0, quantity: 1, extraId: 'cot' };
  const lines = [...(BOOKING.quote.lines ?? []), { ...extra, name: 'Cot', per: 'stay' as const }];
  const before = {
    ...BEFORE,
    checkinDate: BOOKING.checkinDate,
    checkoutDate: BOOKING.checkoutDate,
    totalCents: BOOKING.totalCents,
    children: BOOKING.children,
    pets: BOOKING.pets,
    extras: [],
  };
  const booking = { ...BOOKING, children: 1, quote: { ...BOOKING.quote, lines } };
  const { text } = await renderMail({ kind: 'stayChange', booking, before }, ENV, HOUSE, NOW);
  const shown = text.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | ').trim());
  expect(shown).toContain('Extras | none | Cot');
  expect(shown.filter((line) => line.startsWith('Guests |'))[0]).toContain('1 of them a child');
});

describe('the invitation', () => {
  it('covers whole days through the day before check-out and states the times', async () => {
    const { attachments } = await renderMail(
      { kind: 'confirmation', booking: BOOKING },
      ENV,
      HOUSE,
      NOW,
    );
    const content = attachments[0]?.content.replaceAll('\r\n ', '') ?? '';
    expect(content).toContain('DTSTART;VALUE=DATE:20270412\r\nDTEND;VALUE=DATE:20270416\r\n');
    expect(content).toContain('UID:VL-7K3Q9M@villa.example');
    expect(content).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(content).toContain('Check-in on Mon\\, 12 Apr 2027 from 4:00 PM');
    expect(content).toContain('check-out on Thu\\, 15 Apr 2027 until 11:00 AM (Lisbon time)');
  });
});

it('has no organizer in the invitation while mail is not set up', async () => {
  const organizerOf = async (ownerEmail: string) => {
    const env = { ...ENV, ownerEmail };
    const mail = { kind: 'confirmation', booking: BOOKING } as const;
    const { attachments } = await renderMail(mail, env, HOUSE, NOW);
    return /^ORGANIZER.*$/m.exec(attachments[0]?.content.replaceAll('\r\n ', '') ?? '')?.[0].trim();
  };
  expect(await organizerOf('owner@villa.example')).toContain('owner@villa.example');
  expect(await organizerOf('not-set-up@localhost')).toBeUndefined();
});

describe('addresses and headers', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'villa-mail-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** The mail as sent. */
  const written = async (mail: Mail, name: string) => {
    const dataDir = path.join(folder, name);
    const transport = fileTransport(dataDir, { name: 'Villa Luz', address: 'post@villa.example' });
    const rendered = await renderMail(mail, ENV, HOUSE, NOW);
    await transport.send({ ...rendered, messageId: `${name}@villa.example`, date: NOW });
    const [file = ''] = await readdir(path.join(dataDir, 'mail'));
    return PostalMime.parse(await readFile(path.join(dataDir, 'mail', file)));
  };

  it.each([
    ['a line break', 'Ana\r\nBcc: victim@example.com'],
    ['a bare line feed', 'Ana\nBcc: victim@example.com'],
    ['a second address', 'Ana" <victim@example.com>, "'],
    ['a comma', 'Duarte, Ana'],
  ])('%s in a name adds neither a header nor a recipient', async (name, guestName) => {
    const booking = { ...BOOKING, guestName };
    const mail = await written({ kind: 'confirmation', booking }, name.replaceAll(' ', '-'));
    expect(mail.to).toHaveLength(1);
    expect(mail.to?.[0]?.address).toBe('ana@example.pt');
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    const alert = await written({ kind: 'enquiryAlert', booking }, `${name}-alert`);
    expect(alert.to?.map(({ address }) => address)).toEqual(['owner@villa.example']);
    expect(alert.replyTo?.map(({ address }) => address)).toEqual(['ana@example.pt']);
  });
});

describe('what the law requires in a mail', () => {
  it.each(EVERY)('%s says who lets the house', async (_kind, mail) => {
    const { html, text } = await renderMail(mail, ENV, HOUSE, NOW);
    const line = 'Maria Sousa · NIF 123456789 · Rua da Praia 1, Luz · Alojamento Local 12345/AL';
    expect(html).toContain(line);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(line);
  });

  it('leaves out what the owner has not filled in', async () => {
    const [, mail] = EVERY[0] ?? [];
    if (!mail) throw new Error('there is no mail');
    const legal = { operatorName: null, taxNumber: null, address: null, registration: null };
    const { text } = await renderMail(mail, ENV, { ...HOUSE, legal }, NOW);
    expect(text).not.toMatch(/NIF|Alojamento|null/);
  });

  it('lists the refund deadlines for the guest of a confirmed stay', async () => {
    const cancellation = [
      { daysBefore: 30, refundPercent: 100 },
      { daysBefore: 14, refundPercent: 50 },
    ];
    for (const mail of [
      { kind: 'confirmation', booking: { ...BOOKING, cancellation } },
      { kind: 'stayChange', booking: { ...BOOKING, cancellation }, before: BEFORE },
    ] as const) {
      const text = (await renderMail(mail, ENV, HOUSE, NOW)).text.replaceAll(/\s+/g, ' ');
      expect(text).toContain('Until Sat, 13 Mar 2027, you get a full refund.');
      expect(text).toContain('Until Mon, 29 Mar 2027, 50% of the total is refunded.');
      expect(text).toContain('After that, there is no refund.');
    }
  });

  it('leaves out deadlines that passed before the mail', async () => {
    const cancellation = [
      { daysBefore: 60, refundPercent: 100 },
      { daysBefore: 14, refundPercent: 50 },
    ];
    const shown = async (checkinDate: string) => {
      const booking = { ...BOOKING, checkinDate, cancellation };
      const offer = { validUntil: '2027-03-15', holdsNights: true, confirmsItself: true };
      return (await renderMail({ kind: 'offer', booking, offer }, ENV, HOUSE, NOW)).text;
    };
    const [soon, late] = await Promise.all([shown('2027-04-12'), shown('2027-03-20')]);
    expect(soon).not.toContain('full refund');
    expect(soon).toContain('50% of the total is refunded');
    expect(late).not.toContain('is refunded.');
    expect(late).toContain('Cancellations are not refunded.');
  });

  it('does not mention cancellation without a policy', async () => {
    const mail = { kind: 'confirmation', booking: BOOKING } as const;
    expect((await renderMail(mail, ENV, HOUSE, NOW)).text).not.toContain('given back');
  });
});

it.each(['enquiryReceipt', 'enquiryAlert', 'confirmation'] as const)(
  'says in %s who of the guests are children, and how many infants and pets come',
  async (kind) => {
    const mail: Mail = { kind, booking: { ...BOOKING, children: 2, infants: 1, pets: 1 } };
    const { text } = await renderMail(mail, ENV, HOUSE, NOW);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('8, 2 of them children, 1 infant, 1 pet');
  },
);

describe('the payment dates', () => {
  const terms = {
    depositPercent: 30,
    balanceDays: 30,
    deposit: 400,
    balance: 933,
    balanceDue: '2027-03-13',
    securityDeposit: 430,
  };
  const textOf = async (
    kind: 'enquiryReceipt' | 'confirmation',
    booking: Partial<BookingMailData>,
    now = NOW,
  ) => {
    const quote = { ...BOOKING.quote, payment: terms };
    const mail: Mail = { kind, booking: { ...BOOKING, quote, ...booking } };
    return (await renderMail(mail, ENV, HOUSE, now)).text.replaceAll(/\s+/g, ' ');
  };

  it('are in receipt and confirmation, in the guest’s currency', async () => {
    const shown =
      'Due on confirmation: £400 (30%). The balance of £933 is due by Sat, 13 Mar 2027. A security deposit of £430 is also payable and is refunded after your stay.';
    expect(await textOf('enquiryReceipt', {})).toContain(shown);
    expect(await textOf('confirmation', {})).toContain(shown);
  });

  it('are those of the agreed amount', async () => {
    expect(await textOf('confirmation', { totalCents: 100_000 })).toContain(
      'Due on confirmation: £300 (30%). The balance of £700 is due by Sat, 13 Mar 2027.',
    );
  });

  it('ask for everything at once if the confirmation comes after the due day of the balance', async () => {
    expect(await textOf('confirmation', {}, new Date('2027-03-13T12:00:00Z'))).toContain(
      'Due on confirmation: £1,333. A security deposit',
    );
  });

  it('are left out if the owner set no payment terms', async () => {
    expect(await textOf('confirmation', { quote: BOOKING.quote })).not.toContain('Due at');
  });
});

it('links to the page of a past stay, and omits arrival times after it', async () => {
  const env = { ...ENV, stayLink: 'https://villa.example/stay/secret' };
  const textOf = async (kind: 'arrivalDetails' | 'thanks') => {
    const mail = { kind, booking: BOOKING, occurrence: 'stay', payment: null };
    return (await renderMail(mail, env, HOUSE, NOW)).text.replaceAll(/\s+/g, ' ');
  };
  const [before, after] = [await textOf('arrivalDetails'), await textOf('thanks')];
  for (const text of [before, after]) {
    expect(text).toContain('https://villa.example/stay/secret');
    expect(text).toContain('Anyone who has this link can open the page');
  }
  expect(before).toContain('from 4:00 PM');
  expect(after).not.toContain('from 4:00 PM');
});
