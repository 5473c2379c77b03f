import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { paymentSettingsQuery, useSavePaymentSettings } from '../../queries/payments';
import { showToast } from '../../stores/toasts';
import { SwitchField } from '../components/SwitchField';
import { SettingsGroup } from '../settings/SettingsGroup';
import { showFailure } from '../showFailure';
import { t } from './texts.en';

/** Whether the owner records payments here; saved at once. */
export function KeepPayments() {
  const settings = useQuery(paymentSettingsQuery(useApi()));
  const save = useSavePaymentSettings();
  const handleChange = async (keepsPayments: boolean, updatedAt: string | null) => {
    if (save.isPending) return;
    try {
      await save.mutateAsync({ keepsPayments, updatedAt });
      showToast({
        title: keepsPayments ? t('payments.paymentsAreKeptHere') : t('payments.noPaymentsAreKept'),
      });
    } catch (error) {
      showFailure(t('payments.theSettingWasNot'), error);
    }
  };
  return (
    <SettingsGroup heading="h2" title={t('payments.payments')} hint={t('payments.offNothingIsDue')}>
      <QueryState
        query={settings}
        loading={t('payments.loadingTheSetting')}
        failed={t('payments.theSettingCouldNot')}
      >
        {({ keepsPayments, updatedAt }) => (
          <SwitchField
            label={t('payments.iKeepPaymentsHere')}
            isOn={save.isPending ? save.variables.keepsPayments : keepsPayments}
            onChange={(isOn) => void handleChange(isOn, updatedAt)}
          />
        )}
      </QueryState>
    </SettingsGroup>
  );
}
