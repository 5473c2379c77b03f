import { DUE_DAYS, type DuePayments as Due } from '@shared/contract/payments/due';
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
      {rows.map(({ reference, guestName, kind, dueDate, isOverdue, currency, amount }) => (
        <TodayRow key={reference}>
          <RowText>
            <BookingLink reference={reference} onOpen={onOpen}>
              {guestName}
            </BookingLink>
            <p>
              {kind === 'giveBack'
                ? t('payments.amountToGiveBack', { amount: moneyText(amount, currency) })
                : t(isOverdue ? 'payments.wasDueBy' : 'payments.isDueBy', {
                    amount: moneyText(amount, currency),
                    day: dayText(dueDate),
                  })}
            </p>
          </RowText>
          {isOverdue && <Badge $tone="red">{t('payments.overdue')}</Badge>}
        </TodayRow>
      ))}
    </TodayPart>
  );
}
