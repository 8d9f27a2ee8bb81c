// Clients: the tenants that everything belongs to.
import { type Reader, sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';

export interface Client {
  id: string;
  name: string;
  createdAt: Date;
}

/** Writes the row and answers its id. The name is for the operator's eyes and need not be unique. */
export async function createClient(tx: Tx, name: string): Promise<string> {
  const id = uuidv7();
  await sql`insert into clients (id, name) values (${id}, ${name})`.execute(tx);
  return id;
}

/** All of them, oldest first. */
export async function listClients(reader: Reader): Promise<Client[]> {
  const { rows } = await sql<Client>`
    select id, name, created_at as "createdAt" from clients order by created_at, id`.execute(reader);
  return rows;
}

/** `id` is a client's. */
export async function clientName(reader: Reader, id: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from clients where id = ${id}`.execute(reader);
  return rows[0]!.name;
}

/** `id` is a client's. */
export async function renameClient(tx: Tx, id: string, name: string): Promise<void> {
  await sql`update clients set name = ${name} where id = ${id}`.execute(tx);
}

/** `id` must be a uuid. */
export async function clientExists(reader: Reader, id: string): Promise<boolean> {
  const { rows } = await sql`select from clients where id = ${id}`.execute(reader);
  return rows.length > 0;
}

/**
 * Makes this client's transactions queue up until `tx` ends: what is counted under the lock stays true under it.
 * Rows that merely refer to the client are not held up.
 */
export async function lockClient(tx: Tx, client: string): Promise<void> {
  await sql`select from clients where id = ${client} for no key update`.execute(tx);
}
