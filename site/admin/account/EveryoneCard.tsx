import type { Account } from '@shared/contract/access/account';
import { useAccountChanges } from '../../queries/account';
import { TitledCard } from '../components/TitledCard';
import { SwitchField } from '../components/SwitchField';
import { FailureText } from '../components/tabStyles';
import { useAttempt } from '../components/useAttempt';
import { useReadOnlyReason } from '../platform';
import { t } from '../i18n/t';

export function EveryoneCard({
  account: { requiresSecondFactor, hasTotp, passkeys },
}: {
  account: Account;
}) {
  const { updatePolicy } = useAccountChanges();
  const attempt = useAttempt({ done: 'Saved', failed: 'Failed to save' });
  const reason = useReadOnlyReason();
  const hasOwn = hasTotp || passkeys.length > 0;
  return (
    <TitledCard
      id="everyone"
      title={t('For everybody')}
      about={
        hasOwn || requiresSecondFactor
          ? t('Anyone without a second step has to set one up first.')
          : t('Set up a second step for yourself first; then you can ask everybody for one.')
      }
    >
      {(hasOwn || requiresSecondFactor) && (
        <SwitchField
          label={t('Everybody needs a second step to sign in')}
          value={requiresSecondFactor}
          onValue={(isOn) => {
            if (attempt.isBusy || reason !== null) return;
            void attempt.run(() => updatePolicy.mutateAsync({ requiresSecondFactor: isOn }));
          }}
        />
      )}
      {attempt.failure !== null && <FailureText role="alert">{attempt.failure}</FailureText>}
    </TitledCard>
  );
}
