// The e-mails about low credits: which owner gets one, and which process sends it.
import type { Language } from '@greenroom/contract/dashboard/languages';
import { type Db, type Reader, type Row, sql } from '../db/db.ts';

export interface CreditMail extends Row<'credit_mails', 'id' | 'balance' | 'threshold'> {
  client: string;
  user: string;
  /** Which attempt this is, from 1 on. A later one may belong to another process. */
  attempt: number;
}

/** Takes e-mails that are due. Unless the caller ends its attempt, each is due again after the lease. */
export async function takeCreditMails(
  db: Db,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<CreditMail[]> {
  const { rows } = await sql<CreditMail>`update credit_mails
      set attempts = attempts + 1, due_at = now() + ${leaseMs} * interval '1 ms'
    where id in (select id from credit_mails where due_at <= now() order by due_at limit ${limit} for update skip locked)
    returning id, client_id as client, user_id as user, balance, threshold, attempts as attempt`.execute(db);
  return rows;
}

/** It was sent, or is not wanted. Does nothing if another process has taken it since. */
export async function deleteCreditMail(db: Db, { id, attempt }: CreditMail): Promise<void> {
  await sql`delete from credit_mails where id = ${id} and attempts = ${attempt}`.execute(db);
}

/** It could not be sent. Does nothing if another process has taken it since. */
export async function postponeCreditMail(db: Db, { id, attempt }: CreditMail, pauseMs: number): Promise<void> {
  await sql`update credit_mails set due_at = now() + ${pauseMs} * interval '1 ms'
    where id = ${id} and attempts = ${attempt}`.execute(db);
}

export interface AlertedOwner extends Row<'users', 'email' | 'name'> {
  team: string;
  language: Language;
}

/** Undefined if the user is no owner any more, or has no confirmed address. */
export async function findAlertedOwner(
  reader: Reader,
  { client, user }: Pick<CreditMail, 'client' | 'user'>,
): Promise<AlertedOwner | undefined> {
  const { rows } =
    await sql<AlertedOwner>`select email, users.name, clients.name as team, coalesce(language, 'en') as language
    from memberships join users on users.id = user_id join clients on clients.id = client_id
    where client_id = ${client} and user_id = ${user} and role = 'owner' and email_verified and not unconfirmed`.execute(
      reader,
    );
  return rows[0];
}
