// The ways in that a user has: a password, providers.
import { type Reader, sql, type Tx } from '../db/db.ts';

/** The provider of e-mail and password. */
const PASSWORD = 'credential';

export interface SignIns {
  /** Undefined: they have no password. */
  passwordHash: string | undefined;
  providers: string[];
}

export async function signInsOf(reader: Reader, user: string): Promise<SignIns> {
  const { rows } = await sql<{ provider: string; hash: string | null }>`
    select provider, password_hash as hash from sign_ins where user_id = ${user} order by created_at`.execute(reader);
  return {
    passwordHash: rows.find(({ provider }) => provider === PASSWORD)?.hash ?? undefined,
    providers: rows.map(({ provider }) => provider).filter((provider) => provider !== PASSWORD),
  };
}

/** Of a user who has a password. */
export async function changePassword(tx: Tx, user: string, hash: string): Promise<void> {
  await sql`
    update sign_ins set password_hash = ${hash}, updated_at = now()
    where user_id = ${user} and provider = ${PASSWORD}`.execute(tx);
}
