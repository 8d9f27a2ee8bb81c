// Two-factor authentication of users: whether it is on, and turning it off.
import { type Db, type Reader, sql, type Tx } from '../db/db.ts';
import { type NewAuditEntry, recordAudit } from './audit-log.ts';

export async function hasTwoFactor(reader: Reader, user: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${user} and two_factor_enabled`.execute(reader);
  return rows.length > 0;
}

/** Deletes the secret and the recovery codes too, by a trigger. */
export async function turnOffTwoFactor(tx: Tx, user: string): Promise<void> {
  await sql`update users set two_factor_enabled = false, updated_at = now() where id = ${user}`.execute(tx);
}

/** An operator helps a user who has lost the phone and the recovery codes. Returns false if it was off. */
export const resetTwoFactor = (
  db: Db,
  { user, client, ...action }: { user: string } & Pick<NewAuditEntry, 'id' | 'client' | 'actor' | 'reason'>,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql`select from users where id = ${user} and two_factor_enabled
      and exists (select from memberships where user_id = users.id and client_id = ${client}) for update`.execute(tx);
    if (rows.length === 0) return false;
    await recordAudit(tx, { ...action, client, action: 'reset_two_factor' });
    await turnOffTwoFactor(tx, user);
    return true;
  });
