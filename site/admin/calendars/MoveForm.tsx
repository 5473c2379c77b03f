import type { BookingBrief, BookingUpdateInput } from '@shared/contract/bookings/ownerBooking';
import { centsOfNumber, parseCents } from '@shared/domain/prices/money';
import type { Stay } from '@shared/domain/bookings/stayRules';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { useUndoBookingChange, useUpdateBooking } from '../../queries/bookings';
import { leaveSafely } from '../../stores/unsavedChanges';
import { amountText } from '../bookings/bookingText';
import { FormInDialog } from '../components/FormDialog';
import { Pair } from '../components/sectionStyles';
import { StayChangeMail, useStayChangeMail, withMail } from '../bookings/StayChangeMail';
import { staySchema } from '../bookings/panel/staySchema';
import { StayQuoteNote } from '../bookings/panel/StayQuoteNote';
import { AmountField } from '../bookings/panel/AmountField';
import { useListPriceAmount } from '../bookings/panel/useListPriceAmount';
import { useStayQuote } from '../bookings/panel/useStayQuote';
import { StayDateFields } from '../components/StayDateFields';
import { showUndoable } from '../components/showUndoable';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { stayAndNightsText } from '../components/dateRangeText';
import { MoneyTable } from '../components/MoneyTable';
import { t } from '../i18n/t';
import { centsText } from '../components/formats';

export function MoveForm({
  booking,
  stay,
  onClose,
}: {
  booking: BookingBrief;
  stay: Stay;
  onClose: () => void;
}) {
  // Until the refetch, the bar would be at its old dates and could be dragged with stale data.
  const update = useUpdateBooking({ waitsForRefresh: true });
  const undoing = useUndoBookingChange();
  const { mail, setMail } = useStayChangeMail(booking);
  const form = useForm({
    schema: staySchema,
    initial: {
      checkinDate: stay.checkinDate,
      checkoutDate: stay.checkoutDate,
      guestCount: String(booking.guestCount),
      totalAmount: booking.totalAmount,
    },
    onValid: (fields) =>
      void attempt.run(async () => {
        const changes = withMail(changesOf(fields, amount.isListPrice), mail);
        const { undo } = await update.mutateAsync({
          booking,
          changes: { ...changes, isUndoable: true },
        });
        showUndoable(
          {
            title: t('Booking moved'),
            description: `${booking.guestName}: ${stayAndNightsText(fields)}`,
          },
          undo === undefined ? null : () => undoing.mutateAsync(undo),
        );
        onClose();
      }),
  });
  const attempt = useAttempt({ failed: 'The booking could not be moved.' }, { form });
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
  const { values, setValue } = form;
  const typed = z.safeParse(staySchema, values);
  // Dropped dates are quickly dragged again, so only typed changes count.
  useUnsavedChanges(
    values.totalAmount !== booking.totalAmount ||
      values.checkinDate !== stay.checkinDate ||
      values.checkoutDate !== stay.checkoutDate,
  );
  const quote = useStayQuote(booking, values);
  const amount = useListPriceAmount(quote, (price) => setValue('totalAmount', price), false);
  const newPrice =
    quote.state === 'known'
      ? centsText(centsOfNumber(quote.answer.quote.total), booking.currency)
      : '…';
  const isHeldBack = quote.state !== 'known' || quote.answer.clash !== null;

  return (
    <FormInDialog
      label={t('Move this booking')}
      form={form}
      attempt={attempt}
      cancel={t('Leave it where it was')}
      submit={t('Move booking')}
      busy={t('Moving...')}
      isHeldBack={isHeldBack}
      onCancel={() => leaveSafely(onClose)}
    >
      <Compare>
        <caption>{`${booking.guestName} · ${booking.reference}`}</caption>
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
    </FormInDialog>
  );
}

type MoveFields = Stay & { totalAmount: string };

const Compare = styled(MoneyTable)`
  tbody tr:last-child td {
    font-weight: 600;
  }
`;
