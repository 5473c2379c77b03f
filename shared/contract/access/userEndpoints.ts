import { idParams, okSchema } from '../common';
import { endpoint } from '../endpoint';
import { adminSessionSchema } from './auth';
import { accessPolicySchema } from './factors';
import {
  acceptInvitationSchema,
  invitationInputSchema,
  openedInvitationSchema,
  openInvitationSchema,
  sentInvitationSchema,
  userSchema,
  usersSchema,
  userUpdateSchema,
} from './users';

export const listUsers = endpoint('GET /api/admin/users', {
  access: 'admin',
  permission: 'users',
  output: usersSchema,
});
/** Changes a user's role and signs them out. The last owner cannot be changed (409 `last_owner`). */
export const updateUser = endpoint('PATCH /api/admin/users/:id', {
  access: 'admin',
  permission: 'users',
  isFresh: true,
  params: idParams,
  body: userUpdateSchema,
  output: userSchema,
});
export const deleteUser = endpoint('DELETE /api/admin/users/:id', {
  access: 'admin',
  permission: 'users',
  isFresh: true,
  params: idParams,
  output: okSchema,
});
export const createInvitation = endpoint('POST /api/admin/invitations', {
  access: 'admin',
  permission: 'users',
  isFresh: true,
  body: invitationInputSchema,
  output: sentInvitationSchema,
  status: 201,
});
/** Makes another link for three more days; the earlier link stops working. */
export const renewInvitation = endpoint('POST /api/admin/invitations/:id/renew', {
  access: 'admin',
  permission: 'users',
  isFresh: true,
  params: idParams,
  output: sentInvitationSchema,
});
export const deleteInvitation = endpoint('DELETE /api/admin/invitations/:id', {
  access: 'admin',
  permission: 'users',
  params: idParams,
  output: okSchema,
});
/** Reads an invitation. The token is sent in the body, because bodies are not logged. */
export const openInvitation = endpoint('POST /api/admin/invitation', {
  access: 'public',
  body: openInvitationSchema,
  output: openedInvitationSchema,
});
/** Creates the user and signs them in. */
export const acceptInvitation = endpoint('POST /api/admin/invitation/accept', {
  access: 'public',
  body: acceptInvitationSchema,
  output: adminSessionSchema,
});
export const updateAccessPolicy = endpoint('PUT /api/admin/access-policy', {
  access: 'admin',
  permission: 'users',
  isFresh: true,
  body: accessPolicySchema,
  output: accessPolicySchema,
});
