// The ways in that a user has: a password, providers.
import { type Reader, sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';

/** The provider of e-mail and password. */
const PASSWORD = 'credential';

export interface SignIns {
  /** Undefined: they have no password. */
  passwordHash: string | undefined;
  providers: string[];
}

export async function signInsOf(reader: Reader, user: string): Promise<SignIns> {
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

/** Whoever has no password gets one. */
export async function setPassword(tx: Tx, user: string, hash: string): Promise<void> {
  await sql`
    insert into identities (id, user_id, provider, provider_account_id, password_hash)
    values (${uuidv7()}, ${user}, ${PASSWORD}, ${user}, ${hash})
    on conflict (provider, provider_account_id) do update set password_hash = excluded.password_hash, updated_at = now()`.execute(
    tx,
  );
}

/** Answers false where the password is no longer `from`: it was replaced meanwhile, and what was proved by it counts no more. */
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
