// Clients: the tenants that everything belongs to.
import { type Reader, type Row, sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';

export type Client = Row<'clients', 'id' | 'name' | 'createdAt'>;

/** Writes the row and answers its id. The name is for the operator's eyes and need not be unique. */
export async function createClient(tx: Tx, name: string): Promise<string> {
  const id = uuidv7();
  await tx.insertInto('clients').values({ id, name }).execute();
  return id;
}

/** All of them, oldest first. */
export const listClients = (reader: Reader): Promise<Client[]> =>
  reader
    .selectFrom('clients')
    .select(['id', 'name', 'created_at as createdAt'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** `id` is a client's. */
export async function clientName(reader: Reader, id: string): Promise<string> {
  const { name } = await reader.selectFrom('clients').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  return name;
}

/** `id` is a client's. */
export async function renameClient(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('clients').set({ name }).where('id', '=', id).execute();
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
