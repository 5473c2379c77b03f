import type { OwnerBookingInput } from '@shared/contract/bookings/ownerBooking';
import type { PlainDate } from '@shared/domain/date';
import { CURRENCIES, type Currency } from '@shared/domain/prices/money';
import { DEFAULT_LANGUAGE } from '@shared/i18n/languages';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { DialogActions } from '../../components/Dialog';
import { Field, Select, TextArea } from '../../components/Field';
import { TextField } from '../components/fields';
import { useCreateBooking } from '../../queries/calendar';
import { showToast } from '../../stores/toasts';
import { leaveSafely } from '../../stores/unsavedChanges';
import { Notice, Pair } from '../components/sectionStyles';
import { StayChoiceFields } from '../bookings/panel/StayChoiceFields';
import { changedChoices, NOTHING_CHOSEN } from '../bookings/panel/stayChoices';
import { StayQuoteNote } from '../bookings/panel/StayQuoteNote';
import { AmountField } from '../bookings/panel/AmountField';
import { useListPriceAmount } from '../bookings/panel/useListPriceAmount';
import { useStayQuote } from '../bookings/panel/useStayQuote';
import { failureText } from '../../api/failureText';
import { LanguageOptions } from '../components/LanguageOptions';
import { GuestCountField, StayDateFields } from '../components/StayDateFields';
import { useForm } from '../components/useForm';
import { useUnsavedChanges } from '../components/useUnsavedChanges';
import { WriteButton } from '../components/WriteButton';
import { bookingFormSchema } from './bookingFormSchema';
import { DialogForm } from './dialogStyles';
import { useFirstField } from './useFirstField';
import { stayAndNightsText } from '../components/dateRangeText';
import { t } from '../i18n/t';

/**
 * A booking that came by telephone or from friends. The list price fills the amount until the
 * owner types another.
 */
export function BookingForm({
  from,
  to,
  currency,
  onClose,
}: {
  /** Empty where no stay is proposed, as `to` is. */
  from: PlainDate;
  to: PlainDate;
  currency: Currency;
  onClose: () => void;
}) {
  const create = useCreateBooking();
  const [failure, setFailure] = useState<string | null>(null);
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const form = useForm({
    schema: bookingFormSchema,
    initial: {
      checkinDate: from,
      checkoutDate: to,
      guestCount: '2',
      totalAmount: '',
      guestName: '',
      guestEmail: '',
      guestPhone: '',
      notes: '',
      currency: currency,
      status: 'confirmed',
      language: DEFAULT_LANGUAGE,
    },
    onValid: (fields) => void handleSave(fields),
  });
  const handleSave = async (body: OwnerBookingInput) => {
    setFailure(null);
    try {
      const booking = await create.mutateAsync({
        ...body,
        ...choices,
        isListPrice: amount.isListPrice,
      });
      showToast({
        title: t('Booking entered'),
        description: `${booking.guestName}, ${stayAndNightsText(booking)}`,
      });
      onClose();
    } catch (error) {
      form.showIssuesOf(error);
      setFailure(failureText(error, t('The booking could not be saved.')));
    }
  };
  const { values, setValue } = form;
  const guestCount = Number(values.guestCount);
  const choices = changedChoices(NOTHING_CHOSEN, chosen, guestCount);
  const quote = useStayQuote(
    { id: null, currency: CURRENCIES.find((each) => each === values.currency) ?? currency },
    values,
    choices,
  );
  const amount = useListPriceAmount(quote, (price) => setValue('totalAmount', price), true);
  const hasClash = quote.state === 'known' && quote.answer.clash !== null;
  useFirstField(form.props.ref);
  useUnsavedChanges(
    [values.guestName, values.guestEmail, values.guestPhone, values.notes].join('') !== '',
  );
  const list = (name: 'currency' | 'status' | 'language') => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValue(name, event.target.value),
  });

  return (
    <DialogForm {...form.props} aria-label={t('New booking')}>
      <TextField label={t('Guest name')} {...form.field('guestName')} required />
      <Pair>
        <TextField label={t('Email')} {...form.field('guestEmail')} type="email" required />
        <TextField label={t('Phone')} isOptional {...form.field('guestPhone')} type="tel" />
      </Pair>
      <Field
        label={t('Language')}
        hint={t('Mails, offers and the guest’s page are in it.')}
        error={form.issues.language}
      >
        {(control) => (
          <Select {...control} {...list('language')}>
            <LanguageOptions />
          </Select>
        )}
      </Field>
      <Pair>
        <StayDateFields form={form} />
      </Pair>
      <Pair>
        <GuestCountField form={form} />
        <Field label={t('Status')} error={form.issues.status}>
          {(control) => (
            <Select {...control} {...list('status')}>
              <option value="confirmed">{t('Confirmed')}</option>
              <option value="pending">{t('Pending')}</option>
            </Select>
          )}
        </Field>
      </Pair>
      <StayChoiceFields guestCount={guestCount} chosen={chosen} onChange={setChosen} />
      <Pair>
        <AmountField form={form} currency={values.currency} amount={amount} quote={quote} />
        <Field label={t('Currency')} error={form.issues.currency}>
          {(control) => (
            <Select {...control} {...list('currency')}>
              {CURRENCIES.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          )}
        </Field>
      </Pair>
      <StayQuoteNote
        quote={quote}
        amount={values.totalAmount}
        showsClash={!create.isPending}
        onTake={amount.follow}
      />
      <Field
        label={t('Notes')}
        isOptional
        hint={t('Guests and housekeepers do not see them.')}
        error={form.issues.notes}
      >
        {(control) => (
          <TextArea
            {...control}
            name="notes"
            rows={2}
            value={values.notes}
            onChange={(event) => setValue('notes', event.target.value)}
          />
        )}
      </Field>
      {failure && (
        <Notice $tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <DialogActions>
        <Button type="button" $variant="secondary" onClick={() => leaveSafely(onClose)}>
          {t('Cancel')}
        </Button>
        <WriteButton type="submit" disabled={create.isPending || hasClash || amount.isAwaited}>
          {create.isPending ? t('Saving...') : t('Save booking')}
        </WriteButton>
      </DialogActions>
    </DialogForm>
  );
}
