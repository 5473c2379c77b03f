import type { Currency } from '@shared/domain/prices/money';
import { TextField } from '../../components/fields';
import type { Form } from '../../components/useForm';
import type { PaymentDraft } from './termsDraft';
import { TermsPair } from './termsParts';
import { t } from '../../i18n/t';

export function PaymentFields({
  form,
  currency,
}: {
  form: Form<PaymentDraft>;
  currency: Currency;
}) {
  return (
    <>
      <TermsPair>
        <TextField
          label={t('Deposit at the confirmation (%)')}
          {...form.field('depositPercent')}
          hint={t('If empty, guests see nothing about it')}
          isOptional
          inputMode="numeric"
        />
        <TextField
          label={t('The rest, days before arrival')}
          {...form.field('balanceDays')}
          hint={t('Empty: on arrival')}
          isOptional
          inputMode="numeric"
        />
      </TermsPair>
      <TextField
        label={t('Security deposit ({currency})', { currency })}
        {...form.field('securityDeposit')}
        hint={t('Given back after the stay, no part of the price. 0: none')}
        inputMode="decimal"
      />
    </>
  );
}
