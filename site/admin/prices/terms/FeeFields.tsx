import { LIMITS } from '@shared/contract/common';
import { MAX_EXTRAS } from '@shared/contract/prices/price';
import type { Currency } from '@shared/domain/prices/money';
import type { TermsFieldsProps } from './TermsDialog';
import type { FeesDraft } from './termsDraft';
import { AddItem } from '../AddItem';
import { TermsField, TermsGroup, TermsItem, TermsPair, TermsSelect } from './termsParts';
import { EXTRA_UNIT_TEXTS } from './termsText';
import { t } from '../../i18n/t';

const EXTRA_GUEST_TEXTS = {
  stay: 'per stay',
  night: 'per night',
} as const;

/** Guests, pets, and the extras that guests may tick. */
export function FeeFields({
  draft,
  change,
  issues,
  currency,
}: TermsFieldsProps<FeesDraft> & { currency: Currency }) {
  const { extras } = draft;
  const set = (index: number, part: Partial<FeesDraft['extras'][number]>) =>
    change({
      extras: extras.map((each, place) => (place === index ? { ...each, ...part } : each)),
    });
  return (
    <>
      <TermsPair>
        <TermsField
          label={t('Guests included')}
          name="fees.includedGuests"
          value={draft.includedGuests}
          issues={issues}
          hint={t('In the price of the nights')}
          isNumber
          onChange={(includedGuests) => change({ includedGuests })}
        />
        <TermsSelect
          label={t('Further guests pay their fee')}
          name="fees.extraGuestPer"
          value={draft.extraGuestPer}
          options={EXTRA_GUEST_TEXTS}
          onChange={(extraGuestPer) => change({ extraGuestPer })}
        />
      </TermsPair>
      <TermsPair>
        <TermsField
          label={t('Pets, at most')}
          name="fees.maxPets"
          value={draft.maxPets}
          issues={issues}
          hint={t('0: no pets')}
          isNumber
          onChange={(maxPets) => change({ maxPets })}
        />
        <TermsField
          label={t('Fee for pets ({currency} per stay)', { currency })}
          name="fees.petFee"
          value={draft.petFee}
          issues={issues}
          isNumber="decimal"
          onChange={(petFee) => change({ petFee })}
        />
      </TermsPair>
      <TermsGroup>
        <legend>{t('Extras')}</legend>
        {extras.map((extra, index) => (
          <TermsItem
            key={extra.id ?? `new ${index}`}
            label={t('extra {value}', { value: index + 1 })}
            onRemove={() => change({ extras: extras.toSpliced(index, 1) })}
          >
            <TermsField
              label={t('Name')}
              name={`fees.extras.${index}.name`}
              value={extra.name}
              issues={issues}
              maxLength={LIMITS.name}
              onChange={(name) => set(index, { name })}
            />
            <TermsPair>
              <TermsField
                label={t('Price ({currency})', { currency })}
                name={`fees.extras.${index}.price`}
                value={extra.price}
                issues={issues}
                isNumber="decimal"
                onChange={(price) => set(index, { price })}
              />
              <TermsSelect
                label={t('Charged')}
                name={`fees.extras.${index}.per`}
                value={extra.per}
                options={EXTRA_UNIT_TEXTS}
                onChange={(per) => set(index, { per })}
              />
            </TermsPair>
            {extra.per === 'piece' && (
              <TermsField
                label={t('Pieces, at most')}
                name={`fees.extras.${index}.maxQuantity`}
                value={extra.maxQuantity}
                issues={issues}
                isNumber
                onChange={(maxQuantity) => set(index, { maxQuantity })}
              />
            )}
          </TermsItem>
        ))}
        {extras.length < MAX_EXTRAS && (
          <AddItem onAdd={() => change({ extras: [...extras, NEW_EXTRA] })}>
            {t('Add extra')}
          </AddItem>
        )}
      </TermsGroup>
    </>
  );
}

const NEW_EXTRA: FeesDraft['extras'][number] = {
  name: '',
  price: '',
  per: 'stay',
  maxQuantity: '1',
};
