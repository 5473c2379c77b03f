import type { OwnSession } from '@shared/contract/access/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { QueryState } from '../../components/QueryState';
import { ownSessionsQuery, useAccountChanges } from '../../queries/account';
import { Card, CardHead } from '../components/cardStyles';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { keepFocusAt } from '../components/keepFocus';
import { FactorRow, FactorRows } from './FactorRow';
import { momentText } from '../components/momentText';

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
            Where you are signed in
          </h2>
          <p>You do not know one of them? Sign it out, and change your password.</p>
        </div>
        {hasOthers && (
          <Button
            type="button"
            $variant="secondary"
            $size="small"
            onClick={() => setTask('others')}
          >
            Sign out all others
          </Button>
        )}
      </CardHead>
      <QueryState
        query={sessions}
        loading="Loading your devices..."
        failed="Your devices could not be loaded."
      >
        {(loaded) => (
          <FactorRows>
            {loaded.map((session) => (
              <FactorRow
                key={session.id}
                name={nameOf(session)}
                state={
                  session.isCurrent
                    ? `This one, since ${momentText(session.createdAt)}`
                    : `Last seen ${momentText(session.lastUsedAt)}, signed in ${momentText(session.createdAt)}`
                }
              >
                {!session.isCurrent && (
                  <Button
                    type="button"
                    $variant="secondary"
                    $size="small"
                    aria-label={`Sign out ${nameOf(session)}, last seen ${momentText(session.lastUsedAt)}`}
                    onClick={() => setTask(session)}
                  >
                    Sign out
                  </Button>
                )}
              </FactorRow>
            ))}
          </FactorRows>
        )}
      </QueryState>
      {task === 'others' && (
        <ConfirmDialog
          title="Sign out everywhere else?"
          description="Only this browser stays signed in."
          confirmLabel="Sign out all others"
          words={ENDED}
          action={() => endOthers.mutateAsync(undefined)}
          onDone={keepFocus}
          onClose={close}
        />
      )}
      {task !== null && task !== 'others' && (
        <ConfirmDialog
          title={`Sign out ${nameOf(task)}?`}
          description="Whoever sits there has to sign in again."
          confirmLabel="Sign out"
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
  return device === '' ? 'A device from before this list' : device;
}

const ENDED = {
  done: { title: 'Signed out' },
  failed: { title: 'Failed to sign out' },
} as const;
