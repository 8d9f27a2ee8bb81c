// The sessions of signed-in users.
import { type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { notFound } from '../kernel/problem.ts';

export interface Session extends Row<'sessions', 'id' | 'userAgent' | 'createdAt'> {
  address: string | null;
  renewedAt: Date;
}

/** Lists the sessions that have not expired, newest first. */
export async function listSessions(reader: Reader, user: string): Promise<Session[]> {
  const { rows } = await sql<Session>`
    select id, nullif(ip_address, '') as address, nullif(user_agent, '') as "userAgent", created_at as "createdAt",
      updated_at as "renewedAt"
    from sessions where user_id = ${user} and expires_at > now() order by created_at desc, id desc`.execute(reader);
  return rows;
}

/** Whether the user with this e-mail address has a session from this network address; expired ones count. */
export async function hasSignedInFrom(reader: Reader, email: string, address: string): Promise<boolean> {
  const { rows } = await sql`select from sessions join users on users.id = user_id
    where email = ${email.toLowerCase()} and ip_address = ${address}`.execute(reader);
  return rows.length > 0;
}

/** When the user signed in; undefined if the session has ended. */
export async function findSignInTime(reader: Reader, session: string): Promise<Date | undefined> {
  const { rows } = await sql<Row<'sessions', 'createdAt'>>`select created_at as "createdAt" from sessions
    where id = ${session} and expires_at > now()`.execute(reader);
  return rows[0]?.createdAt;
}

/** Throws not-found if the user has no such session. */
export async function endSession(tx: Tx, user: string, session: string): Promise<void> {
  const { rows } = await sql`
    delete from sessions where id = ${session} and user_id = ${user} returning 1`.execute(tx);
  if (rows.length === 0) throw notFound();
}

/** Ends all sessions of the user. Keeps the session `except`. */
export async function endSessions(tx: Tx, user: string, { except }: { except?: string } = {}): Promise<void> {
  await sql`delete from sessions where user_id = ${user} and id is distinct from ${except ?? null}::uuid`.execute(tx);
}

export async function deleteExpiredSessions(reader: Reader, user: string): Promise<void> {
  await sql`delete from sessions where user_id = ${user} and expires_at < now()`.execute(reader);
}
