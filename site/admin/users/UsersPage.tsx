import type {
  InvitationJson,
  SentInvitation,
  UserJson,
  Users,
} from '@shared/contract/access/users';
import { useQuery } from '@tanstack/react-query';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../api/ApiContext';
import { SmallButton } from '../components/SmallButton';
import { QueryState } from '../../components/QueryState';
import {
  useRemoveUser,
  useRenewInvitation,
  usersQuery,
  useWithdrawInvitation,
} from '../../queries/users';
import { TitledCard } from '../components/TitledCard';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { keepFocusAt } from '../components/keepFocus';
import { InvitationLink } from './InvitationLink';
import { InviteDialog } from './InviteDialog';
import { RoleDialog } from './RoleDialog';
import { InvitationRow, PeopleList, UserRow } from './rows';
import { t } from '../i18n/t';

export function UsersPage() {
  const users = useQuery(usersQuery(useApi()));
  return (
    <QueryState
      query={users}
      loading={t('Loading users...')}
      failed={t('The users could not be loaded.')}
    >
      {(data) => <People {...data} />}
    </QueryState>
  );
}

const USERS_ID = 'users';
const INVITATIONS_ID = 'invitations';

type Task =
  | { kind: 'invite' }
  | { kind: 'link'; sent: SentInvitation }
  | { kind: 'role' | 'remove'; user: UserJson }
  | { kind: 'renew' | 'withdraw'; invitation: InvitationJson };

function People({ users, invitations }: Users) {
  const [task, setTask] = useState<Task | null>(null);
  return (
    <>
      <TitledCard
        id={USERS_ID}
        title={t('People')}
        about={t(
          'Everybody signs in with their own name and password, and sees what their role allows.',
        )}
        action={
          <SmallButton onClick={() => setTask({ kind: 'invite' })}>
            {t('Invite somebody')}
          </SmallButton>
        }
      >
        <PeopleList>
          {users.map((user) => (
            <li key={user.id}>
              <UserRow
                user={user}
                onChangeRole={() => setTask({ kind: 'role', user })}
                onRemove={() => setTask({ kind: 'remove', user })}
              />
            </li>
          ))}
        </PeopleList>
      </TitledCard>
      {invitations.length > 0 && (
        <TitledCard
          id={INVITATIONS_ID}
          title={t('Invitations')}
          about={t('A link works once, for 72 hours.')}
        >
          <PeopleList>
            {invitations.map((invitation) => (
              <li key={invitation.id}>
                <InvitationRow
                  invitation={invitation}
                  onRenew={() => setTask({ kind: 'renew', invitation })}
                  onWithdraw={() => setTask({ kind: 'withdraw', invitation })}
                />
              </li>
            ))}
          </PeopleList>
        </TitledCard>
      )}
      <PeopleDialogs task={task} onTask={setTask} />
    </>
  );
}

function PeopleDialogs({
  task,
  onTask,
}: {
  task: Task | null;
  onTask: Dispatch<SetStateAction<Task | null>>;
}) {
  const remove = useRemoveUser();
  const renew = useRenewInvitation();
  const withdraw = useWithdrawInvitation();
  const close = () => onTask(null);
  /** Restores the focus after a dialog closes, because the button that opened it may be gone. */
  const keepFocus = (id: string) => setTimeout(() => keepFocusAt(id));
  const showLink = (sent: SentInvitation) => onTask({ kind: 'link', sent });

  return (
    <>
      {task?.kind === 'invite' && <InviteDialog onSent={showLink} onClose={close} />}
      {task?.kind === 'link' && (
        <InvitationLink
          sent={task.sent}
          onClose={() => {
            close();
            keepFocus(INVITATIONS_ID);
          }}
        />
      )}
      {task?.kind === 'role' && <RoleDialog user={task.user} onClose={close} />}
      {task?.kind === 'remove' && (
        <ConfirmDialog
          title={t('Remove {username}?', { username: task.user.username })}
          description={
            <>
              <span>
                {t(
                  'They are signed out everywhere at once and cannot sign in any more. Their name stays in the activity log.',
                )}
              </span>{' '}
              <span>
                {t.parts(
                  'The calendar link for the house keeps working for anyone who has it. If they should no longer read it, {link}.',
                  {
                    link: (
                      <Link to="/admin/house#house-link">{t('make a new one under House')}</Link>
                    ),
                  },
                )}
              </span>
            </>
          }
          confirmLabel={t('Remove user')}
          texts={{ done: 'User removed', failed: 'Failed to remove the user' }}
          action={() => remove.mutateAsync(task.user.id)}
          onDone={() => keepFocus(USERS_ID)}
          onClose={close}
        />
      )}
      {task?.kind === 'renew' && (
        <ConfirmDialog
          title={t('Make a new link for {name}?', { name: task.invitation.name })}
          description={t('The link that was sent before stops working at once.')}
          confirmLabel={t('Make a new link')}
          texts={RENEW_TEXTS}
          action={async () => showLink(await renew.mutateAsync(task.invitation.id))}
          // The dialog with the link may have replaced this one; do not close that.
          onClose={() => onTask((now) => (now === task ? null : now))}
        />
      )}
      {task?.kind === 'withdraw' && (
        <ConfirmDialog
          title={t('Withdraw the invitation for {name}?', { name: task.invitation.name })}
          description={t('The link that was sent stops working at once.')}
          confirmLabel={t('Withdraw')}
          texts={WITHDRAW_TEXTS}
          action={() => withdraw.mutateAsync(task.invitation.id)}
          onDone={() => keepFocus(USERS_ID)}
          onClose={close}
        />
      )}
    </>
  );
}

const RENEW_TEXTS = {
  done: ['New link made', 'The old one no longer works.'],
  failed: 'Failed to make a new link',
} as const;

const WITHDRAW_TEXTS = {
  done: 'Invitation withdrawn',
  failed: 'Failed to withdraw the invitation',
} as const;
