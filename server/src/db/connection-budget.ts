// Checks at the start of a process whether the database allows the connections that it may open.
import { OperatorError } from '../kernel/operator-error.ts';
import { type Reader, sql } from './db.ts';

/** Every process has exactly one connection with this name, which tells the others how many it may open in all. */
export const declaringName = (connections: number): string => `greenroom-notifications/${connections}`;

interface Limit {
  what: string;
  /** Undefined: no limit. */
  max: number | undefined;
  used: number;
}

/**
 * `needed`: the maximum number of connections of this process, without those to a pooler. Throws `OperatorError` if they exceed a limit.
 * A pooler's own connections are counted as they are: how many it may open is known to the pooler only.
 */
export async function checkConnectionBudget(
  reader: Reader,
  { needed, pooled }: { needed: number; pooled: boolean },
): Promise<void> {
  const { rows } = await sql<{
    server: number;
    database: number;
    role: number;
    usedOfServer: number;
    usedOfDatabase: number;
    usedOfRole: number;
  }>`with sessions as (
      select datname, usename, case
          when application_name ~ '^greenroom-notifications/[0-9]{1,6}$' then split_part(application_name, '/', 2)::int
          -- Included in the number that its process has declared.
          when starts_with(application_name, 'greenroom') then 0
          else 1 end as connections
      from pg_stat_activity where usesysid is not null and pid <> pg_backend_pid()
    )
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) as server,
      (select datconnlimit from pg_database where datname = current_database()) as database,
      (select rolconnlimit from pg_roles where rolname = current_user) as role,
      coalesce(sum(connections), 0) as "usedOfServer",
      coalesce(sum(connections) filter (where datname = current_database()), 0) as "usedOfDatabase",
      coalesce(sum(connections) filter (where usename = current_user), 0) as "usedOfRole"
    from sessions`.execute(reader);
  const found = rows[0]!;
  // In PostgreSQL -1 means no limit.
  const limited = (max: number) => (max < 0 ? undefined : max);
  const limits: Limit[] = [
    { what: 'server', max: found.server, used: found.usedOfServer },
    { what: 'database', max: limited(found.database), used: found.usedOfDatabase },
    { what: 'role', max: limited(found.role), used: found.usedOfRole },
  ];
  for (const { what, max, used } of limits) {
    if (max === undefined || used + needed <= max) continue;
    throw new OperatorError(
      `The database ${what === 'database' ? '' : `${what} `}allows ${max} connections; ${used} are in use and this process needs up to ${needed}. Raise ${
        what === 'server' ? 'max_connections' : `the connection limit of the ${what}`
      } or lower ${pooled ? "the pooler's pool size" : 'DATABASE_CONNECTIONS'}.`,
    );
  }
}
