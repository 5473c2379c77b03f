import type { OwnSession } from '@shared/contract/access/account';
import { deviceText } from '@shared/i18n/deviceText';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { QueryState } from '../../components/QueryState';
import { ownSessionsQuery, useAccountChanges } from '../../queries/account';
import { Card, CardHead } from '../components/cardStyles';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { keepFocusAt } from '../components/keepFocus';
import { currentLanguage } from '../i18n/language';
import { FactorRow, FactorRows } from './FactorRow';
import { momentText } from '../components/momentText';
import { t } from './texts.en';

const HEADING_ID = 'devices';

/** Where one is signed in. */
export function DevicesCard() {
  const sessions = useQuery(ownSessionsQuery(useApi()));
  const [task, setTask] = useState<OwnSession | 'others' | null>(null);
  const { endSession, endOthers } = useAccountChanges();
  const close = () => setTask(null);
  const keepFocus = () => setTimeout(() => keepFocusAt(HEADING_ID));
  const hasOthers = (sessions.data?.length ?? 0) > 1;
  return (
    <Card aria-labelledby={HEADING_ID}>
      <CardHead>
        <div>
          <h2 id={HEADING_ID} tabIndex={-1}>
            {t('account.whereYouAreSigned')}
          </h2>
          <p>{t('account.youDoNotKnow')}</p>
        </div>
        {hasOthers && (
          <Button
            type="button"
            $variant="secondary"
            $size="small"
            onClick={() => setTask('others')}
          >
            {t('account.signOutAllOthers')}
          </Button>
        )}
      </CardHead>
      <QueryState
        query={sessions}
        loading={t('account.loadingYourDevices')}
        failed={t('account.yourDevicesCouldNot')}
      >
        {(loaded) => (
          <FactorRows>
            {loaded.map((session) => (
              <FactorRow
                key={session.id}
                name={nameOf(session)}
                state={
                  session.isCurrent
                    ? t('account.thisOneSince', { createdAt: momentText(session.createdAt) })
                    : t('account.lastSeen', {
                        lastUsedAt: momentText(session.lastUsedAt),
                        createdAt: momentText(session.createdAt),
                      })
                }
              >
                {!session.isCurrent && (
                  <Button
                    type="button"
                    $variant="secondary"
                    $size="small"
                    aria-label={t('account.signOutSession', {
                      session: nameOf(session),
                      lastUsedAt: momentText(session.lastUsedAt),
                    })}
                    onClick={() => setTask(session)}
                  >
                    {t('account.signOut')}
                  </Button>
                )}
              </FactorRow>
            ))}
          </FactorRows>
        )}
      </QueryState>
      {task === 'others' && (
        <ConfirmDialog
          title={t('account.signOutEverywhereElse')}
          description={t('account.onlyThisBrowserStays')}
          confirmLabel={t('account.signOutAllOthers')}
          words={ENDED}
          action={() => endOthers.mutateAsync(undefined)}
          onDone={keepFocus}
          onClose={close}
        />
      )}
      {task !== null && task !== 'others' && (
        <ConfirmDialog
          title={t('account.signOutTask', { task: nameOf(task) })}
          description={t('account.whoeverSitsThereHas')}
          confirmLabel={t('account.signOut')}
          words={ENDED}
          action={() => endSession.mutateAsync(task.id)}
          onDone={keepFocus}
          onClose={close}
        />
      )}
    </Card>
  );
}

function nameOf({ device }: OwnSession): string {
  return device === '' ? t('account.aDeviceFromBefore') : deviceText(device, currentLanguage());
}

const ENDED = {
  done: {
    get title() {
      return t('account.signedOut');
    },
  },
  failed: {
    get title() {
      return t('account.failedToSignOut');
    },
  },
} as const;
