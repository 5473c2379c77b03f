import { addDays, isPlainDate } from '@shared/domain/date';
import { Field, TextInput } from '../../components/Field';
import type { Form } from './useForm';
import { t } from '../i18n/t';

type DatesForm = Pick<
  Form<{ checkinDate: string; checkoutDate: string }>,
  'values' | 'issues' | 'control'
>;
type GuestsForm = Pick<Form<{ guestCount: string }>, 'issues' | 'control'>;

/** Check-in and check-out of a form, side by side where the form puts them so. */
export function StayDateFields({ form }: { form: DatesForm }) {
  const { checkinDate } = form.values;
  return (
    <>
      <Field label={t('Check-in')} error={form.issues.checkinDate}>
        {(control) => (
          <TextInput {...control} {...form.control('checkinDate')} type="date" required />
        )}
      </Field>
      <Field label={t('Check-out')} error={form.issues.checkoutDate}>
        {(control) => (
          <TextInput
            {...control}
            {...form.control('checkoutDate')}
            type="date"
            required
            min={isPlainDate(checkinDate) ? addDays(checkinDate, 1) : undefined}
          />
        )}
      </Field>
    </>
  );
}

/** How many come. */
export function GuestCountField({ form }: { form: GuestsForm }) {
  return (
    <Field label={t('Guests')} error={form.issues.guestCount}>
      {(control) => (
        <TextInput
          {...control}
          {...form.control('guestCount')}
          type="number"
          inputMode="numeric"
          min={1}
          required
        />
      )}
    </Field>
  );
}
