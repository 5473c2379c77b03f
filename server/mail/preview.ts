import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NO_LEGAL_DETAILS } from '@shared/contract/legal/legal';
import type { QuoteJson } from '@shared/contract/prices/price';
import { contentOf } from '@shared/domain/content/values';
import { DEFAULT_CANCELLATION } from '@shared/domain/legal/cancellation';
import { translator } from '@shared/i18n/catalogues';
import { DEFAULT_LANGUAGE } from '@shared/i18n/languages';
import { readEnv } from '../env';
import type { BookingMailData, Mail, MessageMailData } from './mail';
import { renderMail, renderTestMail } from './renderMail';

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
  firstName: 'Tom',
  lastName: 'Baker',
  email: 'tom@example.co.uk',
  phone: '+44 20 7946 0000',
  subject: 'amenities',
  language: DEFAULT_LANGUAGE,
  message: 'Is the pool heated in April?\n\nAnd how far is the first tee?',
};

const withWords = (ownerMessage: string) => ({ ...BOOKING, ownerMessage });

/** One of each mail, with what is hard to show well: long, foreign and hostile texts. */
const EXAMPLES: readonly { name: string; mail: Mail }[] = [
  { name: 'enquiry-receipt', mail: { kind: 'enquiryReceipt', booking: BOOKING } },
  { name: 'enquiry-alert', mail: { kind: 'enquiryAlert', booking: BOOKING } },
  {
    name: 'confirmation',
    mail: {
      kind: 'confirmation',
      booking: withWords('Maria meets you at the door.\nPlease ring when you leave the airport.'),
    },
  },
  {
    name: 'confirmation-agreed-price',
    mail: { kind: 'confirmation', booking: { ...BOOKING, totalCents: 390_000 } },
  },
  {
    name: 'stay-change',
    mail: {
      kind: 'stayChange',
      booking: { ...withWords('As we said on the phone.'), calendarSequence: 1 },
      before: {
        checkinDate: '2027-06-26',
        checkoutDate: '2027-07-03',
        guestCount: 8,
        totalCents: 380_000,
      },
    },
  },
  {
    name: 'decline',
    mail: { kind: 'decline', booking: withWords('The week after is still free.') },
  },
  { name: 'cancellation', mail: { kind: 'cancellation', booking: BOOKING } },
  {
    name: 'invitation',
    mail: {
      kind: 'invitation',
      invitation: { email: 'rosa@example.pt', role: 'housekeeper', sealedToken: '' },
    },
  },
  { name: 'message-receipt', mail: { kind: 'messageReceipt', message: MESSAGE } },
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
  { name: 'message-alert', mail: { kind: 'messageAlert', message: MESSAGE } },
];

/** `npm run mail:preview`: writes every mail to `DATA_DIR/mail-preview`, to be looked at. */
async function main(): Promise<void> {
  const { publicUrl, dataDir, ownerEmail } = readEnv(process.env);
  const env = { publicUrl, ownerEmail: ownerEmail ?? 'owner@villa.example' };
  const folder = path.join(dataDir, 'mail-preview');
  await mkdir(folder, { recursive: true });
  const createdAt = new Date();
  const villa = { ...contentOf(translator(DEFAULT_LANGUAGE), {}), legal: NO_LEGAL_DETAILS };
  const rendered = await Promise.all([
    ...EXAMPLES.map(async ({ name, mail }) => ({
      name,
      ...(await renderMail(mail, env, villa, createdAt)),
    })),
    renderTestMail(env, villa).then((mail) => ({ name: 'test', ...mail })),
  ]);
  for (const { name, subject, html, text, attachments } of rendered) {
    await writeFile(path.join(folder, `${name}.html`), html);
    await writeFile(path.join(folder, `${name}.txt`), `Subject: ${subject}\n\n${text}\n`);
    for (const { content } of attachments) {
      await writeFile(path.join(folder, `${name}.ics`), content);
    }
  }
  process.stdout.write(`Wrote ${rendered.length} mails to ${folder}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
