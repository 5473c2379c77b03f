import { MAIL_KINDS } from '@shared/contract/mail/mail';
import { SCHEDULED_KINDS } from '@shared/domain/mail/scheduledMails';
import { LANGUAGE_CODES, type Language } from '@shared/i18n/languages';
import type { UserLanguage } from '@shared/i18n/userLanguages';
import { describe, expect, it } from 'vitest';
import type { Mail } from './mail';
import type { BookingMailData, MessageMailData } from './mailData';
import { renderMail } from './renderMail';

const NOW = new Date('2027-03-10T12:00:00Z');
const ENV = { publicUrl: 'https://villa.example', ownerEmail: 'owner@villa.example' };
const HOUSE = {
  'villa.name': 'Casa Azul',
  'villa.place': 'Burgau, Algarve',
  'host.name': '',
  'contact.hours': '9–20',
  'contact.replyHours': 3,
  legal: {
    operatorName: 'Maria Sousa',
    taxNumber: '123456789',
    address: 'Rua da Praia 1, Luz',
    registration: '12345/AL',
  },
  photo: null,
};

/** Every mail to a guest, in the guest's language. */
function mailsIn(language: Language): Mail[] {
  const booking: BookingMailData = {
    reference: 'VL-7K3Q9M',
    guestName: 'Ana Duarte',
    guestEmail: 'ana@example.pt',
    guestPhone: null,
    checkinDate: '2027-05-12',
    checkoutDate: '2027-05-15',
    guestCount: 8,
    children: 2,
    infants: 0,
    pets: 1,
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
        { nights: 3, rate: 387, total: 1161, dates: { start: '2027-05-12', end: '2027-05-15' } },
      ],
      accommodationTotal: 1161,
      guestFee: 43,
      cleaningFee: 129,
    },
    cancellation: [
      { daysBefore: 30, refundPercent: 100 },
      { daysBefore: 14, refundPercent: 50 },
    ],
    specialRequests: null,
    checkinTime: '16:00',
    checkoutTime: '11:00',
    ownerMessage: null,
    calendarSequence: 0,
    language,
  };
  const message: MessageMailData = {
    id: 1,
    firstName: 'Ana',
    lastName: 'Duarte',
    email: 'ana@example.pt',
    phone: null,
    subject: 'general',
    language,
    message: 'Olá.',
  };
  const offer = { validUntil: '2027-03-15', holdsNights: true, confirmsItself: true };
  const { reference, guestName, guestEmail } = booking;
  return [
    ...(['enquiryReceipt', 'confirmation', 'decline', 'cancellation'] as const).map((kind) => ({
      kind,
      booking,
    })),
    ...(['decline', 'cancellation'] as const).map((kind) => ({
      kind,
      booking: { ...booking, isAskedFor: true as const },
    })),
    { kind: 'decline', booking: { ...booking, isLapsed: true } },
    { kind: 'cancellation', booking: { ...booking, isByOwner: true, keptByPolicyCents: 0 } },
    { kind: 'cancellation', booking: { ...booking, isAskedFor: true, keptByPolicyCents: 75_000 } },
    {
      kind: 'stayChange',
      booking,
      before: { ...booking, checkinDate: '2027-05-10', guestCount: 2 },
    },
    { kind: 'offer', booking, offer },
    ...(['taken', 'expired', 'withdrawn'] as const).map((why) => ({
      kind: 'offerEnded' as const,
      booking,
      offer,
      why,
    })),
    ...SCHEDULED_KINDS.map((kind) => ({
      kind,
      booking,
      occurrence: '1',
      payment: { cents: 40_000, dueDate: '2027-04-12' },
    })),
    { kind: 'messageReceipt', message },
    { kind: 'messageAnswer', message, answer: { text: 'Olá!', earlierKeys: [] } },
    {
      kind: 'conversationNews',
      conversation: { bookingId: 1, reference, guestName, guestEmail, language },
    },
  ];
}

/** Every mail to a user. */
function mailsToUsers(): Mail[] {
  const mails = mailsIn('de');
  const booking = mails.flatMap((mail) => ('booking' in mail ? [mail.booking] : []))[0]!;
  const message = mails.flatMap((mail) => ('message' in mail ? [mail.message] : []))[0]!;
  const offer = { validUntil: '2027-03-15', holdsNights: true, confirmsItself: true };
  const { reference, guestName, guestEmail } = booking;
  const account = { username: 'maria', email: null };
  return [
    { kind: 'enquiryAlert', booking: { ...booking, specialRequests: 'Olá.' } },
    ...(['dates', 'cancellation'] as const).flatMap((kind) =>
      [false, true].map((isWithdrawn) => ({
        kind: 'stayRequestAlert' as const,
        booking,
        request: {
          kind,
          checkinDate: '2027-05-14',
          checkoutDate: '2027-05-19',
          message: null,
          refundCents: 40_000,
          isWithdrawn,
        },
      })),
    ),
    ...(['accepted', 'declined', 'expired', 'taken'] as const).flatMap((news) =>
      [true, false].map((confirmsItself) => ({
        kind: 'offerNews' as const,
        booking,
        offer: { ...offer, confirmsItself },
        news,
      })),
    ),
    { kind: 'messageAlert', message },
    {
      kind: 'conversationAlert',
      conversation: { bookingId: 1, reference, guestName, guestEmail, language: 'de' },
    },
    ...(['admin', 'manager', 'housekeeper'] as const).map((role) => ({
      kind: 'invitation' as const,
      invitation: { email: 'rosa@example.pt', role, sealedToken: '' },
    })),
    { kind: 'passwordReset', account: { ...account, email: 'maria@example.pt' }, sealedToken: '' },
    { kind: 'newDevice', account, device: 'Firefox on a Mac' },
    { kind: 'bankDetailsChanged', account, by: account.username, before: '0154', after: '7892' },
    ...[true, false].flatMap((isBack) =>
      [{ reference, guestName, checkinDate: '2027-04-12', checkoutDate: '2027-04-19' }, null].map(
        (holder) => ({
          kind: 'doubleBooking' as const,
          clash: {
            feedName: 'Airbnb',
            startDate: '2027-04-13',
            endDate: '2027-04-16',
            isBack,
            booking: holder,
          },
        }),
      ),
    ),
  ];
}

/** Names, numbers, and words that are the same in English. */
const NAMES =
  /^(|Airbnb|Casa Azul|Casa Azul · Burgau, Algarve|Burgau, Algarve|Maria Sousa.*|Rua da Praia 1, Luz|Ana Duarte|Total|Extras|NIF 123456789|Olá[.!]?|[^\p{L}]*|https?:\S+|VL-7K3Q9M|Alojamento Local 12345\/AL)$/u;

/** A mail's visible texts: subject, and texts of its elements. */
async function textsOf(mail: Mail, readerLanguage?: UserLanguage): Promise<string[]> {
  const env = { ...ENV, ...(readerLanguage && { readerLanguage }) };
  const { subject, html } = await renderMail(mail, env, HOUSE, NOW);
  const texts = html
    .replaceAll(/<(style|head)[^]*?<\/\1>|<!--[^]*?-->/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/&nbsp;|&#x27;|\s+/g, ' ').trim());
  return [subject, ...texts];
}

it('reads every mail there is', () => {
  const read = new Set([...mailsIn('en'), ...mailsToUsers()].map(({ kind }) => kind));
  expect([...read].toSorted()).toEqual([...MAIL_KINDS].toSorted());
});

describe.each(LANGUAGE_CODES.filter((code) => code !== 'en'))(
  'every mail to a guest who reads %s',
  (language) => {
    it('says nothing in English, and leaves nothing to be filled in', async () => {
      const [own, english] = [mailsIn(language), mailsIn('en')];
      expect(own.length).toBe(english.length);
      for (const [index, mail] of own.entries()) {
        const texts = await textsOf(mail);
        expect([mail.kind, texts.filter((text) => /[{}]|undefined|null|NaN/.test(text))]).toEqual([
          mail.kind,
          [],
        ]);
        const original = new Set(await textsOf(english[index]!));
        const same = texts.filter((text) => original.has(text) && !NAMES.test(text));
        expect([mail.kind, same]).toEqual([mail.kind, []]);
      }
    });
  },
);

it.each(mailsToUsers().map((mail) => [mail.kind, mail] as const))(
  'shows nothing in English to a user who reads Portuguese (%s)',
  async (_kind, mail) => {
    const texts = await textsOf(mail, 'pt');
    expect(texts.filter((text) => /[{}]|undefined|null|NaN/.test(text))).toEqual([]);
    const original = new Set(await textsOf(mail));
    const known = /^(maria|ana@example\.pt|Olá\.|.*@.*)$/;
    const same = texts.filter((text) => original.has(text) && !NAMES.test(text));
    expect(same.filter((text) => !known.test(text))).toEqual([]);
  },
);
