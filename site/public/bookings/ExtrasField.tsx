import type { ExtraJson } from '@shared/contract/prices/priceTerms';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { convert, parseCents } from '@shared/domain/prices/money';
import { nameFor } from '@shared/i18n/ownNames';
import { useId } from 'react';
import styled from 'styled-components';
import { Select } from '../../components/Field';
import { useCurrency } from '../../stores/currency';
import { space } from '../../styles/theme';
import { usePage, useText } from '../PageContext';
import { ratesOf } from './hoverPrice';

/** The extras that the guest can add to the stay. @param chosen quantities by the extra's id */
export function ExtrasField({
  extras,
  settings,
  chosen,
  onChange,
}: {
  extras: readonly ExtraJson[];
  settings: VillaSettings;
  chosen: Readonly<Record<string, number>>;
  onChange: (chosen: Readonly<Record<string, number>>) => void;
}) {
  const t = useText();
  return (
    <Group>
      <legend>{t('extras.title')}</legend>
      {extras.map((extra) => (
        <ExtraRow
          key={extra.id}
          extra={extra}
          settings={settings}
          quantity={chosen[extra.id] ?? 0}
          onChange={(quantity) => onChange({ ...chosen, [extra.id]: quantity })}
        />
      ))}
    </Group>
  );
}

function ExtraRow({
  extra: { price, per, maxQuantity, ...named },
  settings,
  quantity,
  onChange,
}: {
  extra: ExtraJson;
  settings: VillaSettings;
  quantity: number;
  onChange: (quantity: number) => void;
}) {
  const { t, money, language } = usePage();
  const id = useId();
  const currency = useCurrency((state) => state.currency);
  const cents = convert(parseCents(price), settings.baseCurrency, currency, ratesOf(settings));
  const priceText =
    cents === 0 ? t('extras.free') : t(`extras.per.${per}`, { price: money(cents, currency) });
  const isCounted = per === 'piece' && maxQuantity > 1;
  return (
    <Row>
      <label htmlFor={id}>
        <span>{nameFor(named, language)}</span>
        <small>{priceText}</small>
      </label>
      {isCounted ? (
        <Quantity
          id={id}
          value={Math.min(quantity, maxQuantity)}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {Array.from({ length: maxQuantity + 1 }, (_, n) => (
            <option key={n} value={n}>
              {n === 0 ? t('extras.none') : n}
            </option>
          ))}
        </Quantity>
      ) : (
        <Tick
          id={id}
          type="checkbox"
          checked={quantity > 0}
          onChange={({ target }) => onChange(target.checked ? 1 : 0)}
        />
      )}
    </Row>
  );
}

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(2)};
    padding: 0;
    font-size: ${({ theme }) => theme.type.small};
    font-weight: 600;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 56px;
  border-top: 1px solid ${({ theme }) => theme.colors.stone};
  &:last-child {
    border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  }
  label {
    flex: 1;
    min-width: 0;
    padding: ${space(2)} 0;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  small {
    display: block;
    font-size: ${({ theme }) => theme.type.small};
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const Tick = styled.input`
  width: 24px;
  height: 24px;
  margin: ${space(2.5)};
  accent-color: ${({ theme }) => theme.colors.ocean};
  cursor: pointer;
`;

const Quantity = styled(Select)`
  width: auto;
`;
