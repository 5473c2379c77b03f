import { LIMITS } from '@shared/contract/common';
import { MAX_DISCOUNTS } from '@shared/contract/prices/priceTermsInput';
import { FailureText } from '../../components/tabStyles';
import { SelectField, TextField } from '../../components/fields';
import type { Form } from '../../components/useForm';
import type { DiscountsDraft } from './termsDraft';
import { OwnNamesField } from '../../components/OwnNamesField';
import { AddItem } from '../AddItem';
import { optionsOf, TermsGroup, TermsItem, TermsPair } from './termsParts';
import { DISCOUNT_KIND_TEXTS } from './termsText';
import { ruleTexts, translated } from '../../i18n/language';
import { t } from '../../i18n/t';

const THRESHOLDS = {
  lengthOfStay: 'Nights, at least',
  earlyBird: 'Days before arrival, at least',
  lastMinute: 'Days before arrival, at most',
} as const;

export function DiscountFields({ form }: { form: Form<DiscountsDraft> }) {
  const discounts = form.list('discounts');
  return (
    <TermsGroup>
      {discounts.items.map((discount, index) => (
        <TermsItem
          // Discounts have no id.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          label={t('discount {value}', { value: index + 1 })}
          onRemove={() => discounts.remove(index)}
        >
          <TermsPair>
            <TextField
              label={t('Name (English)')}
              {...discounts.field(index, 'name')}
              hint={t('If empty, guests read “{name}” in their language', {
                name: ruleTexts()[`bill.${discount.kind}`],
              })}
              isOptional
              maxLength={LIMITS.name}
            />
            <SelectField
              label={t('For')}
              {...discounts.field(index, 'kind')}
              // The number of another kind means something else.
              onValue={(kind) => discounts.change(index, { ...discount, kind, threshold: '' })}
              options={optionsOf(DISCOUNT_KIND_TEXTS)}
            />
          </TermsPair>
          {discount.name.trim() !== '' && (
            <OwnNamesField
              label={t('Names in other languages')}
              {...discounts.field(index, 'names')}
              maxLength={LIMITS.name}
            />
          )}
          <TermsPair>
            <TextField
              label={t(THRESHOLDS[discount.kind])}
              {...discounts.field(index, 'threshold')}
              inputMode="numeric"
            />
            <TextField
              label={t('Discount (%)')}
              {...discounts.field(index, 'percent')}
              inputMode="numeric"
            />
          </TermsPair>
        </TermsItem>
      ))}
      {discounts.error && <FailureText role="alert">{translated(discounts.error)}</FailureText>}
      {discounts.items.length < MAX_DISCOUNTS && (
        <AddItem onAdd={() => discounts.add(NEW_DISCOUNT)}>{t('Add discount')}</AddItem>
      )}
    </TermsGroup>
  );
}

const NEW_DISCOUNT: DiscountsDraft['discounts'][number] = {
  name: '',
  kind: 'lengthOfStay',
  threshold: '7',
  percent: '',
};
