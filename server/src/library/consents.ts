// Consents to cloning: written once with the clone, never changed, kept after the clone is deleted.
import type { ConsentSubject } from '@greenroom/contract/dashboard/consents';
import { type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';

/** As stored in a job's input. A type and not an interface, so that it is assignable to Json. */
export type GivenConsent = {
  person: string;
  givenBy: 'self' | 'other';
  statement: string;
  /** ISO 8601. */
  givenAt: string;
  userId: string;
  userEmail: string;
};

export interface ConsentRecord
  extends Row<
    'consents',
    'id' | 'subjectKind' | 'subjectId' | 'subjectName' | 'person' | 'givenBy' | 'statement' | 'givenAt' | 'userEmail'
  > {
  subjectExists: boolean;
}

export async function recordConsent(
  tx: Tx,
  client: string,
  subject: { kind: ConsentSubject; id: string; name: string },
  { person, givenBy, statement, givenAt, userId, userEmail }: GivenConsent,
): Promise<void> {
  await sql`insert into consents (id, client_id, subject_kind, subject_id, subject_name, person, given_by, statement,
      given_at, user_id, user_email)
    values (${uuidv7()}, ${client}, ${subject.kind}, ${subject.id}, ${subject.name}, ${person}, ${givenBy}, ${statement},
      ${givenAt}, ${userId}, ${userEmail})`.execute(tx);
}

const select = sql`select id, subject_kind as "subjectKind", subject_id as "subjectId", subject_name as "subjectName", person,
    given_by as "givenBy", statement, given_at as "givenAt", user_email as "userEmail",
    exists (select from characters
        where characters.id = case subject_kind when 'character' then subject_id::uuid end and deleted_at is null
      union all select from voices where subject_kind = 'voice' and voices.id = subject_id and deleted_at is null)
      as "subjectExists"
  from consents`;

/** Finds consents, by the id of their subject. */
export async function findConsents(
  reader: Reader,
  client: string,
  subjectIds: readonly string[],
): Promise<Map<string, ConsentRecord>> {
  const { rows } = await sql<ConsentRecord>`${select}
    where client_id = ${client} and subject_id = any(${[...subjectIds]})`.execute(reader);
  return new Map(rows.map((consent) => [consent.subjectId, consent]));
}

/** Newest first, after the record `after`. */
export async function listConsents(
  reader: Reader,
  client: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ConsentRecord[]> {
  const behind = after
    ? sql`and (given_at, id) < (select given_at, id from consents where id = ${after} and client_id = ${client})`
    : sql``;
  const { rows } = await sql<ConsentRecord>`${select}
    where client_id = ${client} ${behind} order by given_at desc, id desc limit ${limit}`.execute(reader);
  return rows;
}
