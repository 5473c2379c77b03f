import type { QuoteJson } from '@shared/contract/prices/price';
import { DEFAULT_CANCELLATION } from '@shared/domain/legal/cancellation';
import { isPaymentKind, SCHEDULED_KINDS } from '@shared/domain/mail/scheduledMails';
import { DEFAULT_LANGUAGE, type Language } from '@shared/i18n/languages';
import type { Mail, MailOf } from './mail';
import type { BankData, BookingMailData, MessageMailData, PaymentMailData } from './mailData';

const QUOTE: QuoteJson = {
  total: 4103,
  currency: 'GBP',
  baseRate: 488,
  nights: 8,
  isAverageRate: true,
  hasMultipleRates: true,
  priceBreakdown: [
    { nights: 3, rate: 473, total: 1419, dates: { start: '2027-06-28', end: '2027-07-01' } },
    { nights: 5, rate: 502, total: 2510, dates: { start: '2027-07-01', end: '2027-07-06' } },
  ],
  accommodationTotal: 3929,
  guestFee: 45,
  cleaningFee: 129,
  payment: {
    depositPercent: 30,
    balanceDays: 30,
    deposit: 1231,
    balance: 2872,
    balanceDue: '2027-05-29',
    securityDeposit: 430,
  },
};

const BOOKING: BookingMailData = {
  reference: 'VL-7K3Q9M',
  guestName: 'Élodie <b>Marchand</b> & family',
  guestEmail: 'elodie.marchand@example.fr',
  guestPhone: '+33 6 12 34 56 78',
  checkinDate: '2027-06-28',
  checkoutDate: '2027-07-06',
  guestCount: 8,
  children: 2,
  infants: 0,
  pets: 1,
  currency: 'GBP',
  totalCents: 410_300,
  quote: QUOTE,
  specialRequests:
    'We arrive late, about 23:00.\nIs there a cot? See https://example.com/a-very-long-address-that-no-mail-program-can-break-into-two-lines',
  cancellation: [...DEFAULT_CANCELLATION],
  checkinTime: '16:00',
  checkoutTime: '11:00',
  ownerMessage: null,
  calendarSequence: 0,
  language: DEFAULT_LANGUAGE,
};

const MESSAGE: MessageMailData = {
  id: 1,
  firstName: 'Tom',
  lastName: 'Baker',
  email: 'tom@example.co.uk',
  phone: '+44 20 7946 0000',
  subject: 'amenities',
  language: DEFAULT_LANGUAGE,
  message: 'Is the pool heated in April?\n\nAnd how far is the first tee?',
};

const OFFER: MailOf<'offer'>['offer'] = {
  validUntil: '2027-03-15',
  holdsNights: true,
  confirmsItself: true,
};
const BANK: BankData = {
  holder: 'Villa Luz Lda.',
  iban: 'PT50000201231234567890154',
  bic: 'CGDIPTPL',
};
const PAYMENT: PaymentMailData = {
  cents: 287_200,
  euroCents: 333_900,
  dueDate: '2027-05-29',
  bank: BANK,
};

export type ExampleMail = { name: string; mail: Mail };

/** One of each mail to a guest, with difficult texts: long, foreign and hostile ones. */
export function mailsToGuest(language: Language): ExampleMail[] {
  const booking = { ...BOOKING, language };
  const withMessage = (ownerMessage: string) => ({ ...booking, ownerMessage });
  const transfer = { cents: 123_100, euroCents: 143_100, dueDate: '2027-03-13', bank: BANK };
  const { reference, guestName, guestEmail } = booking;
  return [
    { name: 'enquiry-receipt', mail: { kind: 'enquiryReceipt', booking } },
    {
      name: 'offer',
      mail: { kind: 'offer', booking: withMessage('The pool is heated.'), offer: OFFER },
    },
    ...(['taken', 'expired', 'withdrawn'] as const).map((why) => ({
      name: `offer-${why}`,
      mail: { kind: 'offerEnded' as const, booking, offer: OFFER, why },
    })),
    {
      name: 'confirmation',
      mail: {
        kind: 'confirmation',
        booking: {
          ...withMessage('Maria meets you at the door.\nPlease ring when you leave the airport.'),
          transfer,
        },
      },
    },
    {
      name: 'confirmation-agreed-price',
      mail: { kind: 'confirmation', booking: { ...booking, totalCents: 390_000 } },
    },
    {
      name: 'stay-change',
      mail: {
        kind: 'stayChange',
        booking: { ...withMessage('As we said on the phone.'), calendarSequence: 1 },
        before: {
          checkinDate: '2027-06-26',
          checkoutDate: '2027-07-03',
          guestCount: 8,
          totalCents: 380_000,
        },
      },
    },
    ...SCHEDULED_KINDS.map((kind) => ({
      name: kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      mail: {
        kind,
        booking,
        occurrence: 'balance',
        payment: isPaymentKind(kind) ? PAYMENT : null,
      } satisfies Mail,
    })),
    {
      name: 'decline',
      mail: { kind: 'decline', booking: withMessage('The week after is still free.') },
    },
    { name: 'cancellation', mail: { kind: 'cancellation', booking } },
    {
      name: 'conversation-news',
      mail: {
        kind: 'conversationNews',
        conversation: { bookingId: 1, reference, guestName, guestEmail, language },
      },
    },
    {
      name: 'message-receipt',
      mail: { kind: 'messageReceipt', message: { ...MESSAGE, language } },
    },
    {
      name: 'message-answer',
      mail: {
        kind: 'messageAnswer',
        message: { ...MESSAGE, language },
        answer: { text: 'It is, from April on.\n\nFive minutes by car.', earlierKeys: [] },
      },
    },
  ];
}

export const MAILS_TO_USERS: readonly ExampleMail[] = [
  { name: 'enquiry-alert', mail: { kind: 'enquiryAlert', booking: BOOKING } },
  ...(['accepted', 'declined', 'expired', 'taken'] as const).map((news) => ({
    name: `offer-news-${news}`,
    mail: { kind: 'offerNews' as const, booking: BOOKING, offer: OFFER, news },
  })),
  {
    name: 'stay-request',
    mail: {
      kind: 'stayRequestAlert',
      booking: BOOKING,
      request: {
        kind: 'dates',
        checkinDate: '2027-07-01',
        checkoutDate: '2027-07-09',
        message: 'Could we come three days later?',
        refundCents: null,
      },
    },
  },
  {
    name: 'stay-request-withdrawn',
    mail: {
      kind: 'stayRequestAlert',
      booking: BOOKING,
      request: {
        kind: 'dates',
        checkinDate: '2027-07-01',
        checkoutDate: '2027-07-09',
        message: null,
        refundCents: null,
        isWithdrawn: true,
      },
    },
  },
  {
    name: 'conversation-alert',
    mail: {
      kind: 'conversationAlert',
      conversation: {
        bookingId: 1,
        reference: BOOKING.reference,
        guestName: BOOKING.guestName,
        guestEmail: BOOKING.guestEmail,
        language: DEFAULT_LANGUAGE,
      },
    },
  },
  {
    name: 'invitation',
    mail: {
      kind: 'invitation',
      invitation: { email: 'rosa@example.pt', role: 'housekeeper', sealedToken: '' },
    },
  },
  {
    name: 'password-reset',
    mail: {
      kind: 'passwordReset',
      account: { username: 'maria', email: 'maria@villa.example' },
      sealedToken: '',
    },
  },
  {
    name: 'new-device',
    mail: {
      kind: 'newDevice',
      account: { username: 'maria', email: null },
      device: 'Firefox on Windows',
    },
  },
  {
    name: 'bank-details',
    mail: {
      kind: 'bankDetailsChanged',
      account: { username: 'maria', email: null },
      by: 'maria',
      before: '0154',
      after: '7892',
    },
  },
  {
    name: 'double-booking',
    mail: {
      kind: 'doubleBooking',
      clash: {
        feedName: 'Airbnb',
        startDate: '2027-04-13',
        endDate: '2027-04-16',
        isBack: false,
        booking: {
          reference: 'VL-7K3Q9M',
          guestName: 'Ana Duarte',
          checkinDate: '2027-04-12',
          checkoutDate: '2027-04-19',
        },
      },
    },
  },
  { name: 'message-alert', mail: { kind: 'messageAlert', message: MESSAGE } },
];
