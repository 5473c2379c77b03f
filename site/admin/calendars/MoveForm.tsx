import type { BookingBrief, BookingUpdateInput } from '@shared/contract/bookings/ownerBooking';
import { centsOfNumber, formatMoney, parseCents } from '@shared/domain/prices/money';
import type { Stay } from '@shared/domain/bookings/stayRules';
import { useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { Button } from '../../components/Button';
import { DialogActions } from '../../components/Dialog';
import { useUpdateBooking } from '../../queries/bookings';
import { showToast } from '../../stores/toasts';
import { leaveSafely } from '../../stores/unsavedChanges';
import { space } from '../../styles/theme';
import { amountText } from '../bookings/bookingText';
import { Notice, Pair } from '../components/sectionStyles';
import { StayChangeMail, useStayChangeMail, withMail } from '../bookings/StayChangeMail';
import { staySchema } from '../bookings/panel/staySchema';
import { StayQuoteNote } from '../bookings/panel/StayQuoteNote';
import { AmountField } from '../bookings/panel/AmountField';
import { useListPriceAmount } from '../bookings/panel/useListPriceAmount';
import { useStayQuote } from '../bookings/panel/useStayQuote';
import { failureText } from '../../api/failureText';
import { StayDateFields } from '../components/StayDateFields';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { WriteButton } from '../components/WriteButton';
import { DialogForm } from './dialogStyles';
import { stayAndNightsText } from '../components/dateRangeText';
import { t } from '../i18n/t';
import { currentLocale } from '../i18n/language';

/** A booking that was dragged to other dates: old and new beside each other, then saved or left. */
export function MoveForm({
  booking,
  stay,
  onClose,
}: {
  booking: BookingBrief;
  stay: Stay;
  onClose: () => void;
}) {
  // A bar at its old dates would be dragged again with what the booking was before.
  const update = useUpdateBooking({ waitsForRefresh: true });
  const [failure, setFailure] = useState<string | null>(null);
  const { mail, setMail } = useStayChangeMail(booking);
  const form = useForm({
    schema: staySchema,
    initial: {
      checkinDate: stay.checkinDate,
      checkoutDate: stay.checkoutDate,
      guestCount: String(booking.guestCount),
      totalAmount: booking.totalAmount,
    },
    onValid: (fields) => void handleSave(fields),
  });
  const changesOf = (
    { checkinDate, checkoutDate, totalAmount }: MoveFields,
    isListPrice: boolean,
  ): BookingUpdateInput => ({
    checkinDate,
    checkoutDate,
    ...((isListPrice || parseCents(totalAmount) !== parseCents(booking.totalAmount)) && {
      totalAmount,
      ...(isListPrice && { isListPrice }),
    }),
  });
  const handleSave = async (fields: MoveFields) => {
    const { checkinDate, checkoutDate } = fields;
    setFailure(null);
    try {
      await update.mutateAsync({
        booking,
        changes: withMail(changesOf(fields, amount.isListPrice), mail),
      });
      showToast({
        title: t('Booking moved'),
        description: `${booking.guestName}: ${stayAndNightsText({ checkinDate, checkoutDate })}`,
      });
      onClose();
    } catch (error) {
      form.showIssuesOf(error);
      setFailure(failureText(error, t('The booking could not be moved.')));
    }
  };
  const { values, setValue } = form;
  const typed = z.safeParse(staySchema, values);
  // Dates as they were dropped are dragged again in a moment; what was typed is not.
  useUnsavedChanges(
    values.totalAmount !== booking.totalAmount ||
      values.checkinDate !== stay.checkinDate ||
      values.checkoutDate !== stay.checkoutDate,
  );
  const quote = useStayQuote(booking, values);
  const amount = useListPriceAmount(quote, (price) => setValue('totalAmount', price), false);
  const newPrice =
    quote.state === 'known'
      ? formatMoney(centsOfNumber(quote.answer.quote.total), booking.currency, currentLocale())
      : '…';
  const isHeldBack = quote.state !== 'known' || quote.answer.clash !== null;

  return (
    <DialogForm {...form.props} aria-label={t('Move this booking')}>
      <Compare>
        <caption>
          {booking.guestName} · {booking.reference}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Stay')}</th>
            <th scope="col">{t('Dates')}</th>
            <th scope="col">{t('Price')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('Now')}</th>
            <td>{stayAndNightsText(booking)}</td>
            <td>{amountText(booking)}</td>
          </tr>
          <tr>
            <th scope="row">{t('New{#masculine}')}</th>
            <td>{stayAndNightsText(values)}</td>
            <td>{newPrice}</td>
          </tr>
        </tbody>
      </Compare>
      <Pair>
        <StayDateFields form={form} />
      </Pair>
      <AmountField
        form={form}
        currency={booking.currency}
        amount={amount}
        quote={quote}
        hint={t('The agreed amount stays unless you change it.')}
      />
      <StayQuoteNote quote={quote} amount={values.totalAmount} showsClash onTake={amount.follow} />
      <StayChangeMail
        booking={booking}
        changes={typed.success ? changesOf(typed.data, false) : null}
        mail={mail}
        onMail={setMail}
      />
      {failure && (
        <Notice $tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <DialogActions>
        <Button type="button" $variant="secondary" onClick={() => leaveSafely(onClose)}>
          {t('Leave it where it was')}
        </Button>
        <WriteButton type="submit" disabled={update.isPending || isHeldBack}>
          {update.isPending ? t('Moving...') : t('Move booking')}
        </WriteButton>
      </DialogActions>
    </DialogForm>
  );
}

type MoveFields = Stay & { totalAmount: string };

const Compare = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.type.small};
  font-variant-numeric: tabular-nums;
  text-align: left;
  caption {
    margin-bottom: ${space(2)};
    font-size: 1rem;
    font-weight: 600;
    text-align: left;
  }
  th,
  td {
    padding: ${space(1.5)} ${space(2)} ${space(1.5)} 0;
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
    font-weight: 400;
  }
  thead th,
  tbody th {
    color: ${({ theme }) => theme.colors.slate};
  }
  thead th,
  thead td {
    border-top: 0;
  }
  td:last-child,
  th:last-child {
    padding-right: 0;
    text-align: right;
  }
  tbody tr:last-child td {
    font-weight: 600;
  }
`;
