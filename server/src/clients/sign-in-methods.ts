// The sign-in methods of a user: a password and providers.
import { type Reader, sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';

/** The provider of e-mail and password. */
const PASSWORD = 'credential';

export interface SignInMethods {
  /** Undefined if the user has no password. */
  passwordHash: string | undefined;
  providers: string[];
}

export async function findSignInMethods(reader: Reader, user: string): Promise<SignInMethods> {
  const rows = await reader
    .selectFrom('identities')
    .select(['provider', 'password_hash as hash'])
    .where('user_id', '=', user)
    .orderBy('created_at')
    .execute();
  return {
    passwordHash: rows.find(({ provider }) => provider === PASSWORD)?.hash ?? undefined,
    providers: rows.map(({ provider }) => provider).filter((provider) => provider !== PASSWORD),
  };
}

/** Sets or replaces the password. */
export async function setPassword(tx: Tx, user: string, hash: string): Promise<void> {
  await sql`
    insert into identities (id, user_id, provider, provider_account_id, password_hash)
    values (${uuidv7()}, ${user}, ${PASSWORD}, ${user}, ${hash})
    on conflict (provider, provider_account_id) do update set password_hash = excluded.password_hash, updated_at = now()`.execute(
    tx,
  );
}

/** Returns false if the password is no longer `from`, because it was replaced meanwhile. */
export async function changePassword(
  tx: Tx,
  user: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { rows } = await sql`
    update identities set password_hash = ${to}, updated_at = now()
    where user_id = ${user} and provider = ${PASSWORD} and password_hash = ${from} returning 1`.execute(tx);
  return rows.length > 0;
}
