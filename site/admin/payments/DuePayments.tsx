import { DUE_DAYS, type DuePayments as Due } from '@shared/contract/payments/due';
import { Badge } from '../../components/Badge';
import { BookingLink } from '../bookings/BookingLink';
import { RowText, Rest, TodayPart, TodayRow } from '../today/todayParts';
import { dayText, moneyText } from './paymentText';

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
      title="Payments due"
      none={`Nothing is due within ${DUE_DAYS} days.`}
      isEmpty={rows.length === 0}
      rest={total > rows.length && <Rest>And {total - rows.length} more.</Rest>}
    >
      {rows.map(({ reference, guestName, kind, dueDate, isOverdue, currency, amount }) => (
        <TodayRow key={reference}>
          <RowText>
            <BookingLink reference={reference} onOpen={onOpen}>
              {guestName}
            </BookingLink>
            <p>
              {kind === 'pay'
                ? `${moneyText(amount, currency)} ${isOverdue ? 'was' : 'is'} due by ${dayText(dueDate)}`
                : `${moneyText(amount, currency)} to give back`}
            </p>
          </RowText>
          {isOverdue && <Badge $tone="red">Overdue</Badge>}
        </TodayRow>
      ))}
    </TodayPart>
  );
}
