// Locks users and revokes their access: sessions and links end, and a sign-in in progress fails.
import { type Db, type Reader, sql, type Tx } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';
import { deleteAccountLinks } from './account-links.ts';
import { lockClient } from './clients.ts';
import { endSessions } from './sessions.ts';

export interface LockedUser {
  emailVerified: boolean;
  /** `owned`: the user opened the client and is its owner. */
  teams: { client: string; owned: boolean }[];
}

/**
 * Locks the user's clients, then the user: until `tx` ends, no session, key, invitation or membership of theirs is created.
 * Returns undefined if there is no such user.
 */
export async function lockUser(tx: Tx, user: string): Promise<LockedUser | undefined> {
  const known = await teamsOf(tx, user);
  for (const { client } of known) await lockClient(tx, client);
  const { rows } = await sql<Pick<LockedUser, 'emailVerified'>>`
    select email_verified as "emailVerified" from users where id = ${user} for update`.execute(tx);
  // Read again: they may have changed before the user was locked.
  return rows[0] && { ...rows[0], teams: await teamsOf(tx, user) };
}

/** In the order in which they are locked, so that two transactions do not wait for each other. */
async function teamsOf(reader: Reader, user: string): Promise<LockedUser['teams']> {
  const { rows } = await sql<LockedUser['teams'][number]>`
    select client_id as client, created_client and role = 'owner' as owned from memberships
    where user_id = ${user} order by client_id`.execute(reader);
  return rows;
}

/** Revokes the access of a user that `tx` has locked. Keeps the session `except`. */
export async function revokeAccess(tx: Tx, user: string, { except }: { except?: string } = {}): Promise<void> {
  await sql`update users set credentials_version = credentials_version + 1, updated_at = now() where id = ${user}`.execute(
    tx,
  );
  await endSessions(tx, user, except === undefined ? {} : { except });
  await deleteAccountLinks(tx, user);
}

/** Ends a session whose sign-in began with an older credentials version of its user. Returns whether it did. */
export async function endStaleSession(db: Db, session: string, credentialsVersion: number): Promise<boolean> {
  const { rows } = await sql`delete from sessions using users
    where sessions.id = ${session} and users.id = user_id and credentials_version <> ${credentialsVersion} returning 1`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Locks the client and checks again that the session belongs to an owner: it may have ended since the request was
 * authenticated. Throws 401 if it does not. Returns the owner's e-mail address, which may have changed since too.
 */
export async function lockAsOwner(tx: Tx, { client, session }: { client: string; session: string }): Promise<string> {
  await lockClient(tx, client);
  const email = await findOwnersEmail(tx, { client, session });
  if (email !== undefined) return email;
  throw new Problem('unauthorized', 'You are signed out or no longer an owner. Sign in again.');
}

async function findOwnersEmail(
  reader: Reader,
  { client, session }: { client: string; session: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`select email from sessions join memberships using (user_id)
      join users on users.id = user_id
    where sessions.id = ${session} and memberships.client_id = ${client} and role = 'owner'`.execute(reader);
  return rows[0]?.email;
}
