import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  deleteUser,
  listUsers,
  openInvitation,
  renewInvitation,
  updateUser,
} from '@shared/contract/access/userEndpoints';
import { INVITATION_PATH, type SentInvitation } from '@shared/contract/access/users';
import type { Deps } from '../appDependencies';
import { mount } from '../middleware/endpoint';
import { idempotencyKey } from '../middleware/idempotencyKey';
import type { Invitation } from '../models/Invitation';
import * as invitations from '../services/access/invitations';
import { RATE_LIMITS } from '../services/rateLimits/rateLimits';
import * as users from '../services/access/users';
import { signInAfterChoice } from './signInAfterChoice';

export function mountUsers(router: Router, deps: Deps): void {
  const { secrets } = deps;

  mount(router, deps, listUsers, async ({ session, read }) => ({
    users: (await users.listUsers(read)).map((user) => users.presentUser(user, session.userId)),
    invitations: (await invitations.listInvitations(read)).map((row) =>
      invitations.presentInvitation(row, read.now),
    ),
  }));

  mount(router, deps, updateUser, async ({ params, body, session, write }) => {
    const user = await write((context) => users.changeRole(params.id, body.role, context));
    deps.log.info({ userId: user.id, role: user.role }, 'role changed');
    return users.presentUser(user, session.userId);
  });

  mount(router, deps, deleteUser, async ({ params, write }) => {
    const user = await write((context) => users.removeUser(params.id, context));
    deps.log.info({ userId: user.id }, 'user removed');
    return OK;
  });

  /** Whether to promise a mail; one written to a file would not help. */
  const canMail = async (email: string | null) =>
    email !== null && (await deps.mail.current()).kind === 'smtp';
  const presentSent = (row: Invitation, link: invitations.NewLink, now: Date): SentInvitation => ({
    invitation: invitations.presentInvitation(row, now),
    link: `${deps.env.publicUrl}${INVITATION_PATH}#${link.token}`,
    isMailed: link.sealedToken !== null,
  });

  mount(router, deps, createInvitation, async ({ body, ctx, read, write }) => {
    const key = idempotencyKey(ctx);
    const link = await invitations.drawInvitationLink(secrets, await canMail(body.email));
    const row = await write((context) => invitations.createInvitation(body, link, key, context));
    deps.log.info({ invitation: row.id, role: row.role }, 'user invited');
    return presentSent(row, link, read.now);
  });

  mount(router, deps, renewInvitation, async ({ params, read, write }) => {
    const email = await invitations.addressOf(params.id, read);
    const link = await invitations.drawInvitationLink(secrets, await canMail(email));
    const row = await write((context) => invitations.renewInvitation(params.id, link, context));
    deps.log.info({ invitation: row.id }, 'invitation renewed');
    return presentSent(row, link, read.now);
  });

  mount(router, deps, deleteInvitation, async ({ params, write }) => {
    await write((context) => invitations.withdrawInvitation(params.id, context));
    deps.log.info({ invitation: params.id }, 'invitation withdrawn');
    return OK;
  });

  mount(
    router,
    deps,
    openInvitation,
    async ({ body, read }) => {
      const { name, role, expiresAt } = await invitations.openInvitation(body.token, read);
      return { name, role, expiresAt: expiresAt.toISOString() };
    },
    RATE_LIMITS.invitation,
  );

  mount(
    router,
    deps,
    acceptInvitation,
    async ({ body, ctx, session, read }) => {
      const user = await invitations
        .acceptInvitation(body, { ...read, write: deps.db.write })
        .finally(() => deps.eventHub.wake());
      deps.log.info({ userId: user.id, role: user.role }, 'invitation accepted');
      return signInAfterChoice(user, { ctx, session, read }, deps);
    },
    RATE_LIMITS.invitation,
  );
}
