// Sessions: where a user is signed in.
import { type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { notFound } from '../kernel/problem.ts';

export interface Session extends Row<'sessions', 'id' | 'userAgent' | 'createdAt'> {
  address: string | null;
  renewedAt: Date;
}

/** Those that have not run out, newest first. */
export async function listSessions(reader: Reader, user: string): Promise<Session[]> {
  const { rows } = await sql<Session>`
    select id, nullif(ip_address, '') as address, nullif(user_agent, '') as "userAgent", created_at as "createdAt",
      updated_at as "renewedAt"
    from sessions where user_id = ${user} and expires_at > now() order by created_at desc, id desc`.execute(reader);
  return rows;
}

/** Whether the user of this e-mail address was signed in there; a session that ran out counts as well. */
export async function wasSignedInAt(reader: Reader, email: string, address: string): Promise<boolean> {
  const { rows } = await sql`select from sessions join users on users.id = user_id
    where email = ${email.toLowerCase()} and ip_address = ${address}`.execute(reader);
  return rows.length > 0;
}

/** Throws 404 for what is no session of this user. */
export async function endSession(tx: Tx, user: string, session: string): Promise<void> {
  const { rows } = await sql`
    delete from sessions where id = ${session} and user_id = ${user} returning 1`.execute(tx);
  if (rows.length === 0) throw notFound();
}

/** `but` stays. */
export async function endSessions(tx: Tx, user: string, { but }: { but?: string } = {}): Promise<void> {
  await sql`delete from sessions where user_id = ${user} and id is distinct from ${but ?? null}::uuid`.execute(tx);
}

/** What ran out is of no use to anybody. */
export async function dropOldSessions(reader: Reader, user: string): Promise<void> {
  await sql`delete from sessions where user_id = ${user} and expires_at < now()`.execute(reader);
}
