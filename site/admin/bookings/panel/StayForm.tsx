import type { BookingJson } from '@shared/contract/bookings/booking';
import type { BookingUpdateInput } from '@shared/contract/bookings/ownerBooking';
import type { StayChoices } from '@shared/contract/prices/price';
import { parseCents } from '@shared/domain/prices/money';
import { isOver, type Stay } from '@shared/domain/bookings/stayRules';
import { useState } from 'react';
import * as z from 'zod/mini';
import { GuestCountField, StayDateFields } from '../../components/StayDateFields';
import { useToday } from '../../components/useToday';
import { useForm } from '../../components/useForm';
import { useUnsavedChanges } from '../../components/useUnsavedChanges';
import { amountText } from '../bookingText';
import { StayChangeMail, useStayChangeMail, withMail } from '../StayChangeMail';
import { Notice, Pair, PanelForm } from '../../components/sectionStyles';
import { StayChoiceFields } from './StayChoiceFields';
import { changedChoices, chosenOf } from './stayChoices';
import { StayQuoteNote } from './StayQuoteNote';
import { staySchema } from './staySchema';
import { useBookingSave } from './useBookingSave';
import { AmountField } from './AmountField';
import { useListPriceAmount } from './useListPriceAmount';
import { useStayQuote } from './useStayQuote';
import { stayText } from '../../components/dateRangeText';
import { PanelFoot } from '../../components/PanelFoot';
import { t } from '../../i18n/t';

/**
 * Shows price and clashes before anything is saved.
 * @param dates initial dates; `null` for the booking's own
 */
export function StayForm({
  booking,
  dates,
  onClose,
}: {
  booking: BookingJson;
  dates: Stay | null;
  onClose: () => void;
}) {
  /** As of when the form was opened. */
  const [base] = useState(booking);
  const { mail, setMail } = useStayChangeMail(base);
  const [chosen, setChosen] = useState(() => chosenOf(base));
  const form = useForm({
    schema: staySchema,
    initial: {
      checkinDate: (dates ?? base).checkinDate,
      checkoutDate: (dates ?? base).checkoutDate,
      guestCount: String(base.guestCount),
      totalAmount: base.totalAmount,
    },
    onValid: (fields) => void handleSave(fields),
  });
  const { attempt, save } = useBookingSave(form);
  const handleSave = async (fields: StayFields) => {
    const changes = changesOf(booking, fields, choices, amount.isListPrice);
    if (Object.keys(changes).length === 0 || (await save(booking, withMail(changes, mail)))) {
      onClose();
    }
  };
  const { values, setValue } = form;
  const typed = z.safeParse(staySchema, values);
  const today = useToday();
  const isMoved =
    values.checkinDate !== booking.checkinDate || values.checkoutDate !== booking.checkoutDate;
  const isPriced = isMoved || !isOver(booking, today);
  const guestCount = Number(values.guestCount);
  const choices = isPriced ? changedChoices(chosenOf(base), chosen, guestCount) : {};
  const quote = useStayQuote(booking, isPriced ? values : null, choices);
  const amount = useListPriceAmount(quote, (price) => setValue('totalAmount', price), false);
  const hasClash = isMoved && quote.state === 'known' && quote.answer.clash !== null;
  const isHeldBack =
    hasClash || quote.state === 'checking' || (quote.state === 'failed' && quote.isRefused);
  useUnsavedChanges(
    values.checkinDate !== base.checkinDate ||
      values.checkoutDate !== base.checkoutDate ||
      values.guestCount !== String(base.guestCount) ||
      values.totalAmount !== base.totalAmount ||
      Object.keys(choices).length > 0,
  );

  return (
    <PanelForm {...form.props} aria-label={t('Change dates and price')}>
      {isChangedElsewhere(base, booking) && (
        <Notice $tone="warning">
          {t(
            'Changed in another window meanwhile: {stay}, {guests} {guests|guest|guests}, {amount}. Saving replaces that.',
            {
              stay: stayText(booking),
              guests: booking.guestCount,
              amount: amountText(booking),
            },
          )}
        </Notice>
      )}
      <Pair>
        <StayDateFields form={form} />
      </Pair>
      <Pair>
        <GuestCountField form={form} />
        <AmountField form={form} currency={booking.currency} amount={amount} quote={quote} />
      </Pair>
      {isPriced && (
        <StayChoiceFields guestCount={guestCount} chosen={chosen} onChange={setChosen} />
      )}
      <StayQuoteNote
        quote={quote}
        amount={values.totalAmount}
        showsClash={isMoved}
        onTake={amount.follow}
      />
      <StayChangeMail
        booking={booking}
        changes={typed.success ? changesOf(booking, typed.data, choices, false) : null}
        mail={mail}
        onMail={setMail}
      />
      <PanelFoot
        attempt={attempt}
        isHeldBack={isHeldBack}
        submit={t('Save changes')}
        onCancel={onClose}
      />
    </PanelForm>
  );
}

type StayFields = {
  checkinDate: string;
  checkoutDate: string;
  guestCount: number;
  totalAmount: string;
};

function changesOf(
  booking: BookingJson,
  fields: StayFields,
  choices: StayChoices,
  isListPrice: boolean,
): BookingUpdateInput {
  const { checkinDate, checkoutDate, guestCount, totalAmount } = fields;
  const isMoved = checkinDate !== booking.checkinDate || checkoutDate !== booking.checkoutDate;
  return {
    ...(isMoved && { checkinDate, checkoutDate }),
    ...(guestCount !== booking.guestCount && { guestCount }),
    ...choices,
    ...((isListPrice || parseCents(totalAmount) !== parseCents(booking.totalAmount)) && {
      totalAmount,
      ...(isListPrice && { isListPrice }),
    }),
  };
}

function isChangedElsewhere(base: BookingJson, now: BookingJson): boolean {
  return (
    base.checkinDate !== now.checkinDate ||
    base.checkoutDate !== now.checkoutDate ||
    base.guestCount !== now.guestCount ||
    base.totalAmount !== now.totalAmount
  );
}
