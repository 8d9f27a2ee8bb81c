// Clients: the tenants that own all other data.
import { forShare, type Reader, type Row, type Sql, sql, type Tx } from '../db/db.ts';
import { uuidv7 } from '../kernel/ids.ts';

export interface Client extends Row<'clients', 'id' | 'name' | 'createdAt'> {
  status: 'active' | 'suspended' | 'erasing' | 'erased';
}

/** A condition for another query: whether the client is a sandbox. */
export const isSandbox = (client: Sql): Sql =>
  sql`exists (select from sandboxes where sandboxes.client_id = ${client})`;

/**
 * Returns the client's id. Names need not be unique.
 * `nameChosen`: the name was chosen for the client, so public pages may show it; the one of a sign-up is that of a person.
 */
export async function createClient(
  tx: Tx,
  name: string,
  { nameChosen }: { nameChosen: boolean } = { nameChosen: false },
): Promise<string> {
  const id = uuidv7();
  await tx.insertInto('clients').values({ id, name, name_chosen: nameChosen }).execute();
  return id;
}

/** All but sandboxes, oldest first. */
export async function listClients(reader: Reader): Promise<Client[]> {
  const { rows } = await sql<Client>`select id, name, created_at as "createdAt",
    case when erased_at is not null then 'erased' when deleted_at is not null then 'erasing'
      when suspended_at is not null then 'suspended' else 'active' end as status
    from clients where not ${isSandbox(sql`clients.id`)}
    order by created_at, id`.execute(reader);
  return rows;
}

/** `id` is a client's. */
export async function getClientName(reader: Reader, id: string): Promise<string> {
  const { name } = await reader.selectFrom('clients').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  return name;
}

/** `id` is a client's. The name counts as chosen. A deleted client keeps its pseudonym. */
export async function renameClient(tx: Tx, id: string, name: string): Promise<void> {
  await tx
    .updateTable('clients')
    .set({ name, name_chosen: true })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** `id` must be a uuid. Undefined for an unknown client. In a transaction, the client cannot be deleted until it ends. */
export async function findClient(reader: Reader, id: string): Promise<{ deleted: boolean } | undefined> {
  const { rows } = await sql<{ deleted: boolean }>`select deleted_at is not null as deleted from clients
    where id = ${id} ${forShare(reader)}`.execute(reader);
  return rows[0];
}

/**
 * Locks the client until `tx` ends, so that counts under the lock stay valid. Returns whether it is a sandbox.
 * Inserting rows that refer to the client does not wait for it.
 */
export async function lockClient(tx: Tx, client: string): Promise<{ sandbox: boolean }> {
  const { rows } = await sql<{ sandbox: boolean }>`select ${isSandbox(sql`clients.id`)} as sandbox from clients
    where id = ${client} for no key update`.execute(tx);
  return { sandbox: rows[0]?.sandbox ?? false };
}

/** Whether the client is a sandbox, which it remains. */
export async function findIsSandbox(reader: Reader, client: string): Promise<boolean> {
  const { rows } = await sql<{ sandbox: boolean }>`select ${isSandbox(sql`${client}::uuid`)} as sandbox`.execute(
    reader,
  );
  return rows[0]!.sandbox;
}
