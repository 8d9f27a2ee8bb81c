// Sandboxes: for each live client at most one client of its own, whose key works with test credits.
import { type Reader, sql, type Tx } from '../db/db.ts';
import { createClient, getClientName } from './clients.ts';

/** By the clock of the database, which all processes share. */
const TODAY = sql`(now() at time zone 'utc')::date`;

/** Whether the credits of a sandbox are those of an earlier day. */
export const isRefillDue = sql`(refilled_on is null or refilled_on < ${TODAY})`;

export interface Sandbox {
  id: string;
  refillIsDue: boolean;
}

/** Undefined if the client has none. */
export async function findSandbox(reader: Reader, live: string): Promise<Sandbox | undefined> {
  const { rows } = await sql<Sandbox>`select client_id as id, ${isRefillDue} as "refillIsDue" from sandboxes
    where live_client_id = ${live}`.execute(reader);
  return rows[0];
}

/** The caller has locked the live client. Returns the id of its sandbox, which has no accounts and no key yet. */
export async function createSandbox(tx: Tx, live: string): Promise<string> {
  const sandbox = await createClient(tx, `${await getClientName(tx, live)} (sandbox)`);
  await sql`insert into sandboxes (client_id, live_client_id) values (${sandbox}, ${live})`.execute(tx);
  return sandbox;
}

/** Returns the day if the credits of the sandbox are those of an earlier one. The next call then returns undefined. */
export async function takeRefill(tx: Tx, sandbox: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`update sandboxes set refilled_on = ${TODAY}
    where client_id = ${sandbox} and ${isRefillDue} returning to_char(refilled_on, 'YYYY-MM-DD') as day`.execute(tx);
  return rows[0]?.day;
}
