// Invitations: links by which people join a client. Each works once, for a week; only a hash of its token is stored.
import { createHash, randomBytes } from 'node:crypto';
import { type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { notFound } from '../kernel/problem.ts';
import type { Role } from './memberships.ts';

const VALID_DAYS = 7;

/** The invitation can still be used. */
const isOpen = sql`used_at is null and revoked_at is null and expires_at > now()`;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export type Invitation = Row<'invitations', 'id' | 'role' | 'note' | 'invitedBy' | 'createdAt' | 'expiresAt'>;

/** Returns the token, which is not stored. `invitedBy` is an e-mail address or another name of a person. `note`: whom it is for. */
export async function invite(
  tx: Tx,
  client: string,
  { role, invitedBy, note = '' }: { role: Role; invitedBy: string; note?: string },
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const id = uuidv7();
  const token = randomBytes(24).toString('hex');
  const { rows } = await sql<Row<'invitations', 'expiresAt'>>`
    insert into invitations (id, client_id, role, token_hash, invited_by, note, expires_at)
    values (${id}, ${client}, ${role}, ${hashOf(token)}, ${invitedBy}, ${note}, now() + make_interval(days => ${VALID_DAYS}))
    returning expires_at as "expiresAt"`.execute(tx);
  return { id, token, expiresAt: rows[0]!.expiresAt };
}

/** After a `#`, so that the token is neither in a proxy's log nor sent to another site. */
export const invitationLink = (publicUrl: string, token: string): string => `${publicUrl}/join#${token}`;

/** Lists the invitations that can still be used, newest first. */
export async function listInvitations(reader: Reader, client: string): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`
    select id, role, note, invited_by as "invitedBy", created_at as "createdAt", expires_at as "expiresAt"
    from invitations where client_id = ${client} and ${isOpen} order by created_at desc, id desc`.execute(reader);
  return rows;
}

/** Throws not-found if the client has no such open invitation. */
export async function revokeInvitation(tx: Tx, client: string, id: string): Promise<void> {
  const { rows } = await sql`
    update invitations set revoked_at = now() where id = ${id} and client_id = ${client} and ${isOpen}
    returning 1`.execute(tx);
  if (rows.length === 0) throw notFound();
}

/** Revokes the invitations by this user: a former owner could use one to become an owner again. */
export async function revokeInvitationsOf(tx: Tx, client: string, user: string): Promise<void> {
  await sql`
    update invitations set revoked_at = now()
    where client_id = ${client} and invited_by = (select email from users where id = ${user}) and ${isOpen}`.execute(
    tx,
  );
}

/** The address of this user changes: their invitations, which are found by it, get the new one. */
export async function renameInviter(tx: Tx, user: string, email: string): Promise<void> {
  await sql`update invitations set invited_by = ${email} from users join memberships on user_id = users.id
    where users.id = ${user} and invitations.client_id = memberships.client_id and invited_by = users.email`.execute(
    tx,
  );
}

/** Revokes all open invitations of the client. */
export async function revokeAllInvitations(tx: Tx, client: string): Promise<void> {
  await sql`update invitations set revoked_at = now() where client_id = ${client} and ${isOpen}`.execute(tx);
}

export interface OpenInvitation extends Row<'invitations', 'role' | 'invitedBy'> {
  clientName: string;
  /** Null: not invited by a user. */
  inviterName: string | null;
}

/** The client and role of an open invitation, for the sign-up page. */
export async function findInvitation(reader: Reader, token: string): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    select clients.name as "clientName", role, invited_by as "invitedBy",
      (select users.name from users where users.email = invited_by) as "inviterName"
    from invitations join clients on clients.id = client_id
    where token_hash = ${hashOf(token)} and ${isOpen}`.execute(reader);
  return rows[0];
}

/** Marks the invitation as used; of concurrent calls one succeeds. Returns undefined if it cannot be used. */
export async function consumeInvitation(tx: Tx, token: string): Promise<{ client: string; role: Role } | undefined> {
  // In the order of a deletion of the client, so that neither waits for the other.
  await sql`select from clients where id = (select client_id from invitations where token_hash = ${hashOf(token)})
    for key share`.execute(tx);
  const { rows } = await sql<Row<'invitations', 'role'> & { client: string }>`
    update invitations set used_at = now() where token_hash = ${hashOf(token)} and ${isOpen}
    returning client_id as client, role`.execute(tx);
  return rows[0];
}
