import type { BaseCurrencyChange } from '@shared/contract/prices/baseCurrency';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { SmallButton } from '../components/SmallButton';
import { space } from '../../styles/theme';
import { Notice } from '../components/sectionStyles';
import { BaseCurrencyDialog } from '../prices/currency/BaseCurrencyDialog';
import { settingsFormSchema } from './settingsFields';
import type { SettingsFormState } from './useSettingsForm';
import { t } from '../i18n/t';

/** Warns before saving that another base currency converts nothing, and offers to convert all amounts. */
export function CurrencyWarning({ settingsForm }: { settingsForm: SettingsFormState }) {
  const { form, storedCurrency, changedFields, adoptSaved } = settingsForm;
  const [change, setChange] = useState<BaseCurrencyChange | null>(null);
  const { baseCurrency, gbpRate, usdRate } = form.values;
  if (storedCurrency === baseCurrency) return null;
  const { shape } = settingsFormSchema;
  const asked = z.safeParse(
    z.object({ baseCurrency: shape.baseCurrency, gbpRate: shape.gbpRate, usdRate: shape.usdRate }),
    { baseCurrency, gbpRate, usdRate },
  );
  const hasOtherChanges = changedFields.some((name) => !CONVERTED_WITH.includes(name));
  return (
    <Warning $tone="warning" role="status">
      <p>
        {t(
          'Amounts are not converted: 100 {storedCurrency} becomes 100 {baseCurrency}, in prices, fees, seasons and price overrides. Convert them all at the rates below, or check them before you save. Bookings keep what was agreed.',
          { storedCurrency, baseCurrency },
        )}
      </p>
      {hasOtherChanges ? (
        <p>
          {t('To convert them, save your other changes first, still in {storedCurrency}.', {
            storedCurrency,
          })}
        </p>
      ) : asked.success ? (
        <SmallButton onClick={() => setChange(asked.data)}>{t('Convert all amounts…')}</SmallButton>
      ) : (
        <p>{t('To convert them, enter both rates.')}</p>
      )}
      {change && (
        <BaseCurrencyDialog
          change={change}
          onConverted={(saved: VillaSettings) => {
            setChange(null);
            adoptSaved(saved);
          }}
          onClose={() => setChange(null)}
        />
      )}
    </Warning>
  );
}

/** Saved with the conversion. Other changes must be saved first. */
const CONVERTED_WITH: readonly string[] = ['baseCurrency', 'gbpRate', 'usdRate'];

const Warning = styled(Notice)`
  grid-column: 1 / -1;
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  > button {
    min-height: 44px;
  }
`;
