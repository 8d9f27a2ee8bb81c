// What is stored about one user, for their own export.
import type { AccountExport } from '@greenroom/contract/dashboard/own-data';
import { ownerActor } from '../clients/audit-log.ts';
import { type Reader, type Sql, sql } from '../db/db.ts';

/** Of each list, newest first. */
const MAX_ROWS = 10_000;

type Stored = Omit<AccountExport, 'exported_at'>;

/** The rows as they are shown: times become ISO texts. */
async function list<Row>(reader: Reader, query: Sql): Promise<Row[]> {
  const { rows } = await sql<Record<string, unknown>>`${query} limit ${MAX_ROWS}`.execute(reader);
  return rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
      ) as Row,
  );
}

/** Throws an Error for an unknown user. Without secrets: password hashes, tokens and the second factor. */
export async function exportAccount(reader: Reader, user: string): Promise<Stored> {
  const [profile] = await list<Stored['profile']>(
    reader,
    sql`select id as user_id, name, email, email_verified, image, time_zone, language, operator,
        two_factor_enabled as two_factor, created_at
      from users where id = ${user}`,
  );
  if (!profile) throw new Error('The user was deleted.');
  // What is stored by an address may be about a former user who had it: so nothing from before the user signed up.
  const { email, created_at: since } = profile;
  const passkeys = await list<Stored['passkeys'][number]>(
    reader,
    sql`select id, name, synced, created_at, last_used_at from passkeys where user_id = ${user} order by created_at desc`,
  );
  const [sign_in_methods, memberships, sessions, invitations, purchases, consents, audit_log] = await Promise.all([
    list<Stored['sign_in_methods'][number]>(
      reader,
      sql`select provider, provider_account_id, created_at from identities where user_id = ${user} order by created_at desc`,
    ),
    list<Stored['memberships'][number]>(
      reader,
      sql`select client_id, clients.name as team, role, video_mail, joined_at
        from memberships join clients on clients.id = client_id where user_id = ${user} order by joined_at desc`,
    ),
    list<Stored['sessions'][number]>(
      reader,
      sql`select id, created_at, updated_at as renewed_at, expires_at, nullif(ip_address, '') as address,
          nullif(user_agent, '') as user_agent
        from sessions where user_id = ${user} order by created_at desc`,
    ),
    list<Stored['invitations'][number]>(
      reader,
      sql`select client_id, role, created_at, expires_at, used_at, revoked_at from invitations
        where client_id in (select client_id from memberships where user_id = ${user}) and invited_by = ${email}
          and created_at >= ${since}
        order by created_at desc`,
    ),
    list<Stored['purchases'][number]>(
      reader,
      sql`select client_id, buyer_name, buyer_email, credits, amount_cents, currency, state, number as receipt, created_at
        from purchases left join receipts on purchase_id = purchases.id where buyer_email = ${email}
          and created_at >= ${since}
        order by created_at desc`,
    ),
    list<Stored['consents'][number]>(
      reader,
      sql`select client_id, subject_name as subject, person, statement, given_at from consents
        where user_id = ${user} order by given_at desc`,
    ),
    list<Stored['audit_log'][number]>(
      reader,
      sql`select action, client_id, reason, created_at from audit_log where actor in (${email}, ${ownerActor(user)})
        and created_at >= ${since} order by created_at desc`,
    ),
  ]);
  return { profile, sign_in_methods, passkeys, memberships, sessions, invitations, purchases, consents, audit_log };
}
