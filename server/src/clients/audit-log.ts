// The audit list: what operators did to clients, why, and who it was. Written in the act's own transaction, never changed.
import { type Reader, sql, type Tx } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';

export type AuditAction = 'grant' | 'withdraw' | 'suspend' | 'resume' | 'retry';

export interface NewAuditEntry {
  /** A uuid that says which act this is: sent again, nothing happens again. */
  id: string;
  act: AuditAction;
  client: string;
  /** Of grants and withdrawals. */
  credits?: number;
  /** Of retries: the job that failed, */
  job?: string;
  /** and the one that was ordered in its place. */
  retriedAs?: string;
  /** An e-mail address, or what else stands for a person. */
  actor: string;
  reason: string;
}

export interface AuditEntry {
  id: string;
  act: AuditAction;
  client: string;
  clientName: string;
  credits: number | null;
  job: string | null;
  retriedAs: string | null;
  actor: string;
  reason: string;
  madeAt: Date;
}

/**
 * Writes the act down; answers false where this very act was written before, and nothing may be done then.
 * Throws 409 where the id belongs to another act.
 */
export async function recordAudit(tx: Tx, act: NewAuditEntry): Promise<boolean> {
  const { id, act: kind, client, credits, job, retriedAs, actor, reason } = act;
  const told = sql`(${kind}::text, ${client}::uuid, ${credits ?? null}::bigint, ${job ?? null}::text)`;
  const written = await sql`insert into operator_acts (id, act, client_id, credits, job_id, retried_as, actor, reason)
    values (${id}, ${kind}, ${client}, ${credits ?? null}, ${job ?? null}, ${retriedAs ?? null}, ${actor}, ${reason})
    on conflict (id) do nothing returning 1`.execute(tx);
  if (written.rows.length > 0) return true;
  const { rows } = await sql<{ same: boolean }>`
    select (act, client_id, credits, job_id) is not distinct from ${told} as same
    from operator_acts where id = ${id}`.execute(tx);
  if (!rows[0]?.same)
    throw new Problem('idempotency_key_reused', 'This act_id belongs to another act: send a new one.');
  return false;
}

/** Newest first; of one client, or of all. `after`: the last id of the page before. */
export async function listAuditLog(
  reader: Reader,
  { client, after, limit }: { client?: string | undefined; after?: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  const { rows } = await sql<AuditEntry>`
    select acts.id, act, client_id as client, clients.name as "clientName", credits, job_id as job, retried_as as "retriedAs",
      actor, reason, made_at as "madeAt"
    from operator_acts acts join clients on clients.id = client_id
    where (${client ?? null}::uuid is null or client_id = ${client ?? null})
      and (${after ?? null}::uuid is null
        or (made_at, acts.id) < (select made_at, id from operator_acts where id = ${after ?? null}::uuid))
    order by made_at desc, acts.id desc limit ${limit}`.execute(reader);
  return rows;
}

/** The jobs that were ordered in the place of a failed one. */
export async function retriesOf(reader: Reader, job: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct retried_as as id from operator_acts where job_id = ${job} and retried_as is not null`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
}
