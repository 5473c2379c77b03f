import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { paymentSettingsQuery, useSavePaymentSettings } from '../../queries/payments';
import { showToast } from '../../stores/toasts';
import { SwitchField } from '../components/SwitchField';
import { SettingsGroup } from '../settings/SettingsGroup';
import { showFailure } from '../components/showFailure';
import { t } from '../i18n/t';

export function KeepPayments() {
  const settings = useQuery(paymentSettingsQuery(useApi()));
  const save = useSavePaymentSettings();
  const handleChange = async (keepsPayments: boolean, updatedAt: string | null) => {
    if (save.isPending) return;
    try {
      await save.mutateAsync({ keepsPayments, updatedAt });
      showToast({
        title: keepsPayments ? t('Payments are kept here') : t('No payments are kept here'),
      });
    } catch (error) {
      showFailure(t('The setting was not saved'), error);
    }
  };
  return (
    <SettingsGroup
      heading="h2"
      title={t('Payments')}
      hint={t(
        'Off: nothing is due or overdue, no mail asks for money, and guests read what the payment terms say. What you have recorded stays.',
      )}
    >
      <QueryState
        query={settings}
        loading={t('Loading the setting…')}
        failed={t('The setting could not be loaded.')}
      >
        {({ keepsPayments, updatedAt }) => (
          <SwitchField
            label={t('I keep payments here')}
            value={save.isPending ? save.variables.keepsPayments : keepsPayments}
            onValue={(isOn) => void handleChange(isOn, updatedAt)}
          />
        )}
      </QueryState>
    </SettingsGroup>
  );
}
