import { addDays, isPlainDate } from '@shared/domain/date';
import { TextField } from './fields';
import type { Form } from './useForm';
import { t } from '../i18n/t';

type DatesForm = Pick<Form<{ checkinDate: string; checkoutDate: string }>, 'values' | 'field'>;
type GuestsForm = Pick<Form<{ guestCount: string }>, 'field'>;

export function StayDateFields({ form }: { form: DatesForm }) {
  const { checkinDate } = form.values;
  return (
    <>
      <TextField label={t('Check-in')} {...form.field('checkinDate')} type="date" required />
      <TextField
        label={t('Check-out')}
        {...form.field('checkoutDate')}
        type="date"
        required
        min={isPlainDate(checkinDate) ? addDays(checkinDate, 1) : undefined}
      />
    </>
  );
}

export function GuestCountField({ form }: { form: GuestsForm }) {
  return (
    <TextField
      label={t('Guests')}
      {...form.field('guestCount')}
      type="number"
      inputMode="numeric"
      min={1}
      required
    />
  );
}
