import type { ExtraJson } from '@shared/contract/prices/priceTerms';
import { adultsFrom } from '@shared/domain/prices/touristTax';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiContext';
import { Choices } from '../../../components/Choices';
import { priceTermsQuery } from '../../../queries/publicReads';
import type { GuestChoices } from '../../../stores/enquiryDraft';
import { CheckboxField, SelectField } from '../../components/fields';
import { Pair } from '../../components/sectionStyles';
import { t } from '../../i18n/t';

export function StayChoiceFields({
  guestCount,
  chosen,
  onChange,
}: {
  guestCount: number;
  chosen: GuestChoices;
  onChange: (chosen: GuestChoices) => void;
}) {
  const { data: terms } = useQuery(priceTermsQuery(useApi()));
  if (!terms) return null;
  const { touristTax, fees } = terms;
  const asksChildren = guestCount > 1;
  const asksPets = fees.maxPets > 0;
  return (
    <>
      {(asksChildren || asksPets) && (
        <Pair>
          {asksChildren && (
            <CountField
              label={t('Children under {minimumAge}', { minimumAge: adultsFrom(touristTax) })}
              most={guestCount - 1}
              value={Math.min(chosen.children, guestCount - 1)}
              onChange={(children) => onChange({ ...chosen, children })}
            />
          )}
          {asksPets && (
            <CountField
              label={t('Pets')}
              most={Math.max(fees.maxPets, chosen.pets)}
              value={chosen.pets}
              onChange={(pets) => onChange({ ...chosen, pets })}
            />
          )}
        </Pair>
      )}
      {fees.extras.length > 0 && (
        <Choices>
          <legend>{t('Extras')}</legend>
          {fees.extras.map((extra) => (
            <ExtraField
              key={extra.id}
              extra={extra}
              quantity={chosen.extras[extra.id] ?? 0}
              onChange={(quantity) =>
                onChange({ ...chosen, extras: { ...chosen.extras, [extra.id]: quantity } })
              }
            />
          ))}
        </Choices>
      )}
    </>
  );
}

function ExtraField({
  extra: { name, per, maxQuantity },
  quantity,
  onChange,
}: {
  extra: ExtraJson;
  quantity: number;
  onChange: (quantity: number) => void;
}) {
  if (per === 'piece' && maxQuantity > 1) {
    return (
      <CountField
        label={name}
        most={maxQuantity}
        value={Math.min(quantity, maxQuantity)}
        onChange={onChange}
      />
    );
  }
  return (
    <CheckboxField
      label={name}
      value={quantity > 0}
      onValue={(isTaken) => onChange(isTaken ? 1 : 0)}
    />
  );
}

function CountField({
  label,
  most,
  value,
  onChange,
}: {
  label: string;
  most: number;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <SelectField
      label={label}
      value={String(value)}
      options={Array.from({ length: most + 1 }, (_, n) => [
        String(n),
        n === 0 ? t('None{#count}') : String(n),
      ])}
      onValue={(chosen) => onChange(Number(chosen))}
    />
  );
}
