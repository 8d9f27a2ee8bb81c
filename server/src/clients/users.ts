// Users: the people who sign in, each of one client.
import { type Reader, type Row, sql, type Tables, type Tx } from '../db/db.ts';

export type Role = Tables['users']['role'];

export interface User
  extends Row<'users', 'id' | 'role' | 'operator' | 'email' | 'emailVerified' | 'name' | 'createdAt'> {
  client: string;
}

const columns = sql`users.id, client_id as client, role, operator, email,
  email_verified as "emailVerified", users.name, users.created_at as "createdAt"`;

/** `email` in any letter case. */
export async function findUserByEmail(reader: Reader, email: string): Promise<User | undefined> {
  const { rows } = await sql<User>`select ${columns} from users where email = ${email.toLowerCase()}`.execute(reader);
  return rows[0];
}

export async function findUserEmail(reader: Reader, user: string): Promise<string | undefined> {
  const row = await reader.selectFrom('users').select('email').where('id', '=', user).executeTakeFirst();
  return row?.email;
}

/** Lists the users of a client, oldest first. */
export async function listMembers(reader: Reader, client: string): Promise<User[]> {
  const { rows } = await sql<User>`
    select ${columns} from users where client_id = ${client} order by created_at, id`.execute(reader);
  return rows;
}

/** Lists the users of all clients, oldest first. */
export async function listUsers(reader: Reader): Promise<(User & { clientName: string })[]> {
  const { rows } = await sql<User & { clientName: string }>`
    select ${columns}, clients.name as "clientName" from users join clients on clients.id = client_id
    order by users.created_at, users.id`.execute(reader);
  return rows;
}

export async function renameUser(tx: Tx, user: string, name: string): Promise<void> {
  await sql`update users set name = ${name}, updated_at = now() where id = ${user}`.execute(tx);
}

/** `null`: the time zone of the browser. */
export async function setTimeZone(tx: Tx, user: string, timeZone: string | null): Promise<void> {
  await sql`update users set time_zone = ${timeZone}, updated_at = now() where id = ${user}`.execute(tx);
}

/** Makes a user an operator of the installation, or an ordinary user again. Returns false if there is no such user. */
export async function setOperator(tx: Tx, email: string, operator: boolean): Promise<boolean> {
  const { rows } = await sql`
    update users set operator = ${operator}, updated_at = now() where email = ${email.toLowerCase()}
    returning 1`.execute(tx);
  return rows.length > 0;
}
