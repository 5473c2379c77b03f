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
import { showFailure } from '../showFailure';
import { FactorRow, FactorRows } from './FactorRow';
import { PasskeyDialog } from './PasskeyDialog';
import { RenamePasskeyDialog } from './RenamePasskeyDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { dayText } from '../components/momentText';
import { TotpDialog } from './TotpDialog';
import { t } from './texts.en';

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
      (error: unknown) => showFailure(t('account.theAuthenticatorAppCould'), error),
    );
  };

  return (
    <Card aria-labelledby={HEADING_ID}>
      <CardHead>
        <div>
          <h2 id={HEADING_ID} tabIndex={-1}>
            {t('account.aSecondStep')}
          </h2>
          <p>{hasAny ? t('account.whoLearnsYourPassword') : t('account.withOneWhoeverLearns')}</p>
        </div>
      </CardHead>
      <FactorRows>
        <FactorRow
          name={t('account.authenticatorApp')}
          state={account.hasTotp ? t('account.setUpItShows') : t('account.anAppOnYour')}
        >
          {account.hasTotp ? (
            <WriteButton
              type="button"
              $variant="danger"
              $size="small"
              aria-label={t('account.removeTheAuthenticatorApp')}
              onClick={() => setTask({ kind: 'removeTotp' })}
            >
              {t('account.remove')}
            </WriteButton>
          ) : (
            <WriteButton
              type="button"
              $variant="secondary"
              $size="small"
              aria-label={t('account.setUpAnAuthenticator')}
              aria-disabled={changes.beginTotp.isPending}
              onClick={beginTotp}
            >
              {t('account.setUp')}
            </WriteButton>
          )}
        </FactorRow>
        <FactorRow
          name={t('account.passkeys')}
          state={
            canUsePasskeys ? t('account.fingerprintFaceOrA') : t('account.passkeysAreAddedAnd')
          }
        >
          {canUsePasskeys && (
            <WriteButton
              type="button"
              $variant="secondary"
              $size="small"
              aria-label={t('account.addAPasskey')}
              onClick={() => setTask({ kind: 'passkey' })}
            >
              {t('account.add')}
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
                ? t('account.addedNotUsed', { createdAt: dayText(passkey.createdAt) })
                : t('account.addedLastUsed', {
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
                aria-label={t('account.renameThePasskeyName', { name: passkey.name })}
                onClick={() => setTask({ kind: 'renamePasskey', passkey })}
              >
                {t('account.rename')}
              </WriteButton>
              <WriteButton
                type="button"
                $variant="danger"
                $size="small"
                aria-label={t('account.removeThePasskeyName', { name: passkey.name })}
                onClick={() => setTask({ kind: 'removePasskey', passkey })}
              >
                {t('account.remove')}
              </WriteButton>
            </Actions>
          </FactorRow>
        ))}
        {hasAny && (
          <FactorRow
            name={t('account.recoveryCodes')}
            state={t('account.codesLeft', { recoveryCodesLeft: account.recoveryCodesLeft })}
            isLow={account.recoveryCodesLeft < 3}
          >
            <Button
              type="button"
              $variant="secondary"
              $size="small"
              onClick={() => setTask({ kind: 'renewCodes' })}
            >
              {t('account.newCodes')}
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
          title={t('account.removeTheAuthenticatorApp2')}
          description={
            account.passkeys.length > 0
              ? t('account.itsCodesStopWorking')
              : t('account.yourPasswordAloneSigns')
          }
          confirmLabel={t('account.remove')}
          words={REMOVED_TOTP}
          action={() => changes.removeTotp.mutateAsync(undefined)}
          onDone={keepFocus}
          onClose={close}
        />
      )}
      {task?.kind === 'removePasskey' && (
        <ConfirmDialog
          title={t('account.removeThePasskeyName2', { name: task.passkey.name })}
          description={t('account.itStopsSigningYou')}
          confirmLabel={t('account.remove')}
          words={REMOVED_PASSKEY}
          action={() => changes.removePasskey.mutateAsync(task.passkey.id)}
          onDone={keepFocus}
          onClose={close}
        />
      )}
      {task?.kind === 'renewCodes' && (
        <ConfirmDialog
          title={t('account.makeNewRecoveryCodes')}
          description={t('account.thoseThatYouKept')}
          confirmLabel={t('account.makeNewCodes')}
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
  done: {
    get title() {
      return t('account.authenticatorAppRemoved');
    },
  },
  failed: {
    get title() {
      return t('account.failedToRemoveThe');
    },
  },
} as const;

const REMOVED_PASSKEY = {
  done: {
    get title() {
      return t('account.passkeyRemoved');
    },
  },
  failed: {
    get title() {
      return t('account.failedToRemoveThePasskey');
    },
  },
} as const;

const RENEWED = {
  done: {
    get title() {
      return t('account.newRecoveryCodesMade');
    },
  },
  failed: {
    get title() {
      return t('account.failedToMakeNew');
    },
  },
} as const;
