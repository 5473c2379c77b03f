import type { PriceTermsJson } from '@shared/contract/prices/priceTerms';
import { Field, Select } from '../../components/Field';
import type { GuestChoices } from '../../stores/enquiryDraft';
import { useText } from '../PageContext';

export function PartyFields({
  terms: { touristTax, fees },
  guestCount,
  choices,
  onChange,
}: {
  terms: PriceTermsJson;
  guestCount: number;
  choices: GuestChoices;
  onChange: (changes: Partial<GuestChoices>) => void;
}) {
  const t = useText();
  const asksChildren = touristTax.isOn && touristTax.minimumAge > 0 && guestCount > 1;
  return (
    <>
      {asksChildren && (
        <Field
          label={t('party.children', { age: touristTax.minimumAge })}
          hint={t('party.childrenHint')}
        >
          {(props) => (
            <Select
              {...props}
              value={Math.min(choices.children, guestCount - 1)}
              onChange={({ target }) => onChange({ children: Number(target.value) })}
            >
              {options(guestCount - 1, t('party.noChildren'), (n) => t('party.childCount', { n }))}
            </Select>
          )}
        </Field>
      )}
      {fees.maxPets > 0 && (
        <Field label={t('party.pets')}>
          {(props) => (
            <Select
              {...props}
              value={Math.min(choices.pets, fees.maxPets)}
              onChange={({ target }) => onChange({ pets: Number(target.value) })}
            >
              {options(fees.maxPets, t('party.noPets'), (n) => t('party.petCount', { n }))}
            </Select>
          )}
        </Field>
      )}
    </>
  );
}

function options(most: number, none: string, textOf: (n: number) => string) {
  return Array.from({ length: most + 1 }, (_, n) => (
    <option key={n} value={n}>
      {n === 0 ? none : textOf(n)}
    </option>
  ));
}
