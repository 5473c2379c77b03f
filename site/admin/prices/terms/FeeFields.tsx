import { LIMITS } from '@shared/contract/common';
import { MAX_EXTRAS } from '@shared/contract/prices/price';
import type { Currency } from '@shared/domain/prices/money';
import { Button } from '../../../components/Button';
import type { TermsFieldsProps } from './TermsDialog';
import type { FeesDraft } from './termsDraft';
import { TermsField, TermsGroup, TermsItem, TermsPair, TermsSelect } from './termsParts';
import { EXTRA_UNIT_TEXTS } from './termsText';

const EXTRA_GUEST_TEXTS = { stay: 'per stay', night: 'per night' } as const;

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
          label="Guests included"
          name="fees.includedGuests"
          value={draft.includedGuests}
          issues={issues}
          hint="In the price of the nights"
          isNumber
          onChange={(includedGuests) => change({ includedGuests })}
        />
        <TermsSelect
          label="Further guests pay their fee"
          name="fees.extraGuestPer"
          value={draft.extraGuestPer}
          options={EXTRA_GUEST_TEXTS}
          onChange={(extraGuestPer) => change({ extraGuestPer })}
        />
      </TermsPair>
      <TermsPair>
        <TermsField
          label="Pets, at most"
          name="fees.maxPets"
          value={draft.maxPets}
          issues={issues}
          hint="0: no pets"
          isNumber
          onChange={(maxPets) => change({ maxPets })}
        />
        <TermsField
          label={`Fee for pets (${currency} per stay)`}
          name="fees.petFee"
          value={draft.petFee}
          issues={issues}
          isNumber="decimal"
          onChange={(petFee) => change({ petFee })}
        />
      </TermsPair>
      <TermsGroup>
        <legend>Extras</legend>
        {extras.map((extra, index) => (
          <TermsItem
            key={extra.id ?? `new ${index}`}
            label={`extra ${index + 1}`}
            onRemove={() => change({ extras: extras.toSpliced(index, 1) })}
          >
            <TermsField
              label="Name"
              name={`fees.extras.${index}.name`}
              value={extra.name}
              issues={issues}
              maxLength={LIMITS.name}
              onChange={(name) => set(index, { name })}
            />
            <TermsPair>
              <TermsField
                label={`Price (${currency})`}
                name={`fees.extras.${index}.price`}
                value={extra.price}
                issues={issues}
                isNumber="decimal"
                onChange={(price) => set(index, { price })}
              />
              <TermsSelect
                label="Charged"
                name={`fees.extras.${index}.per`}
                value={extra.per}
                options={EXTRA_UNIT_TEXTS}
                onChange={(per) => set(index, { per })}
              />
            </TermsPair>
            {extra.per === 'piece' && (
              <TermsField
                label="Pieces, at most"
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
          <Button
            type="button"
            $variant="secondary"
            $size="small"
            onClick={() => change({ extras: [...extras, NEW_EXTRA] })}
          >
            Add extra
          </Button>
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
