import { DUE_DAYS, type DuePayment, type DuePayments as Due } from '@shared/contract/payments/due';
import { Badge } from '../../components/Badge';
import { BookingLink } from '../bookings/BookingLink';
import { RowText, Rest, TodayPart, TodayRow } from '../today/todayParts';
import { dayText, moneyText } from './paymentText';
import { t } from './texts.en';

/** What guests are to pay within the next days, and what is to be given back. */
export function DuePayments({
  due: { rows, total },
  onOpen,
}: {
  due: Due;
  onOpen: (reference: string) => void;
}) {
  return (
    <TodayPart
      title={t('payments.paymentsDue')}
      none={t('payments.nothingIsDueWithin', { days: DUE_DAYS })}
      isEmpty={rows.length === 0}
      rest={
        total > rows.length && (
          <Rest>{t('payments.andValueMore', { value: total - rows.length })}</Rest>
        )
      }
    >
      {rows.map((due) => (
        <TodayRow key={due.reference}>
          <RowText>
            <BookingLink reference={due.reference} onOpen={onOpen}>
              {due.guestName}
            </BookingLink>
            {linesOf(due).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </RowText>
          {due.isOverdue && <Badge $tone="red">{t('payments.overdue')}</Badge>}
        </TodayRow>
      ))}
    </TodayPart>
  );
}

/** A line for each sum and its day. */
function linesOf({ kind, currency, amount, dueDate, isOverdue, parts }: DuePayment): string[] {
  if (kind === 'giveBack') {
    return [t('payments.amountToGiveBack', { amount: moneyText(amount, currency) })];
  }
  return (parts ?? [{ purpose: 'stay' as const, dueDate, isOverdue, amount }]).map((part) => {
    const words = { amount: moneyText(part.amount, currency), day: dayText(part.dueDate) };
    if (part.purpose === 'security') {
      return t(part.isOverdue ? 'payments.securityWasDueBy' : 'payments.securityIsDueBy', words);
    }
    return t(part.isOverdue ? 'payments.wasDueBy' : 'payments.isDueBy', words);
  });
}
