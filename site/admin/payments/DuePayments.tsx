import {
  DUE_DAYS,
  type DuePayment,
  type DuePayments as Due,
} from '@shared/contract/payments/duePayments';
import { Badge } from '../../components/Badge';
import { BookingLink } from '../bookings/BookingLink';
import { RowText, Rest, TodayPart, TodayRow } from '../today/todayParts';
import { moneyText, shortDayText } from '../components/formats';
import { t } from '../i18n/t';

export function DuePayments({
  due: { rows, total },
  onOpen,
}: {
  due: Due;
  onOpen: (reference: string) => void;
}) {
  return (
    <TodayPart
      title={t('Payments due')}
      none={t('Nothing is due within {days} days.', { days: DUE_DAYS })}
      isEmpty={rows.length === 0}
      rest={
        total > rows.length && <Rest>{t('And {value} more.', { value: total - rows.length })}</Rest>
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
          {due.isOverdue && <Badge $tone="red">{t('Overdue')}</Badge>}
        </TodayRow>
      ))}
    </TodayPart>
  );
}

function linesOf({ kind, currency, amount, parts }: DuePayment): string[] {
  if (kind === 'giveBack') {
    return [t('{amount} to give back', { amount: moneyText(amount, currency) })];
  }
  return parts.map((part) => {
    const params = { amount: moneyText(part.amount, currency), day: shortDayText(part.dueDate) };
    if (part.purpose === 'security') {
      return t(
        part.isOverdue
          ? '{amount} security deposit was due by {day}'
          : '{amount} security deposit is due by {day}',
        params,
      );
    }
    return t(part.isOverdue ? '{amount} was due by {day}' : '{amount} is due by {day}', params);
  });
}
