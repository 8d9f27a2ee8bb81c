// Users: the people who sign in.
import { isLanguage, type Language } from '@greenroom/contract/dashboard/languages';
import { type Reader, type Row, sql, type Tx } from '../db/db.ts';
import type { Role } from './memberships.ts';

export type User = Row<'users', 'id' | 'operator' | 'email' | 'emailVerified' | 'name' | 'createdAt'>;

/** A user in one of their teams. */
export interface Member extends User {
  client: string;
  role: Role;
  joinedAt: Date;
}

const columns = sql`users.id, operator, email,
  email_verified as "emailVerified", users.name, users.created_at as "createdAt"`;

const memberColumns = sql`${columns}, client_id as client, role, joined_at as "joinedAt"`;

/** `email` in any letter case. */
export async function findUserByEmail(reader: Reader, email: string): Promise<User | undefined> {
  const { rows } = await sql<User>`select ${columns} from users where email = ${email.toLowerCase()}`.execute(reader);
  return rows[0];
}

/** English until the user's language is known. */
export async function getLanguage(reader: Reader, user: string): Promise<Language> {
  const row = await reader.selectFrom('users').select('language').where('id', '=', user).executeTakeFirst();
  return isLanguage(row?.language) ? row.language : 'en';
}

export async function findUserEmail(reader: Reader, user: string): Promise<string | undefined> {
  const row = await reader.selectFrom('users').select('email').where('id', '=', user).executeTakeFirst();
  return row?.email;
}

/** Lists the users of a client, in the order in which they joined it. */
export async function listMembers(reader: Reader, client: string): Promise<Member[]> {
  const { rows } = await sql<Member>`select ${memberColumns} from memberships join users on users.id = user_id
    where client_id = ${client} order by joined_at, user_id`.execute(reader);
  return rows;
}

/** Lists the users of all clients, oldest first, each with every team. */
export async function listUsers(reader: Reader): Promise<(Member & { clientName: string })[]> {
  const { rows } = await sql<Member & { clientName: string }>`
    select ${memberColumns}, clients.name as "clientName"
    from memberships join users on users.id = user_id join clients on clients.id = client_id
    order by users.created_at, users.id, joined_at`.execute(reader);
  return rows;
}

export async function renameUser(tx: Tx, user: string, name: string): Promise<void> {
  await sql`update users set name = ${name}, updated_at = now() where id = ${user}`.execute(tx);
}

/** `null`: the time zone of the browser. */
export async function setTimeZone(tx: Tx, user: string, timeZone: string | null): Promise<void> {
  await sql`update users set time_zone = ${timeZone}, updated_at = now() where id = ${user}`.execute(tx);
}

export async function setLanguage(tx: Tx, user: string, language: Language): Promise<void> {
  await sql`update users set language = ${language}, updated_at = now() where id = ${user}`.execute(tx);
}

/** Makes a user an operator of the installation, or an ordinary user again. Returns false if there is no such user. */
export async function setOperator(tx: Tx, email: string, operator: boolean): Promise<boolean> {
  const { rows } = await sql`
    update users set operator = ${operator}, updated_at = now() where email = ${email.toLowerCase()}
    returning 1`.execute(tx);
  return rows.length > 0;
}
