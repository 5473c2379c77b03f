import type { OwnSession } from '@shared/contract/access/account';
import { deviceText } from '@shared/i18n/deviceText';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/ApiContext';
import { SmallButton } from '../components/SmallButton';
import { QueryState } from '../../components/QueryState';
import { ownSessionsQuery, useAccountChanges } from '../../queries/account';
import { TitledCard } from '../components/TitledCard';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { keepFocusAt } from '../components/keepFocus';
import { currentLanguage } from '../i18n/language';
import { FactorRow, FactorRows } from './FactorRow';
import { dateTimeText } from '../components/dateTimeText';
import { t } from '../i18n/t';

const HEADING_ID = 'devices';

export function DevicesCard() {
  const sessions = useQuery(ownSessionsQuery(useApi()));
  const [task, setTask] = useState<OwnSession | 'others' | null>(null);
  const { endSession, endOthers } = useAccountChanges();
  const close = () => setTask(null);
  const keepFocus = () => setTimeout(() => keepFocusAt(HEADING_ID));
  const hasOthers = (sessions.data?.length ?? 0) > 1;
  return (
    <TitledCard
      id={HEADING_ID}
      title={t('Where you are signed in')}
      about={t('If you do not recognise one of them, sign it out and change your password.')}
      action={
        hasOthers && (
          <SmallButton onClick={() => setTask('others')}>{t('Sign out all others')}</SmallButton>
        )
      }
    >
      <QueryState
        query={sessions}
        loading={t('Loading your devices...')}
        failed={t('Your devices could not be loaded.')}
      >
        {(loaded) => (
          <FactorRows>
            {loaded.map((session) => (
              <FactorRow
                key={session.id}
                name={nameOf(session)}
                state={
                  session.isCurrent
                    ? t('This one, since {createdAt}', {
                        createdAt: dateTimeText(session.createdAt),
                      })
                    : t('Last seen {lastUsedAt}, signed in {createdAt}', {
                        lastUsedAt: dateTimeText(session.lastUsedAt),
                        createdAt: dateTimeText(session.createdAt),
                      })
                }
              >
                {!session.isCurrent && (
                  <SmallButton
                    aria-label={t('Sign out {session}, last seen {lastUsedAt}', {
                      session: nameOf(session),
                      lastUsedAt: dateTimeText(session.lastUsedAt),
                    })}
                    onClick={() => setTask(session)}
                  >
                    {t('Sign out')}
                  </SmallButton>
                )}
              </FactorRow>
            ))}
          </FactorRows>
        )}
      </QueryState>
      {task !== null && (
        <ConfirmDialog
          {...(task === 'others'
            ? {
                title: t('Sign out everywhere else?'),
                description: t('Only this browser stays signed in.'),
                confirmLabel: t('Sign out all others'),
                action: () => endOthers.mutateAsync(undefined),
              }
            : {
                title: t('Sign out {task}?', { task: nameOf(task) }),
                description: t('Whoever uses it has to sign in again.'),
                confirmLabel: t('Sign out'),
                action: () => endSession.mutateAsync(task.id),
              })}
          texts={{ done: 'Signed out{#devices}', failed: 'Failed to sign out' }}
          onDone={keepFocus}
          onClose={close}
        />
      )}
    </TitledCard>
  );
}

function nameOf({ device }: OwnSession): string {
  return device === ''
    ? t('A device from before this list')
    : deviceText(device, currentLanguage());
}
