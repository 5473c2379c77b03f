import { ownerBookingSchema, type OwnerBookingInput } from '@shared/contract/bookings/ownerBooking';
import { line, LIMITS, optionalEmail, text } from '@shared/contract/common';
import type { PlainDate } from '@shared/domain/date';
import { CURRENCIES, type Currency } from '@shared/domain/prices/money';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@shared/i18n/languages';
import { useState } from 'react';
import * as z from 'zod/mini';
import { SelectField, TextAreaField, TextField } from '../components/fields';
import { useCreateBooking } from '../../queries/calendar';
import { showToast } from '../../stores/toasts';
import { leaveSafely } from '../../stores/unsavedChanges';
import { Pair } from '../components/sectionStyles';
import { StayChoiceFields } from '../bookings/panel/StayChoiceFields';
import { changedChoices, NOTHING_CHOSEN } from '../bookings/panel/stayChoices';
import { staySchema } from '../bookings/panel/staySchema';
import { StayQuoteNote } from '../bookings/panel/StayQuoteNote';
import { AmountField } from '../bookings/panel/AmountField';
import { useListPriceAmount } from '../bookings/panel/useListPriceAmount';
import { useStayQuote } from '../bookings/panel/useStayQuote';
import { FormInDialog } from '../components/FormDialog';
import { languageOptions } from '../components/inLanguage';
import { GuestCountField, StayDateFields } from '../components/StayDateFields';
import { useAttempt } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { useFirstField } from './useFirstField';
import { stayAndNightsText } from '../components/dateRangeText';
import { t } from '../i18n/t';

const { guestName, currency, status } = ownerBookingSchema.shape;

const schema = z.object({
  ...staySchema.shape,
  guestName,
  guestEmail: optionalEmail('Please enter a valid email address'),
  guestPhone: line(LIMITS.phone),
  notes: text(LIMITS.longText),
  currency,
  status,
  language: z.enum(LANGUAGE_CODES),
});

/** A booking that the owner enters. The list price fills the amount until the owner types another. */
export function BookingForm({
  from,
  to,
  currency,
  onClose,
}: {
  /** Empty if no stay is proposed, like `to`. */
  from: PlainDate;
  to: PlainDate;
  currency: Currency;
  onClose: () => void;
}) {
  const create = useCreateBooking();
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const form = useForm({
    schema,
    initial: {
      checkinDate: from,
      checkoutDate: to,
      guestCount: '2',
      totalAmount: '',
      guestName: '',
      guestEmail: '',
      guestPhone: '',
      notes: '',
      currency,
      status: 'confirmed',
      language: DEFAULT_LANGUAGE,
    },
    onValid: (fields: OwnerBookingInput) =>
      void attempt.run(async () => {
        const { isListPrice } = amount;
        const booking = await create.mutateAsync({ ...fields, ...choices, isListPrice });
        showToast({
          title: t('Booking entered'),
          description: `${booking.guestName}, ${stayAndNightsText(booking)}`,
        });
        onClose();
      }),
  });
  const attempt = useAttempt({ failed: 'The booking could not be saved.' }, { form });
  const { values, setValue } = form;
  const guestCount = Number(values.guestCount);
  const choices = changedChoices(NOTHING_CHOSEN, chosen, guestCount);
  const quote = useStayQuote({ id: null, currency: values.currency }, values, choices);
  const amount = useListPriceAmount(quote, (price) => setValue('totalAmount', price), true);
  const hasClash = quote.state === 'known' && quote.answer.clash !== null;
  useFirstField(form.props.ref);
  useUnsavedChanges(
    [values.guestName, values.guestEmail, values.guestPhone, values.notes].join('') !== '',
  );

  return (
    <FormInDialog
      label={t('New booking')}
      form={form}
      attempt={attempt}
      submit={t('Save booking')}
      busy={t('Saving...')}
      isHeldBack={hasClash || amount.isAwaited}
      onCancel={() => leaveSafely(onClose)}
    >
      <TextField label={t('Guest name')} {...form.field('guestName')} required />
      <Pair>
        <TextField
          label={t('Email')}
          isOptional
          hint={
            values.guestEmail === ''
              ? t('No mail will be sent: there is no email address.')
              : undefined
          }
          {...form.field('guestEmail')}
          type="email"
        />
        <TextField label={t('Phone')} isOptional {...form.field('guestPhone')} type="tel" />
      </Pair>
      <SelectField
        label={t('Language')}
        hint={t('Mails, offers and the guest’s page are in it.')}
        {...form.field('language')}
        options={languageOptions()}
      />
      <Pair>
        <StayDateFields form={form} />
      </Pair>
      <Pair>
        <GuestCountField form={form} />
        <SelectField
          label={t('Status')}
          {...form.field('status')}
          options={[
            ['confirmed', t('Confirmed')],
            ['pending', t('Pending')],
          ]}
        />
      </Pair>
      <StayChoiceFields guestCount={guestCount} chosen={chosen} onChange={setChosen} />
      <Pair>
        <AmountField form={form} currency={values.currency} amount={amount} quote={quote} />
        <SelectField
          label={t('Currency')}
          {...form.field('currency')}
          options={CURRENCIES.map((each) => [each, each])}
        />
      </Pair>
      <StayQuoteNote
        quote={quote}
        amount={values.totalAmount}
        showsClash={!attempt.isBusy}
        onTake={amount.follow}
      />
      <TextAreaField
        label={t('Notes')}
        isOptional
        hint={t('Guests and housekeepers do not see them.')}
        {...form.field('notes')}
        rows={2}
      />
    </FormInDialog>
  );
}
