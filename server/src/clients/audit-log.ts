// The audit log: operators' actions on clients, and owners' on webhooks, with reason and actor, written in the action's transaction.
import { type Reader, type Row, type Sql, sql, type Tables, type Tx } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';

export type AuditAction = Tables['audit_log']['action'];

export interface NewAuditEntry {
  /** A uuid that identifies the action: a repeated one does nothing. */
  id: string;
  action: AuditAction;
  client: string;
  /** Of grants and withdrawals. */
  credits?: number;
  /** Of retries: the failed job. Of views: the job that was shown. */
  job?: string;
  /** Of retries: the new job. */
  retryJob?: string;
  /** An e-mail address or another name of a person. */
  actor: string;
  reason: string;
}

export interface AuditEntry extends Row<'audit_log', 'id' | 'action' | 'credits' | 'reason' | 'createdAt'> {
  client: string;
  clientName: string;
  /** An owner by the present address; null if the account was deleted. */
  actor: string | null;
  job: string | null;
  retryJob: string | null;
}

/** An owner as an actor: not by the address, which the audit log would keep for good. */
export const ownerActor = (user: string): string => `owner ${user}`;

/**
 * Records the action. Returns false if it was recorded before; the caller must then do nothing.
 * Throws 409 if the id belongs to another action, or to one of another actor.
 */
export const recordAudit = (tx: Tx, entry: NewAuditEntry): Promise<boolean> => recordAudits(tx, [entry]);

/** Likewise, with all entries in one statement. Returns false if none is new. */
export async function recordAudits(tx: Tx, entries: readonly NewAuditEntry[]): Promise<boolean> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given
    (id uuid, action text, client uuid, credits bigint, job text, "retryJob" text, actor text, reason text)`;
  const written = await sql`insert into audit_log (id, action, client_id, credits, job_id, retry_job_id, actor, reason)
    select id, action, client, credits, job, "retryJob", actor, reason from ${given}
    on conflict (id) do nothing returning 1`.execute(tx);
  if (written.rows.length === entries.length) return entries.length > 0;
  const others = await sql`select from audit_log join ${given} on given.id = audit_log.id
    where (audit_log.action, client_id, audit_log.credits, job_id, audit_log.actor)
      is distinct from (given.action, client, given.credits, job, given.actor)`.execute(tx);
  if (others.rows.length > 0)
    throw new Problem('idempotency_key_reused', 'This action_id was already used for another action. Send a new one.');
  return written.rows.length > 0;
}

export interface AuditFilter {
  client?: string | undefined;
  action?: AuditAction | undefined;
  /** Of any of these clients, or with any of these actors. */
  about?: { clients: readonly string[]; actors: readonly string[] } | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
  /** The last id of the page before. */
  after?: string | undefined;
}

/** Newest first. */
export async function listAuditLog(
  reader: Reader,
  { client, action, about, from, to, after, limit }: AuditFilter & { limit: number },
): Promise<AuditEntry[]> {
  const page = (condition: Sql): Sql => sql`select * from audit_log where ${condition}
    ${client ? sql`and client_id = ${client}` : sql``}
    ${action ? sql`and action = ${action}` : sql``}
    ${from ? sql`and created_at >= ${from}` : sql``}
    ${to ? sql`and created_at < ${to}` : sql``}
    ${after ? sql`and (created_at, id) < (select created_at, id from audit_log where id = ${after}::uuid)` : sql``}
    order by created_at desc, id desc limit ${limit}`;
  // A page of each client and actor, each from its index: a search never reads the entries of others.
  const found = about
    ? sql`select entry.* from unnest(${[...about.clients]}::uuid[]) as one, lateral (${page(sql`client_id = one`)}) entry
        union select entry.* from unnest(${[...about.actors]}::text[]) as one, lateral (${page(sql`actor = one`)}) entry`
    : page(sql`true`);
  const { rows } = await sql<AuditEntry>`
    select entry.id, action, client_id as client, clients.name as "clientName", credits, job_id as job, retry_job_id as "retryJob",
      case when owner_id is null then actor else email end as actor, reason, entry.created_at as "createdAt"
    from (${found}) entry join clients on clients.id = client_id
      cross join lateral (select substring(actor from '^owner ([0-9a-f-]{36})$')::uuid as owner_id) as owners
      left join users on users.id = owner_id
    order by entry.created_at desc, entry.id desc limit ${limit}`.execute(reader);
  return rows;
}

const BATCH = 500;

/** All matching entries, newest first, read in batches. */
export async function* readAuditLog(reader: Reader, filter: Omit<AuditFilter, 'after'>): AsyncGenerator<AuditEntry> {
  for (let after: string | undefined; ; ) {
    const page = await listAuditLog(reader, { ...filter, after, limit: BATCH });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < BATCH) return;
    after = last.id;
  }
}

/** The names under which the log has a person: the address of an operator, and an owner. */
export async function actorsOf(reader: Reader, email: string): Promise<string[]> {
  const { rows } = await sql<Row<'users', 'id'>>`select id from users where email = ${email}`.execute(reader);
  return [email, ...rows.map(({ id }) => ownerActor(id))];
}

/** The jobs that were ordered as retries of a failed one. */
export async function listRetries(reader: Reader, job: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct retry_job_id as id from audit_log where job_id = ${job} and retry_job_id is not null`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
}
