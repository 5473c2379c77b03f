import type {
  InvitationJson,
  SentInvitation,
  UserJson,
  Users,
} from '@shared/contract/access/users';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { QueryState } from '../../components/QueryState';
import {
  useRemoveUser,
  useRenewInvitation,
  usersQuery,
  useWithdrawInvitation,
} from '../../queries/users';
import { Card, CardHead } from '../components/cardStyles';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { keepFocusAt } from '../components/keepFocus';
import { InvitationLink } from './InvitationLink';
import { InviteDialog } from './InviteDialog';
import { RoleDialog } from './RoleDialog';
import { InvitationRow, PeopleList, UserRow } from './rows';
import { t } from './texts.en';

/** Who may sign in, and who is invited to. */
export function UsersPage() {
  const users = useQuery(usersQuery(useApi()));
  return (
    <QueryState
      query={users}
      loading={t('users.loadingUsers')}
      failed={t('users.theUsersCouldNot')}
    >
      {(data) => <People {...data} />}
    </QueryState>
  );
}

const USERS_ID = 'users';
const INVITATIONS_ID = 'invitations';

/** What is open over the lists. */
type Task =
  | { kind: 'invite' }
  | { kind: 'link'; sent: SentInvitation }
  | { kind: 'role' | 'remove'; user: UserJson }
  | { kind: 'renew' | 'withdraw'; invitation: InvitationJson };

function People({ users, invitations }: Users) {
  const [task, setTask] = useState<Task | null>(null);
  const remove = useRemoveUser();
  const renew = useRenewInvitation();
  const withdraw = useWithdrawInvitation();
  const close = () => setTask(null);
  /** After a dialog whose opener is gone by then. */
  const keepFocus = (id: string) => setTimeout(() => keepFocusAt(id));
  const showLink = (sent: SentInvitation) => setTask({ kind: 'link', sent });

  return (
    <>
      <Card aria-labelledby={USERS_ID}>
        <CardHead>
          <div>
            <h2 id={USERS_ID} tabIndex={-1}>
              {t('users.people')}
            </h2>
            <p>{t('users.eachSignsInWith')}</p>
          </div>
          <Button
            type="button"
            $variant="secondary"
            $size="small"
            onClick={() => setTask({ kind: 'invite' })}
          >
            {t('users.inviteSomebody')}
          </Button>
        </CardHead>
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
      </Card>
      {invitations.length > 0 && (
        <Card aria-labelledby={INVITATIONS_ID}>
          <CardHead>
            <div>
              <h2 id={INVITATIONS_ID} tabIndex={-1}>
                {t('users.invitations')}
              </h2>
              <p>{t('users.aLinkWorksOnce')}</p>
            </div>
          </CardHead>
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
        </Card>
      )}
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
          title={t('users.removeQuestion', { username: task.user.username })}
          description={
            <>
              {t('users.theyAreSignedOutEverywhereAt')}{' '}
              {t.parts('users.theHouseLinkKeeps', {
                link: <Link to="/admin/house#house-link">{t('users.makeANewOne')}</Link>,
              })}
            </>
          }
          confirmLabel={t('users.removeUser')}
          words={REMOVE_WORDS}
          action={() => remove.mutateAsync(task.user.id)}
          onDone={() => keepFocus(USERS_ID)}
          onClose={close}
        />
      )}
      {task?.kind === 'renew' && (
        <ConfirmDialog
          title={t('users.newLinkQuestion', { name: task.invitation.name })}
          description={t('users.theLinkThatWas')}
          confirmLabel={t('users.makeANewLink')}
          words={RENEW_WORDS}
          action={async () => showLink(await renew.mutateAsync(task.invitation.id))}
          // The link is shown in its place.
          onClose={() => setTask((now) => (now === task ? null : now))}
        />
      )}
      {task?.kind === 'withdraw' && (
        <ConfirmDialog
          title={t('users.withdrawQuestion', { name: task.invitation.name })}
          description={t('users.theLinkThatWasSentStops')}
          confirmLabel={t('users.withdraw')}
          words={WITHDRAW_WORDS}
          action={() => withdraw.mutateAsync(task.invitation.id)}
          onDone={() => keepFocus(USERS_ID)}
          onClose={close}
        />
      )}
    </>
  );
}

const REMOVE_WORDS = {
  done: {
    get title() {
      return t('users.userRemoved');
    },
  },
  failed: {
    get title() {
      return t('users.failedToRemoveThe');
    },
  },
} as const;

const RENEW_WORDS = {
  done: {
    get title() {
      return t('users.newLinkMade');
    },
    get description() {
      return t('users.theOldOneNo');
    },
  },
  failed: {
    get title() {
      return t('users.failedToMakeA');
    },
  },
} as const;

const WITHDRAW_WORDS = {
  done: {
    get title() {
      return t('users.invitationWithdrawn');
    },
  },
  failed: {
    get title() {
      return t('users.failedToWithdrawThe');
    },
  },
} as const;
