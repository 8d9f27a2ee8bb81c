// Users for tests that do not sign in.
import { sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { addMembership, type Role } from './memberships.ts';

interface TestUser {
  email?: string;
  name?: string;
  role?: Role;
  operator?: boolean;
}

/** Returns the id of a new user of the client. */
export async function addTestUser(
  tx: Tx,
  client: string,
  { email, name = 'Ada', role = 'owner', operator = false }: TestUser = {},
): Promise<string> {
  const user = uuidv7();
  await sql`insert into users (id, operator, email, name)
    values (${user}, ${operator}, ${email ?? `${user}@example.com`}, ${name})`.execute(tx);
  await addMembership(tx, { user, client, role });
  return user;
}
