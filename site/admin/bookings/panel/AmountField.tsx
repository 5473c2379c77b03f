import { Field, TextInput } from '../../../components/Field';
import type { Form } from '../../components/useForm';
import type { ListPriceAmount } from './useListPriceAmount';
import { t } from './texts.en';

type AmountForm = Pick<Form<{ totalAmount: string }>, 'issues' | 'control' | 'setValue'>;

/** What the guest is to pay; typing another amount ends following the list price. */
export function AmountField({
  form,
  currency,
  amount,
  hint,
}: {
  form: AmountForm;
  currency: string;
  amount: Pick<ListPriceAmount, 'release'>;
  hint?: string;
}) {
  return (
    <Field
      label={t('panel.amountCurrency', { currency })}
      error={form.issues.totalAmount}
      {...(hint !== undefined && { hint })}
    >
      {(control) => (
        <TextInput
          {...control}
          {...form.control('totalAmount')}
          onChange={(event) => {
            amount.release();
            form.setValue('totalAmount', event.target.value);
          }}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      )}
    </Field>
  );
}
