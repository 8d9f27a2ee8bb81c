// Lists all clients for the operator: searched by name, user or key, with their users and keys.
import { type Reader, type Row, sql } from '../db/db.ts';
import { isUuid } from '../kernel/ids.ts';
import { isSandbox } from './clients.ts';

export interface ListedClient
  extends Row<'clients', 'id' | 'name' | 'createdAt' | 'suspendedAt' | 'deletedAt' | 'erasedAt'> {
  /** Its kept objects. */
  storage: { objects: number; bytes: number };
  key: ({ lookup: string } & Row<'api_keys', 'createdAt' | 'lastUsedAt'>) | null;
  /** In the order in which they joined. */
  users: (Row<'users', 'email' | 'name' | 'operator'> &
    Row<'memberships', 'role'> & {
      createdAt: Date;
      twoFactor: boolean;
      /** The latest time, of the sessions that have not ended; null: signed out everywhere. */
      signedInAt: Date | null;
    })[];
}

export interface ClientFilter {
  /** Part of a name or an e-mail address, an id, or the first characters of a key. */
  search?: string | undefined;
  suspended?: boolean | undefined;
  /** Only these. */
  among?: readonly string[] | undefined;
}

interface ClientPage extends ClientFilter {
  /** By default the newest first. Both orders are read from an index. */
  sort?: 'newest' | 'name' | undefined;
  /** The last id of the page before. */
  after?: string | undefined;
  limit: number;
}

const ORDERS = {
  newest: { key: sql`created_at, id`, by: sql`created_at desc, id desc`, behind: sql`<` },
  name: { key: sql`lower(name), id`, by: sql`lower(name), id`, behind: sql`>` },
};

const LOOKUP = /^(?:[a-z][a-z0-9]*_)?([0-9a-f]{4,12})(?:_|$)/i;

export async function searchClients(
  reader: Reader,
  { search = '', suspended, among, sort = 'newest', after, limit }: ClientPage,
): Promise<ListedClient[]> {
  const term = search.trim();
  const { key, by, behind } = ORDERS[sort];
  const conditions = [
    sql`not ${isSandbox(sql`clients.id`)}`,
    ...(term ? [matches(term)] : []),
    ...(suspended === undefined ? [] : [sql`deleted_at is null and (suspended_at is not null) = ${suspended}`]),
    ...(among ? [sql`clients.id = any(${[...among]}::uuid[])`] : []),
    ...(after ? [sql`(${key}) ${behind} (select ${key} from clients where id = ${after})`] : []),
  ];
  // Dates inside JSON are strings.
  const { rows } = await sql<ListedClient>`
    select clients.id, clients.name, clients.created_at as "createdAt", suspended_at as "suspendedAt", deleted_at as "deletedAt",
      erased_at as "erasedAt",
      coalesce((select json_build_object('objects', objects, 'bytes', bytes) from storage_totals where client_id = clients.id),
        '{"objects": 0, "bytes": 0}') as storage,
      (select json_build_object('lookup', lookup_id, 'createdAt', created_at, 'lastUsedAt', last_used_at)
        from api_keys where client_id = clients.id) as key,
      coalesce((select json_agg(json_build_object('email', email, 'name', users.name, 'role', role,
          'operator', operator, 'createdAt', joined_at, 'twoFactor', coalesce(two_factor_enabled, false), 'signedInAt',
          (select max(created_at) from sessions where user_id = users.id and expires_at > now())) order by joined_at, user_id)
        from memberships join users on users.id = user_id where client_id = clients.id), '[]') as users
    from clients where ${sql.join(conditions, sql` and `)}
    order by ${by} limit ${limit}`.execute(reader);
  return rows.map(({ key, users, ...client }) => ({
    ...client,
    key: key && {
      ...key,
      createdAt: new Date(key.createdAt),
      lastUsedAt: key.lastUsedAt && new Date(key.lastUsedAt),
    },
    users: users.map((user) => ({
      ...user,
      createdAt: new Date(user.createdAt),
      signedInAt: user.signedInAt && new Date(user.signedInAt),
    })),
  }));
}

function matches(term: string) {
  const part = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  const lookup = LOOKUP.exec(term)?.[1]?.toLowerCase();
  return sql`(clients.name ilike ${part}
    or clients.id = ${isUuid(term) ? term : null}
    or exists (select from memberships join users on users.id = user_id where client_id = clients.id and (email ilike ${part} or users.name ilike ${part}))
    or exists (select from api_keys where client_id = clients.id and lookup_id like ${lookup ? `${lookup}%` : null}))`;
}

export async function findClientNames(reader: Reader, clients: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<Row<'clients', 'id' | 'name'>>`
    select id, name from clients where id = any(${[...new Set(clients)]}::uuid[])`.execute(reader);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
