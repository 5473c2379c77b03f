import { billLineText, paymentTexts } from '@shared/i18n/billText';
import { nameFor } from '@shared/i18n/ownNames';
import { partyText } from '@shared/i18n/partyText';
import { deadlinesOf } from '@shared/domain/legal/cancellation';
import { formatIban } from '@shared/domain/payments/bankDetails';
import { billLines } from '@shared/domain/prices/billLines';
import { centsOfNumber, type Cents } from '@shared/domain/prices/money';
import { paymentDueDates } from '@shared/domain/prices/paymentDueDates';
import { extraText } from '@shared/domain/bookings/extraText';
import { nightsOf } from '@shared/domain/bookings/stayRules';
import { namedExtras } from '../services/prices/storedQuote';
import type { BankData, BookingMailData, PaymentMailData, StayFactsData } from './mailData';
import { Changes, Facts, Paragraph } from './mailParts';
import { STYLES } from './mailStyles';
import { templateTexts } from './defaultTemplates';
import { useMail, type MailContext } from './mailContext';

export function StayFacts({
  booking,
  isOver = false,
}: {
  booking: BookingMailData;
  isOver?: boolean;
}) {
  const { mailText, longDay, time, texts, language } = useMail();
  const dayOf = (which: 'checkin' | 'checkout') => {
    const day = longDay(booking[`${which}Date`]);
    // A past stay needs no check-in time.
    if (isOver) return day;
    return mailText(`stay.${which}Value`, { day, time: time(booking[`${which}Time`]) });
  };
  return (
    <Facts
      rows={[
        [mailText('stay.reference'), booking.reference],
        [mailText('stay.checkin'), dayOf('checkin')],
        [mailText('stay.checkout'), dayOf('checkout')],
        [mailText('stay.nights'), String(nightsOf(booking).length)],
        [mailText('stay.guests'), partyText(booking, texts, language)],
      ]}
    />
  );
}

/** Amount and due date of a payment, its reference, and the bank account if the owner has entered one. */
export function PaymentFacts({
  payment: { cents, euroCents, dueDate, bank },
  booking: { currency, reference },
}: {
  payment: PaymentMailData;
  booking: BookingMailData;
}) {
  const { mailText, longDay, money, language } = useMail();
  const texts = templateTexts(language);
  const euros = useEuros(euroCents);
  const rows = [
    [texts['pay.amount'], money(cents, currency)],
    ...euros.rows,
    [texts['pay.due'], longDay(dueDate)],
  ] as const;
  if (!bank) return <Facts rows={[...rows, [mailText('stay.reference'), reference]]} />;
  return (
    <>
      <h2 style={STYLES.subtitle}>{mailText('payments.bank.title')}</h2>
      <Paragraph>{mailText('payments.bank.text')}</Paragraph>
      <Facts rows={[...rows, ...accountRows(bank, reference, mailText)]} />
      {euros.hint}
    </>
  );
}

/** The amount in euros, if the guest pays in another currency. @param equals what comes before it */
function useEuros(euroCents: PaymentMailData['euroCents'], equals = '') {
  const { mailText, money } = useMail();
  if (!euroCents) return { rows: [], hint: null };
  return {
    rows: [[mailText('payments.bank.euros'), `${equals}${money(euroCents, 'EUR')}`] as const],
    hint: <Paragraph>{mailText('payments.bank.eurosHint')}</Paragraph>,
  };
}

function accountRows(
  { holder, iban, bic }: BankData,
  reference: string,
  mailText: MailContext['mailText'],
): (readonly [string, string])[] {
  return [
    [mailText('payments.bank.holder'), holder],
    [mailText('payments.bank.iban'), formatIban(iban)],
    ...(bic === null ? [] : [[mailText('payments.bank.bic'), bic] as const]),
    [mailText('payments.bank.reference'), reference],
  ];
}

export function ChangeFacts({
  before,
  booking,
}: {
  before: StayFactsData;
  booking: BookingMailData;
}) {
  const { mailText, longDay, money, texts, language } = useMail();
  const now: StayFactsData = { ...booking, extras: namedExtras(booking.quote) };
  const party = ({ guestCount, children, pets }: StayFactsData) =>
    partyText(
      { guestCount, children: children ?? booking.children, pets: pets ?? booking.pets },
      texts,
      language,
    );
  // Both columns use the current names, which may have been translated since.
  const nameOf = (extra: Parameters<typeof nameFor>[0]) =>
    nameFor(now.extras?.find(({ name }) => name === extra.name) ?? extra, language);
  const extras = ({ extras = now.extras ?? [] }: StayFactsData) =>
    extras.map((extra) => extraText({ ...extra, name: nameOf(extra) })).join(', ') ||
    mailText('stayChange.noExtras');
  const amount = ({ totalCents }: StayFactsData) => money(totalCents, booking.currency);
  const rows = (
    [
      ['stay.checkin', (stay) => longDay(stay.checkinDate)],
      ['stay.checkout', (stay) => longDay(stay.checkoutDate)],
      ['stay.nights', (stay) => String(nightsOf(stay).length)],
      ['stay.guests', party],
      ['stayChange.extras', extras],
      ['bill.total', amount],
    ] as const satisfies readonly [string, (stay: StayFactsData) => string][]
  ).map(([label, value]) => [mailText(label), value(before), value(now)] as const);
  const changed = rows.filter(([, was, is]) => was !== is);
  if (changed.length === 0) return null;
  return (
    <Changes
      heads={['', mailText('stayChange.before'), mailText('stayChange.after')]}
      rows={changed}
    />
  );
}

/**
 * The price as the guest saw it, in the guest's currency. If the owner agreed on another amount, only that is shown,
 * since the list price's lines would not add up to it. Followed by the payments: from the schedule, or from the terms
 * until there is one.
 * Payments up to the day on which the mail became due are due at once.
 */
export function BillFacts({ booking }: { booking: BookingMailData }) {
  const { quote, currency, totalCents } = booking;
  const { mailText, texts, language, reader, day, ...formats } = useMail();
  const money = (cents: Cents) => formats.money(cents, currency);
  const addsUp = quote.currency === currency && centsOfNumber(quote.total) === totalCents;
  const rows = (addsUp ? billLines(quote, reader === 'guest' ? language : null) : []).map(
    (line) => [billLineText(line, texts, money, language), money(line.cents)] as const,
  );
  const due = booking.schedule ? null : paymentDueDates(booking, day);
  const payment = due && paymentTexts(due, texts, money, formats.longDay);
  return (
    <>
      <h2 style={STYLES.subtitle}>{mailText('bill.title')}</h2>
      <Facts rows={rows} total={[mailText('bill.total'), money(totalCents)]} />
      {payment && payment.length > 0 && <Paragraph>{payment.join('\n')}</Paragraph>}
      <ScheduleFacts booking={booking} />
    </>
  );
}

function ScheduleFacts({ booking: { schedule, currency } }: { booking: BookingMailData }) {
  const { mailText, longDay, money } = useMail();
  if (!schedule || schedule.length === 0) return null;
  return (
    <>
      <h2 style={STYLES.subtitle}>{mailText('payments.title')}</h2>
      <Facts
        rows={schedule.map(({ kind, dueDate, cents, isPaid }) => [
          mailText(`payments.item.${kind}`),
          isPaid
            ? `${money(cents, currency)}, ${mailText('payments.isPaid')}`
            : mailText('payments.bank.next', {
                amount: money(cents, currency),
                day: longDay(dueDate),
              }),
        ])}
      />
      {schedule.some(({ kind }) => kind === 'security') && (
        <Paragraph>{mailText('payments.securityHint')}</Paragraph>
      )}
    </>
  );
}

/** The refund of a cancelled stay; nothing if unknown. */
export function RefundFacts({ booking }: { booking: BookingMailData }) {
  const { refund, keptByPolicyCents, totalCents, currency } = booking;
  const { mailText, money } = useMail();
  if (keptByPolicyCents === 0) {
    return <Paragraph>{mailText('cancellation.allBackUncounted')}</Paragraph>;
  }
  if (keptByPolicyCents !== undefined) {
    const kept = money(keptByPolicyCents, currency);
    const total = money(totalCents, currency);
    return <Paragraph>{mailText('cancellation.keptByPolicy', { kept, total })}</Paragraph>;
  }
  if (!refund) return null;
  const paid = money(refund.paidCents, currency);
  const back = money(refund.backCents, currency);
  if (refund.paidCents <= 0) return <Paragraph>{mailText('cancellation.nonePaid')}</Paragraph>;
  if (refund.backCents === 0) {
    return <Paragraph>{mailText('cancellation.noneBack', { paid })}</Paragraph>;
  }
  return (
    <Paragraph>
      {refund.backCents >= refund.paidCents
        ? mailText('cancellation.allBack', { back })
        : mailText('cancellation.partBack', { paid, back })}
    </Paragraph>
  );
}

/** The next transfer and its account; without an account, a note that it will follow. */
export function TransferFacts({ booking }: { booking: BookingMailData }) {
  const { mailText, longDay, money } = useMail();
  const { transfer, account, reference, currency, totalCents, schedule = [] } = booking;
  const bank = transfer?.bank ?? account;
  const price = `${money(totalCents, currency)} = `;
  const euros = useEuros(
    transfer ? transfer.euroCents : account?.totalEuroCents,
    transfer ? '' : price,
  );
  if (!bank) {
    const isAsked = schedule.some(({ isPaid, cents }) => !isPaid && cents > 0);
    return isAsked ? <Paragraph>{mailText('payments.bank.laterByMail')}</Paragraph> : null;
  }
  const amount = transfer && {
    amount: money(transfer.cents, currency),
    day: longDay(transfer.dueDate),
  };
  return (
    <>
      <h2 style={STYLES.subtitle}>{mailText('payments.bank.title')}</h2>
      <Paragraph>{mailText(amount ? 'payments.bank.text' : 'payments.bank.whatIsOpen')}</Paragraph>
      <Facts
        rows={[
          ...(amount
            ? [[mailText('payments.bank.amount'), mailText('payments.bank.next', amount)] as const]
            : []),
          ...euros.rows,
          ...accountRows(bank, reference, mailText),
        ]}
      />
      {transfer && euros.hint}
    </>
  );
}

/** The refund for a cancellation, if there is a policy. Omits deadlines before the day on which the mail became due. */
export function CancellationFacts({ booking }: { booking: BookingMailData }) {
  const { mailText, longDay, day } = useMail();
  const { cancellation, checkinDate } = booking;
  if (!cancellation) return null;
  const deadlines = deadlinesOf(checkinDate, day, cancellation);
  return (
    <>
      <h2 style={STYLES.subtitle}>{mailText('cancel.title')}</h2>
      <Paragraph>
        {[
          ...deadlines.map(({ lastDay, refundPercent }) =>
            refundPercent === 100
              ? mailText('cancel.full', { day: longDay(lastDay) })
              : mailText('cancel.part', { day: longDay(lastDay), percent: refundPercent }),
          ),
          mailText(deadlines.length > 0 ? 'cancel.after' : 'cancel.none'),
        ].join('\n')}
      </Paragraph>
    </>
  );
}

export function OwnerMessage({ booking: { ownerMessage } }: { booking: BookingMailData }) {
  if (ownerMessage === null) return null;
  return <Paragraph style={STYLES.quote}>{ownerMessage}</Paragraph>;
}
