import { LIMITS } from '@shared/contract/common';
import { MAX_EXTRAS } from '@shared/contract/prices/price';
import type { Currency } from '@shared/domain/prices/money';
import type { TermsFieldsProps } from './TermsDialog';
import type { FeesDraft } from './termsDraft';
import { AddItem } from '../AddItem';
import { TermsField, TermsGroup, TermsItem, TermsPair, TermsSelect } from './termsParts';
import { EXTRA_UNIT_TEXTS } from './termsText';
import { t } from '../texts.en';

const EXTRA_GUEST_TEXTS = {
  get stay() {
    return t('prices.perStay');
  },
  get night() {
    return t('prices.perNight');
  },
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
          label={t('prices.guestsIncluded')}
          name="fees.includedGuests"
          value={draft.includedGuests}
          issues={issues}
          hint={t('prices.inThePriceOf')}
          isNumber
          onChange={(includedGuests) => change({ includedGuests })}
        />
        <TermsSelect
          label={t('prices.furtherGuestsPayTheir')}
          name="fees.extraGuestPer"
          value={draft.extraGuestPer}
          options={EXTRA_GUEST_TEXTS}
          onChange={(extraGuestPer) => change({ extraGuestPer })}
        />
      </TermsPair>
      <TermsPair>
        <TermsField
          label={t('prices.petsAtMost')}
          name="fees.maxPets"
          value={draft.maxPets}
          issues={issues}
          hint={t('prices.zeroNoPets')}
          isNumber
          onChange={(maxPets) => change({ maxPets })}
        />
        <TermsField
          label={t('prices.feeForPetsCurrency', { currency })}
          name="fees.petFee"
          value={draft.petFee}
          issues={issues}
          isNumber="decimal"
          onChange={(petFee) => change({ petFee })}
        />
      </TermsPair>
      <TermsGroup>
        <legend>{t('prices.extras')}</legend>
        {extras.map((extra, index) => (
          <TermsItem
            key={extra.id ?? `new ${index}`}
            label={t('prices.extraNumber', { value: index + 1 })}
            onRemove={() => change({ extras: extras.toSpliced(index, 1) })}
          >
            <TermsField
              label={t('prices.name')}
              name={`fees.extras.${index}.name`}
              value={extra.name}
              issues={issues}
              maxLength={LIMITS.name}
              onChange={(name) => set(index, { name })}
            />
            <TermsPair>
              <TermsField
                label={t('prices.priceCurrency', { currency })}
                name={`fees.extras.${index}.price`}
                value={extra.price}
                issues={issues}
                isNumber="decimal"
                onChange={(price) => set(index, { price })}
              />
              <TermsSelect
                label={t('prices.charged')}
                name={`fees.extras.${index}.per`}
                value={extra.per}
                options={EXTRA_UNIT_TEXTS}
                onChange={(per) => set(index, { per })}
              />
            </TermsPair>
            {extra.per === 'piece' && (
              <TermsField
                label={t('prices.piecesAtMost')}
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
            {t('prices.addExtra')}
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
