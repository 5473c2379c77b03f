import type { Account } from '@shared/contract/access/account';
import type { Passkey, TotpSetup } from '@shared/contract/access/factors';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { useAccountChanges } from '../../queries/account';
import { Actions, Card, CardHead } from '../components/cardStyles';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { keepFocusAt } from '../components/keepFocus';
import { WriteButton } from '../components/WriteButton';
import { useHost } from '../platform';
import { showFailure } from '../components/showFailure';
import { FactorRow, FactorRows } from './FactorRow';
import { PasskeyDialog } from './PasskeyDialog';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { dayText } from '../components/momentText';
import { TotpDialog } from './TotpDialog';
import { t } from '../i18n/t';

/** What is open over the card. */
type Task =
  | { kind: 'totp'; setup: TotpSetup }
  | { kind: 'passkey' | 'removeTotp' | 'renewCodes' }
  | { kind: 'removePasskey' | 'renamePasskey'; passkey: Passkey }
  | { kind: 'codes'; codes: readonly string[] };

const HEADING_ID = 'second-step';

/**
 * The second step at sign-in: authenticator app, passkeys and recovery codes.
 * @param onDone called once the first of them is set up and its recovery codes are put away
 */
export function FactorsCard({ account, onDone }: { account: Account; onDone?: () => void }) {
  const [task, setTask] = useState<Task | null>(null);
  const { canUsePasskeys = false } = useHost();
  const changes = useAccountChanges();
  const close = () => setTask(null);
  const hasAny = account.hasTotp || account.passkeys.length > 0;
  /** Of the passkeys, without that of one of them. */
  const namesBut = (id: number | null) =>
    account.passkeys.filter((passkey) => passkey.id !== id).map(({ name }) => name);
  /** After a dialog whose opener is gone by then. */
  const keepFocus = () => setTimeout(() => keepFocusAt(HEADING_ID));
  const finish = (codes: readonly string[]) => {
    if (codes.length > 0) return setTask({ kind: 'codes', codes });
    close();
    onDone?.();
    return undefined;
  };
  const beginTotp = () => {
    if (changes.beginTotp.isPending) return;
    void changes.beginTotp.mutateAsync(undefined).then(
      (setup) => setTask({ kind: 'totp', setup }),
      (error: unknown) => showFailure(t('The authenticator app could not be set up'), error),
    );
  };

  return (
    <Card aria-labelledby={HEADING_ID}>
      <CardHead>
        <div>
          <h2 id={HEADING_ID} tabIndex={-1}>
            {t('A second step')}
          </h2>
          <p>
            {hasAny
              ? t('Who learns your password cannot get in with it alone.')
              : t('With one, whoever learns your password cannot get in with it alone.')}
          </p>
        </div>
      </CardHead>
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
            <WriteButton
              type="button"
              $variant="danger"
              $size="small"
              aria-label={t('Remove the authenticator app')}
              onClick={() => setTask({ kind: 'removeTotp' })}
            >
              {t('Remove')}
            </WriteButton>
          ) : (
            <WriteButton
              type="button"
              $variant="secondary"
              $size="small"
              aria-label={t('Set up an authenticator app{#title}')}
              aria-disabled={changes.beginTotp.isPending}
              onClick={beginTotp}
            >
              {t('Set up')}
            </WriteButton>
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
            <WriteButton
              type="button"
              $variant="secondary"
              $size="small"
              aria-label={t('Add a passkey')}
              onClick={() => setTask({ kind: 'passkey' })}
            >
              {t('Add')}
            </WriteButton>
          )}
        </FactorRow>
        {account.passkeys.map((passkey) => (
          <FactorRow
            key={passkey.id}
            isInner
            name={passkey.name}
            state={
              passkey.lastUsedAt === null
                ? t('Added {createdAt}, not used yet', { createdAt: dayText(passkey.createdAt) })
                : t('Added {createdAt}, last used {lastUsedAt}', {
                    createdAt: dayText(passkey.createdAt),
                    lastUsedAt: dayText(passkey.lastUsedAt),
                  })
            }
          >
            <Actions>
              <WriteButton
                type="button"
                $variant="secondary"
                $size="small"
                aria-label={t('Rename the passkey “{name}”', { name: passkey.name })}
                onClick={() => setTask({ kind: 'renamePasskey', passkey })}
              >
                {t('Rename')}
              </WriteButton>
              <WriteButton
                type="button"
                $variant="danger"
                $size="small"
                aria-label={t('Remove the passkey “{name}”', { name: passkey.name })}
                onClick={() => setTask({ kind: 'removePasskey', passkey })}
              >
                {t('Remove')}
              </WriteButton>
            </Actions>
          </FactorRow>
        ))}
        {hasAny && (
          <FactorRow
            name={t('Recovery codes')}
            state={t('{recoveryCodesLeft} of 10 left, for a day without your phone', {
              recoveryCodesLeft: account.recoveryCodesLeft,
            })}
            isLow={account.recoveryCodesLeft < 3}
          >
            <Button
              type="button"
              $variant="secondary"
              $size="small"
              onClick={() => setTask({ kind: 'renewCodes' })}
            >
              {t('New codes')}
            </Button>
          </FactorRow>
        )}
      </FactorRows>
      {task?.kind === 'totp' && <TotpDialog setup={task.setup} onClose={close} onDone={finish} />}
      {task?.kind === 'passkey' && (
        <PasskeyDialog taken={namesBut(null)} onClose={close} onDone={finish} />
      )}
      {task?.kind === 'renamePasskey' && (
        <RenamePasskeyDialog
          passkey={task.passkey}
          taken={namesBut(task.passkey.id)}
          onClose={close}
        />
      )}
      {task?.kind === 'codes' && (
        <RecoveryCodesDialog
          codes={task.codes}
          onClose={() => {
            close();
            keepFocus();
            onDone?.();
          }}
        />
      )}
      {task?.kind === 'removeTotp' && (
        <ConfirmDialog
          title={t('Remove the authenticator app?')}
          description={
            account.passkeys.length > 0
              ? t('Its codes stop working at once. Your passkeys stay.')
              : t('Your password alone signs you in again, and the recovery codes stop working.')
          }
          confirmLabel={t('Remove')}
          words={REMOVED_TOTP}
          action={() => changes.removeTotp.mutateAsync(undefined)}
          onDone={keepFocus}
          onClose={close}
        />
      )}
      {task?.kind === 'removePasskey' && (
        <ConfirmDialog
          title={t('Remove the passkey “{name}”?', { name: task.passkey.name })}
          description={t(
            'It stops signing you in at once. Remove it from the device as well, so that it is not offered there.',
          )}
          confirmLabel={t('Remove')}
          words={REMOVED_PASSKEY}
          action={() => changes.removePasskey.mutateAsync(task.passkey.id)}
          onDone={keepFocus}
          onClose={close}
        />
      )}
      {task?.kind === 'renewCodes' && (
        <ConfirmDialog
          title={t('Make new recovery codes?')}
          description={t('Those that you kept before stop working at once.')}
          confirmLabel={t('Make new codes')}
          words={RENEWED}
          action={async () => {
            const { recoveryCodes } = await changes.renewRecoveryCodes.mutateAsync(undefined);
            setTask({ kind: 'codes', codes: recoveryCodes });
          }}
          // The codes are shown in its place.
          onClose={() => setTask((now) => (now === task ? null : now))}
        />
      )}
    </Card>
  );
}

const REMOVED_TOTP = {
  done: 'Authenticator app removed',
  failed: 'Failed to remove the authenticator app',
} as const;

const REMOVED_PASSKEY = {
  done: 'Passkey removed',
  failed: 'Failed to remove the passkey',
} as const;

const RENEWED = {
  done: 'New recovery codes made',
  failed: 'Failed to make new codes',
} as const;
