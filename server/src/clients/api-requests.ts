// The latest requests of each client to the partner API: stored in batches, listed for its developers.
import { type Db, type Reader, type Row, sql } from '../db/db.ts';

export interface ApiRequest
  extends Row<
    'api_requests',
    | 'id'
    | 'method'
    | 'route'
    | 'pathId'
    | 'status'
    | 'errorCode'
    | 'requestId'
    | 'durationMs'
    | 'count'
    | 'at'
    | 'lastAt'
  > {
  client: string;
}

/** A repeated id adds to its row. Requests of deleted clients are not stored. No id may occur twice. */
export async function storeApiRequests(db: Db, requests: readonly ApiRequest[]): Promise<void> {
  const column = <Name extends keyof ApiRequest>(name: Name) => requests.map((request) => request[name]);
  await sql`insert into api_requests
      (id, client_id, method, route, path_id, status, error_code, request_id, duration_ms, count, at, last_at)
    select given.* from unnest(${column('id')}::uuid[], ${column('client')}::uuid[], ${column('method')}::text[],
      ${column('route')}::text[], ${column('pathId')}::text[], ${column('status')}::smallint[], ${column('errorCode')}::text[],
      ${column('requestId')}::text[], ${column('durationMs')}::integer[], ${column('count')}::integer[],
      ${column('at')}::timestamptz[], ${column('lastAt')}::timestamptz[])
      given (id, client_id, method, route, path_id, status, error_code, request_id, duration_ms, count, at, last_at)
    join clients on clients.id = given.client_id and clients.deleted_at is null
    on conflict (id) do update set count = api_requests.count + excluded.count, last_at = excluded.last_at,
      request_id = excluded.request_id, duration_ms = excluded.duration_ms`.execute(db);
}

export interface ApiRequestFilter {
  /** The first digit of the status. */
  statusClass?: number | undefined;
  endpoint?: { method: string; route: string } | undefined;
  /** The last id of the previous page. */
  after?: string | undefined;
  limit: number;
}

/** Every class that the API returns, each read from its own part of the index. */
const STATUS_CLASSES = [2, 4, 5];

/** Of all the clients together, newest first. */
export async function listApiRequests(
  reader: Reader,
  clients: readonly string[],
  { statusClass, endpoint, after, limit }: ApiRequestFilter,
): Promise<ApiRequest[]> {
  const conditions = [
    sql`client_id = owner`,
    sql`status / 100 = class`,
    ...(endpoint ? [sql`method = ${endpoint.method} and route = ${endpoint.route}`] : []),
    ...(after ? [sql`id < ${after}::uuid`] : []),
  ];
  const classes = statusClass === undefined ? STATUS_CLASSES : [statusClass];
  const { rows } = await sql<ApiRequest>`
    select id, client_id as client, method, route, path_id as "pathId", status, error_code as "errorCode", request_id as "requestId",
      duration_ms as "durationMs", count, at, last_at as "lastAt"
    from unnest(${clients}::uuid[]) owner cross join unnest(${classes}::smallint[]) class
      cross join lateral (select * from api_requests where ${sql.join(conditions, sql` and `)} order by id desc limit ${limit}) of_class
    order by id desc limit ${limit}`.execute(reader);
  return rows;
}
