// The passkeys of users: public keys of their devices, with which they sign in.
import { accountLimits } from '@greenroom/contract/dashboard/account-limits';
import { type Db, type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { lockUser, revokeAccess } from './access.ts';
import { type NewAuditEntry, recordAudit } from './audit-log.ts';

export type Passkey = Row<'passkeys', 'id' | 'name' | 'synced' | 'createdAt' | 'lastUsedAt'> & {
  credentialId: string;
  transports: string[];
};

/** Lists the passkeys of the user, newest first. */
export async function listPasskeys(reader: Reader, user: string): Promise<Passkey[]> {
  const { rows } = await sql<Passkey>`
    select id, name, credential_id as "credentialId", transports, synced, created_at as "createdAt", last_used_at as "lastUsedAt"
    from passkeys where user_id = ${user} order by created_at desc, id desc`.execute(reader);
  return rows;
}

export interface PasskeyKey {
  id: string;
  user: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
}

export async function findPasskey(reader: Reader, credentialId: string): Promise<PasskeyKey | undefined> {
  const { rows } = await sql<PasskeyKey>`
    select id, user_id as "user", credential_id as "credentialId", public_key as "publicKey", counter
    from passkeys where credential_id = ${credentialId}`.execute(reader);
  return rows[0];
}

export interface NewPasskey extends Omit<PasskeyKey, 'id' | 'user'> {
  name: string;
  transports: readonly string[];
  synced: boolean;
}

/** `tx` has locked the user. Throws 409 for one too many, and for a passkey that is registered already. */
export async function addPasskey(tx: Tx, user: string, passkey: NewPasskey): Promise<void> {
  const { name, credentialId, publicKey, counter, transports, synced } = passkey;
  if ((await listPasskeys(tx, user)).length >= accountLimits.maxPasskeys) {
    throw new Problem('conflict', `You have ${accountLimits.maxPasskeys} passkeys. Remove one first.`);
  }
  const { rows } = await sql`
    insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, synced)
    values (${uuidv7()}, ${user}, ${name}, ${credentialId}, ${publicKey}, ${counter}, ${[...transports]}, ${synced})
    on conflict (credential_id) do nothing returning 1`.execute(tx);
  if (rows.length === 0) throw new Problem('conflict', 'This passkey is already registered. Use another one.');
}

/** Throws not-found if the user has no such passkey. */
export async function renamePasskey(tx: Tx, user: string, id: string, name: string): Promise<void> {
  const { rows } = await sql`
    update passkeys set name = ${name} where id = ${id} and user_id = ${user} returning 1`.execute(tx);
  if (rows.length === 0) throw notFound();
}

/** Throws not-found if the user has no such passkey. */
export async function removePasskey(tx: Tx, user: string, id: string): Promise<void> {
  const { rows } = await sql`delete from passkeys where id = ${id} and user_id = ${user} returning 1`.execute(tx);
  if (rows.length === 0) throw notFound();
}

/** Returns how many there were. */
export async function removeAllPasskeys(tx: Tx, user: string): Promise<number> {
  const { rows } = await sql`delete from passkeys where user_id = ${user} returning 1`.execute(tx);
  return rows.length;
}

/** Returns false if the passkey was removed, or if its counter did not grow: then it, or a copy, was used meanwhile. */
export async function recordPasskeyUse(reader: Reader, id: string, counter: number): Promise<boolean> {
  const { rows } = await sql`update passkeys set counter = ${counter}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning 1`.execute(reader);
  return rows.length > 0;
}

/**
 * An operator removes the passkeys of a user whose device was stolen, and ends the sessions. Returns false, and does nothing, if there are
 * none.
 */
export const revokePasskeys = (
  db: Db,
  { user, client, ...action }: { user: string } & Pick<NewAuditEntry, 'id' | 'client' | 'actor' | 'reason'>,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockUser(tx, user);
    if ((await removeAllPasskeys(tx, user)) === 0) return false;
    await revokeAccess(tx, user);
    await recordAudit(tx, { ...action, client, action: 'remove_passkeys' });
    return true;
  });
