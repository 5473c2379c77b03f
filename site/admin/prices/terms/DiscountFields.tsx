import { LIMITS } from '@shared/contract/common';
import { MAX_DISCOUNTS } from '@shared/contract/prices/priceTermsInput';
import { FailureText } from '../../components/tabStyles';
import type { TermsFieldsProps } from './TermsDialog';
import type { DiscountsDraft } from './termsDraft';
import { AddItem } from '../AddItem';
import { TermsField, TermsGroup, TermsItem, TermsPair, TermsSelect } from './termsParts';
import { DISCOUNT_KIND_TEXTS } from './termsText';
import { translated } from '../../i18n/language';
import { t } from '../../i18n/t';

const THRESHOLDS = {
  lengthOfStay: 'Nights, at least',
  earlyBird: 'Days before arrival, at least',
  lastMinute: 'Days before arrival, at most',
} as const;

/** Discounts, as many as there are. */
export function DiscountFields({ draft, change, issues }: TermsFieldsProps<DiscountsDraft>) {
  const { discounts } = draft;
  const set = (index: number, part: Partial<DiscountsDraft['discounts'][number]>) =>
    change({
      discounts: discounts.map((each, place) => (place === index ? { ...each, ...part } : each)),
    });
  return (
    <TermsGroup>
      {discounts.map((discount, index) => (
        <TermsItem
          // The rows have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          label={t('discount {value}', { value: index + 1 })}
          onRemove={() => change({ discounts: discounts.toSpliced(index, 1) })}
        >
          <TermsPair>
            <TermsField
              label={t('Name')}
              name={`discounts.${index}.name`}
              value={discount.name}
              issues={issues}
              maxLength={LIMITS.name}
              onChange={(name) => set(index, { name })}
            />
            <TermsSelect
              label={t('For')}
              name={`discounts.${index}.kind`}
              value={discount.kind}
              options={DISCOUNT_KIND_TEXTS}
              onChange={(kind) => set(index, { kind })}
            />
          </TermsPair>
          <TermsPair>
            <TermsField
              label={t(THRESHOLDS[discount.kind])}
              name={`discounts.${index}.threshold`}
              value={discount.threshold}
              issues={issues}
              isNumber
              onChange={(threshold) => set(index, { threshold })}
            />
            <TermsField
              label={t('Discount (%)')}
              name={`discounts.${index}.percent`}
              value={discount.percent}
              issues={issues}
              isNumber
              onChange={(percent) => set(index, { percent })}
            />
          </TermsPair>
        </TermsItem>
      ))}
      {issues['discounts'] && (
        <FailureText role="alert">{translated(issues['discounts'])}</FailureText>
      )}
      {discounts.length < MAX_DISCOUNTS && (
        <AddItem onAdd={() => change({ discounts: [...discounts, NEW_DISCOUNT] })}>
          {t('Add discount')}
        </AddItem>
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
