// The wire schemas of the team: its members and invitations.
import { z } from 'zod';
import { anyText } from '../text.ts';
import { role } from './me.ts';
import { invitationToken, personName } from './sign-in.ts';

export const Member = z.object({
  user_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  joined_at: z.iso.datetime(),
  /** The user of the request. */
  you: z.boolean(),
});
export type Member = z.output<typeof Member>;

/** An invitation that is still valid. */
export const Invitation = z.object({
  id: z.uuid(),
  role,
  /** Whom it is for; empty if nobody said so. */
  note: z.string(),
  /** An e-mail address, or "The operator". */
  invited_by: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type Invitation = z.output<typeof Invitation>;

/** `GET /team`. */
export const Team = z.object({
  client_name: z.string(),
  /** Oldest first. */
  members: z.array(Member),
  /** Newest first; empty for members who are not owners. */
  invitations: z.array(Invitation),
});
export type Team = z.output<typeof Team>;

/** `POST /team/name`, owners. */
export const TeamName = z.object({ name: personName() });
export type TeamName = z.input<typeof TeamName>;

/** `POST /team/members/{user_id}/role`, owners; 409 for the last owner. `DELETE /team/members/{user_id}` likewise. */
export const MemberPath = z.object({ user_id: z.guid() });
export const MemberRole = z.object({ role });
export type MemberRole = z.input<typeof MemberRole>;

/** `POST /team/invitations`, owners. */
export const invitationNoteLength = 100;
export const NewInvitation = z.object({
  role,
  /** Whom it is for: shown in the list of open invitations only. */
  note: anyText(invitationNoteLength).default(''),
});
export type NewInvitation = z.input<typeof NewInvitation>;

/** `url` is returned only once: `/join#<token>`, for one person, valid for a week. */
export const InvitationLink = z.object({ id: z.uuid(), url: z.string(), expires_at: z.iso.datetime() });
export type InvitationLink = z.output<typeof InvitationLink>;

/** `DELETE /team/invitations/{invitation_id}`, owners. */
export const InvitationPath = z.object({ invitation_id: z.guid() });

/**
 * `POST /invitations/preview`, without signing in: the team of an invitation; 404 if it is no longer valid. A POST, because paths
 * and queries are logged.
 */
export const InvitationToken = z.object({ token: invitationToken() });
export type InvitationToken = z.input<typeof InvitationToken>;

/** `POST /account/teams`: the signed-in user joins the team of an invitation and switches to it. The body is an `InvitationToken`. */
/** `POST /account/teams/choice`: switches the session to another team of the user. `POST /account/teams/leave`: leaves it; 409 for the only one, and if no owner would be left. */
export const TeamChoice = z.object({ client_id: z.guid() });
export type TeamChoice = z.input<typeof TeamChoice>;

export const InvitationPreview = z.object({
  client_name: z.string(),
  role,
  /** As of an `Invitation`. */
  invited_by: z.string(),
  /** Null: not invited by a user. */
  inviter_name: z.string().nullable(),
});
export type InvitationPreview = z.output<typeof InvitationPreview>;
