import { getVillaSettings } from '@shared/contract/publicEndpoints';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api/ApiContext';
import { referenceRatesQuery } from '../../queries/referenceRates';
import { ReferenceRates } from '../prices/currency/ReferenceRates';
import { SettingInput } from './SettingInput';
import type { SettingsFormState } from './useSettingsForm';
import { t } from '../i18n/t';

export function RateFields({ settingsForm }: { settingsForm: SettingsFormState }) {
  const api = useApi();
  const { form } = settingsForm;
  const query = useQuery(referenceRatesQuery(api));
  const { isOn = false, gbpRate = null, usdRate = null } = query.data ?? {};
  const isDaily = isOn && gbpRate !== null;

  // The form at the time the response arrives, because the owner may type meanwhile.
  const latest = useRef(settingsForm);
  useEffect(() => {
    latest.current = settingsForm;
  });
  useEffect(() => {
    if (!isDaily) return;
    const { form: shown } = latest.current;
    if (shown.values.gbpRate === gbpRate && shown.values.usdRate === usdRate) return;
    // If this fails, the next save reports a conflict and catches up.
    api.call(getVillaSettings).then(
      (saved) => {
        if (latest.current.changedFields.length === 0) latest.current.adoptSaved(saved);
      },
      () => undefined,
    );
  }, [api, isDaily, gbpRate, usdRate]);

  return (
    <>
      <ReferenceRates query={query} />
      <SettingInput
        form={form}
        name="gbpRate"
        hint={t('Pounds for 1 EUR')}
        inputMode="decimal"
        placeholder="0.8600"
        readOnly={isDaily}
      />
      <SettingInput
        form={form}
        name="usdRate"
        hint={t('Dollars for 1 EUR')}
        inputMode="decimal"
        placeholder="1.1000"
        readOnly={isDaily}
      />
    </>
  );
}
