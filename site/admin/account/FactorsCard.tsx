import type { Account } from '@shared/contract/access/account';
import type { Passkey } from '@shared/contract/access/factors';
import { useState } from 'react';
import { SmallButton, SmallWriteButton } from '../components/SmallButton';
import { useAccountChanges } from '../../queries/account';
import { Actions } from '../components/cardStyles';
import { TitledCard } from '../components/TitledCard';
import { useHost } from '../platform';
import { showFailure } from '../components/showFailure';
import { FactorDialogs, FACTORS_ID, type FactorTask } from './FactorDialogs';
import { FactorRow, FactorRows } from './FactorRow';
import { timestampDayText } from '../components/dateTimeText';
import { t } from '../i18n/t';

/**
 * The second step at sign-in: authenticator app, passkeys and recovery codes.
 * @param onDone called once the first of them is set up and the recovery codes have been shown
 */
export function FactorsCard({ account, onDone }: { account: Account; onDone?: () => void }) {
  const [task, setTask] = useState<FactorTask | null>(null);
  const { canUsePasskeys = false } = useHost();
  const { beginTotp } = useAccountChanges();
  const hasAny = account.hasTotp || account.passkeys.length > 0;
  const handleSetUp = () => {
    if (beginTotp.isPending) return;
    void beginTotp.mutateAsync(undefined).then(
      (setup) => setTask({ kind: 'totp', setup }),
      (error: unknown) => showFailure(t('The authenticator app could not be set up'), error),
    );
  };

  return (
    <TitledCard
      id={FACTORS_ID}
      title={t('A second step')}
      about={
        hasAny
          ? t('Somebody who has your password cannot get in with it alone.')
          : t('With a second step, somebody who has your password cannot get in with it alone.')
      }
    >
      <FactorRows>
        <FactorRow
          name={t('Authenticator app')}
          state={
            account.hasTotp
              ? t('Set up. It shows a new code every half minute.')
              : t('An app on your phone that shows a code, for the browser and the desktop app')
          }
        >
          {account.hasTotp ? (
            <SmallWriteButton
              $variant="danger"
              aria-label={t('Remove the authenticator app')}
              onClick={() => setTask({ kind: 'removeTotp' })}
            >
              {t('Remove')}
            </SmallWriteButton>
          ) : (
            <SmallWriteButton
              aria-label={t('Set up an authenticator app{#title}')}
              aria-disabled={beginTotp.isPending}
              onClick={handleSetUp}
            >
              {t('Set up')}
            </SmallWriteButton>
          )}
        </FactorRow>
        <FactorRow
          name={t('Passkeys')}
          state={
            canUsePasskeys
              ? t('Fingerprint, face or a key: signs you in without a password')
              : t('Passkeys are added and used in the browser')
          }
        >
          {canUsePasskeys && (
            <SmallWriteButton
              aria-label={t('Add a passkey')}
              onClick={() => setTask({ kind: 'passkey' })}
            >
              {t('Add')}
            </SmallWriteButton>
          )}
        </FactorRow>
        {account.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onTask={setTask} />
        ))}
        {hasAny && (
          <FactorRow
            name={t('Recovery codes')}
            state={t('{recoveryCodesLeft} of 10 left, for when you do not have your phone', {
              recoveryCodesLeft: account.recoveryCodesLeft,
            })}
            isLow={account.recoveryCodesLeft < 3}
          >
            <SmallButton onClick={() => setTask({ kind: 'renewCodes' })}>
              {t('New codes')}
            </SmallButton>
          </FactorRow>
        )}
      </FactorRows>
      <FactorDialogs account={account} task={task} onTask={setTask} onDone={onDone} />
    </TitledCard>
  );
}

function PasskeyRow({ passkey, onTask }: { passkey: Passkey; onTask: (task: FactorTask) => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <FactorRow
      isInner
      name={name}
      state={
        lastUsedAt === null
          ? t('Added {createdAt}, not used yet', { createdAt: timestampDayText(createdAt) })
          : t('Added {createdAt}, last used {lastUsedAt}', {
              createdAt: timestampDayText(createdAt),
              lastUsedAt: timestampDayText(lastUsedAt),
            })
      }
    >
      <Actions>
        <SmallWriteButton
          aria-label={t('Rename the passkey “{name}”', { name })}
          onClick={() => onTask({ kind: 'renamePasskey', passkey })}
        >
          {t('Rename')}
        </SmallWriteButton>
        <SmallWriteButton
          $variant="danger"
          aria-label={t('Remove the passkey “{name}”', { name })}
          onClick={() => onTask({ kind: 'removePasskey', passkey })}
        >
          {t('Remove')}
        </SmallWriteButton>
      </Actions>
    </FactorRow>
  );
}
