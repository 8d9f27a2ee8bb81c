// Whether the server has room for one more process: found out at its start, not by the requests that get no connection later.
import { OperatorError } from '../kernel/operator-error.ts';
import { type Reader, sql } from './db.ts';

/** Every process holds exactly one connection of this name, by which the others know how many it may take in all. */
export const declaringName = (connections: number): string => `greenroom-signals/${connections}`;

interface Limit {
  what: string;
  /** Connections that clients may have; undefined: no limit. */
  most: number | undefined;
  taken: number;
}

/** `needed`: the most connections that this process will open. Throws `OperatorError` where they would be too many. */
export async function checkConnectionBudget(reader: Reader, needed: number): Promise<void> {
  const { rows } = await sql<{
    server: number;
    database: number;
    role: number;
    takenOfServer: number;
    takenOfDatabase: number;
    takenOfRole: number;
  }>`with sessions as (
      select datname, usename, case
          when application_name ~ '^greenroom-signals/[0-9]{1,6}$' then split_part(application_name, '/', 2)::int
          -- Counted with what its process has declared.
          when starts_with(application_name, 'greenroom') then 0
          else 1 end as connections
      from pg_stat_activity where usesysid is not null and pid <> pg_backend_pid()
    )
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) as server,
      (select datconnlimit from pg_database where datname = current_database()) as database,
      (select rolconnlimit from pg_roles where rolname = current_user) as role,
      coalesce(sum(connections), 0) as "takenOfServer",
      coalesce(sum(connections) filter (where datname = current_database()), 0) as "takenOfDatabase",
      coalesce(sum(connections) filter (where usename = current_user), 0) as "takenOfRole"
    from sessions`.execute(reader);
  const found = rows[0]!;
  // -1 is PostgreSQL's own way to say that there is no limit.
  const limited = (most: number) => (most < 0 ? undefined : most);
  const limits: Limit[] = [
    { what: 'server', most: found.server, taken: found.takenOfServer },
    { what: 'database', most: limited(found.database), taken: found.takenOfDatabase },
    { what: 'role', most: limited(found.role), taken: found.takenOfRole },
  ];
  for (const { what, most, taken } of limits) {
    if (most === undefined || taken + needed <= most) continue;
    throw new OperatorError(
      `The database ${what === 'database' ? '' : `${what} `}allows ${most} connections; ${taken} are taken and this process needs up to ${needed}. Raise ${
        what === 'server' ? 'max_connections' : `the connection limit of the ${what}`
      } or lower DATABASE_CONNECTIONS.`,
    );
  }
}
