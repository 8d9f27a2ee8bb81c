// The endpoints for the team: its members and invitations.
import { Done } from '@greenroom/contract/dashboard/account';
import {
  InvitationLink,
  InvitationPath,
  InvitationPreview,
  InvitationToken,
  MemberPath,
  MemberRole,
  NewInvitation,
  Team,
  TeamName,
} from '@greenroom/contract/dashboard/team';
import { lockAsOwner } from '../clients/access.ts';
import { getClientName, renameClient } from '../clients/clients.ts';
import { findInvitation, invitationLink, invite, listInvitations, revokeInvitation } from '../clients/invitations.ts';
import { changeRole, removeMember } from '../clients/members.ts';
import { listMembers } from '../clients/users.ts';
import type { Db } from '../db/db.ts';
import { notFound } from '../kernel/problem.ts';
import { type DashboardEndpoint, dashboardEndpoint, type Visitor } from './endpoint.ts';

export interface TeamDeps {
  db: Db;
  /** Without a trailing slash. */
  publicUrl: string;
}

export const createTeamEndpoints = ({ db, publicUrl }: TeamDeps): DashboardEndpoint[] => [
  dashboardEndpoint({
    method: 'GET',
    path: '/team',
    access: 'member',
    response: Team,
    handler: ({ visitor }) => show(db, visitor),
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/team/name',
    access: 'owner',
    body: TeamName,
    response: Done,
    async handler({ visitor, body }) {
      await db.transaction().execute((tx) => renameClient(tx, visitor.client, body.name));
      return {};
    },
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/team/members/{user_id}/role',
    access: 'owner',
    params: MemberPath,
    body: MemberRole,
    response: Done,
    async handler({ visitor, params, body }) {
      const change = { user: params.user_id, role: body.role };
      await db.transaction().execute(async (tx) => {
        await lockAsOwner(tx, visitor);
        await changeRole(tx, visitor.client, change);
      });
      return {};
    },
  }),

  dashboardEndpoint({
    method: 'DELETE',
    path: '/team/members/{user_id}',
    access: 'owner',
    params: MemberPath,
    response: Done,
    async handler({ visitor, params }) {
      await db.transaction().execute(async (tx) => {
        await lockAsOwner(tx, visitor);
        await removeMember(tx, visitor.client, params.user_id);
      });
      return {};
    },
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/team/invitations',
    access: 'owner',
    confirmed: true,
    body: NewInvitation,
    response: InvitationLink,
    async handler({ visitor, body: { role, note } }) {
      const { id, token, expiresAt } = await db.transaction().execute(async (tx) => {
        const invitedBy = await lockAsOwner(tx, visitor);
        return invite(tx, visitor.client, { role, invitedBy, note: note.trim() });
      });
      return { id, url: invitationLink(publicUrl, token), expires_at: expiresAt.toISOString() };
    },
  }),

  dashboardEndpoint({
    method: 'DELETE',
    path: '/team/invitations/{invitation_id}',
    access: 'owner',
    params: InvitationPath,
    response: Done,
    async handler({ visitor, params }) {
      await db.transaction().execute((tx) => revokeInvitation(tx, visitor.client, params.invitation_id));
      return {};
    },
  }),

  dashboardEndpoint({
    method: 'POST',
    path: '/invitations/preview',
    access: 'guest',
    body: InvitationToken,
    response: InvitationPreview,
    async handler({ body }) {
      const invitation = await findInvitation(db, body.token);
      if (!invitation) throw notFound();
      const { clientName, role, invitedBy, inviterName } = invitation;
      return { client_name: clientName, role, invited_by: invitedBy, inviter_name: inviterName };
    },
  }),
];

async function show(db: Db, { client, role, userId }: Visitor) {
  const [name, members, invitations] = await Promise.all([
    getClientName(db, client),
    listMembers(db, client),
    role === 'owner' ? listInvitations(db, client) : [],
  ]);
  return {
    client_name: name,
    members: members.map(({ id, name, email, role, joinedAt }) => ({
      user_id: id,
      name,
      email,
      role,
      joined_at: joinedAt.toISOString(),
      you: id === userId,
    })),
    invitations: invitations.map(({ id, role, note, invitedBy, createdAt, expiresAt }) => ({
      id,
      role,
      note,
      invited_by: invitedBy,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })),
  };
}
