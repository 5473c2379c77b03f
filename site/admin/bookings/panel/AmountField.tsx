import type { QuoteJson } from '@shared/contract/prices/price';
import { centsOfNumber } from '@shared/domain/prices/money';
import { TextField } from '../../components/fields';
import type { Form } from '../../components/useForm';
import { differenceText } from './Bill';
import type { ListPriceAmount } from './useListPriceAmount';
import { centsOrNull } from './StayQuoteNote';
import type { StayQuote } from './useStayQuote';
import { t } from '../../i18n/t';

type AmountForm = Pick<Form<{ totalAmount: string }>, 'field' | 'values'>;

/** Typing an amount stops following the list price. */
export function AmountField({
  form,
  currency,
  amount,
  quote,
  hint,
}: {
  form: AmountForm;
  currency: string;
  amount: Pick<ListPriceAmount, 'release'>;
  quote: StayQuote;
  hint?: string;
}) {
  const field = form.field('totalAmount');
  const difference = quote.state === 'known' ? differenceFrom(quote.answer.quote, form) : null;
  const hints = [difference, hint].filter(Boolean).join('. ');
  return (
    <TextField
      label={t('Amount ({currency})', { currency })}
      {...(hints && { hint: hints })}
      {...field}
      onValue={(value) => {
        amount.release();
        field.onValue(value);
      }}
      inputMode="decimal"
      required
    />
  );
}

/** `€774 above the list price`; `null` if it is the same or invalid. */
function differenceFrom({ total, currency }: QuoteJson, { values }: AmountForm): string | null {
  const cents = centsOrNull(values.totalAmount);
  const listCents = centsOfNumber(total);
  if (cents === null || cents === listCents) return null;
  return differenceText(cents - listCents, currency);
}
