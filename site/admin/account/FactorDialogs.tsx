import type { Account } from '@shared/contract/access/account';
import type { Passkey, TotpSetup } from '@shared/contract/access/factors';
import type { Dispatch, SetStateAction } from 'react';
import { useAccountChanges } from '../../queries/account';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { keepFocusAt } from '../components/keepFocus';
import { PasskeyDialog } from './PasskeyDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';
import { TotpDialog } from './TotpDialog';
import { t } from '../i18n/t';

export const FACTORS_ID = 'second-step';

export type FactorTask =
  | { kind: 'totp'; setup: TotpSetup }
  | { kind: 'passkey' | 'removeTotp' | 'renewCodes' }
  | { kind: 'removePasskey' | 'renamePasskey'; passkey: Passkey }
  | { kind: 'codes'; codes: readonly string[] };

export function FactorDialogs({
  account,
  task,
  onTask,
  onDone,
}: {
  account: Account;
  task: FactorTask | null;
  onTask: Dispatch<SetStateAction<FactorTask | null>>;
  onDone: (() => void) | undefined;
}) {
  const changes = useAccountChanges();
  const close = () => onTask(null);
  const namesBut = (id: number | null) =>
    account.passkeys.filter((passkey) => passkey.id !== id).map(({ name }) => name);
  /** Focuses the card after a dialog closes, because the button that opened it may be gone. */
  const keepFocus = () => setTimeout(() => keepFocusAt(FACTORS_ID));
  const finish = (codes: readonly string[]) => {
    if (codes.length > 0) return onTask({ kind: 'codes', codes });
    close();
    onDone?.();
    return undefined;
  };
  switch (task?.kind) {
    case undefined:
      return null;
    case 'totp':
      return <TotpDialog setup={task.setup} onClose={close} onDone={finish} />;
    case 'passkey':
      return <PasskeyDialog taken={namesBut(null)} onClose={close} onDone={finish} />;
    case 'renamePasskey':
      return (
        <RenamePasskeyDialog
          passkey={task.passkey}
          taken={namesBut(task.passkey.id)}
          onClose={close}
        />
      );
    case 'codes':
      return (
        <RecoveryCodesDialog
          codes={task.codes}
          onClose={() => {
            close();
            keepFocus();
            onDone?.();
          }}
        />
      );
    case 'removeTotp':
      return (
        <ConfirmDialog
          key="removeTotp"
          title={t('Remove the authenticator app?')}
          description={
            account.passkeys.length > 0
              ? t('Its codes stop working at once. Your passkeys stay.')
              : t('Your password alone signs you in again, and the recovery codes stop working.')
          }
          confirmLabel={t('Remove')}
          texts={REMOVED_TOTP}
          action={() => changes.removeTotp.mutateAsync(undefined)}
          onDone={keepFocus}
          onClose={close}
        />
      );
    case 'removePasskey':
      return (
        <ConfirmDialog
          key="removePasskey"
          title={t('Remove the passkey “{name}”?', { name: task.passkey.name })}
          description={t(
            'You can no longer sign in with it. Remove it from the device as well, so that it is not offered there.',
          )}
          confirmLabel={t('Remove')}
          texts={REMOVED_PASSKEY}
          action={() => changes.removePasskey.mutateAsync(task.passkey.id)}
          onDone={keepFocus}
          onClose={close}
        />
      );
    case 'renewCodes':
      return (
        <ConfirmDialog
          key="renewCodes"
          title={t('Make new recovery codes?')}
          description={t('The old codes stop working at once.')}
          confirmLabel={t('Make new codes')}
          texts={RENEWED}
          action={async () => {
            const { recoveryCodes } = await changes.renewRecoveryCodes.mutateAsync(undefined);
            onTask({ kind: 'codes', codes: recoveryCodes });
          }}
          // The dialog with the codes may have replaced this one; do not close that.
          onClose={() => onTask((now) => (now === task ? null : now))}
        />
      );
  }
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
