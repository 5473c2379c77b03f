import type { Account } from '@shared/contract/access/account';
import { useAccountChanges } from '../../queries/account';
import { Card, CardHead } from '../components/cardStyles';
import { AttemptFailure } from '../components/AttemptFailure';
import { SwitchField } from '../components/SwitchField';
import { useAttempt } from '../components/useAttempt';
import { useReadOnlyReason } from '../platform';
import { t } from './texts.en';

/** What the owner asks of everyone who signs in. */
export function EveryoneCard({
  account: { requiresSecondFactor, hasTotp, passkeys },
}: {
  account: Account;
}) {
  const { updatePolicy } = useAccountChanges();
  const attempt = useAttempt(WORDS);
  const reason = useReadOnlyReason();
  const hasOwn = hasTotp || passkeys.length > 0;
  return (
    <Card aria-labelledby="everyone">
      <CardHead>
        <div>
          <h2 id="everyone">{t('account.forEverybody')}</h2>
          <p>
            {hasOwn || requiresSecondFactor
              ? t('account.whoHasNoSecond')
              : t('account.setUpASecond')}
          </p>
        </div>
      </CardHead>
      {(hasOwn || requiresSecondFactor) && (
        <SwitchField
          label={t('account.everybodyNeedsASecond')}
          isOn={requiresSecondFactor}
          onChange={(isOn) => {
            if (attempt.isBusy || reason !== null) return;
            void attempt.run(() => updatePolicy.mutateAsync({ requiresSecondFactor: isOn }));
          }}
        />
      )}
      <AttemptFailure attempt={attempt} />
    </Card>
  );
}

const WORDS = {
  done: {
    get title() {
      return t('account.saved');
    },
  },
  failed: {
    get title() {
      return t('account.failedToSave');
    },
  },
} as const;
