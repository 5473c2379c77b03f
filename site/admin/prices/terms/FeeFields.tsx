import { LIMITS } from '@shared/contract/common';
import { MAX_EXTRAS } from '@shared/contract/prices/price';
import type { Currency } from '@shared/domain/prices/money';
import { SelectField, TextField } from '../../components/fields';
import type { Form } from '../../components/useForm';
import type { FeesDraft } from './termsDraft';
import { OwnNamesField } from '../../components/OwnNamesField';
import { AddItem } from '../AddItem';
import { optionsOf, TermsGroup, TermsItem, TermsPair } from './termsParts';
import { EXTRA_UNIT_TEXTS } from './termsText';
import { t } from '../../i18n/t';

const EXTRA_GUEST_TEXTS = {
  stay: 'per stay',
  night: 'per night',
} as const;

export function FeeFields({ form, currency }: { form: Form<FeesDraft>; currency: Currency }) {
  const extras = form.list('extras');
  return (
    <>
      <TermsPair>
        <TextField
          label={t('Guests included')}
          {...form.field('includedGuests')}
          hint={t('In the price of the nights')}
          inputMode="numeric"
        />
        <SelectField
          label={t('Further guests pay their fee')}
          {...form.field('extraGuestPer')}
          options={optionsOf(EXTRA_GUEST_TEXTS)}
        />
      </TermsPair>
      <TermsPair>
        <TextField
          label={t('Pets, at most')}
          {...form.field('maxPets')}
          hint={t('0: no pets')}
          inputMode="numeric"
        />
        <TextField
          label={t('Fee for pets ({currency} per stay)', { currency })}
          {...form.field('petFee')}
          inputMode="decimal"
        />
      </TermsPair>
      <TermsGroup>
        <legend>{t('Extras')}</legend>
        {extras.items.map((extra, index) => (
          <TermsItem
            key={extra.id ?? `new ${index}`}
            label={t('extra {value}', { value: index + 1 })}
            onRemove={() => extras.remove(index)}
          >
            <TextField
              label={t('Name (English)')}
              {...extras.field(index, 'name')}
              maxLength={LIMITS.name}
            />
            <OwnNamesField
              label={t('Names in other languages')}
              {...extras.field(index, 'names')}
              maxLength={LIMITS.name}
            />
            <TermsPair>
              <TextField
                label={t('Price ({currency})', { currency })}
                {...extras.field(index, 'price')}
                inputMode="decimal"
              />
              <SelectField
                label={t('Charged')}
                {...extras.field(index, 'per')}
                options={optionsOf(EXTRA_UNIT_TEXTS)}
              />
            </TermsPair>
            {extra.per === 'piece' && (
              <TextField
                label={t('Pieces, at most')}
                {...extras.field(index, 'maxQuantity')}
                inputMode="numeric"
              />
            )}
          </TermsItem>
        ))}
        {extras.items.length < MAX_EXTRAS && (
          <AddItem onAdd={() => extras.add(NEW_EXTRA)}>{t('Add extra')}</AddItem>
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
