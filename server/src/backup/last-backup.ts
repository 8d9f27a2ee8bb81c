// Reads when the latest backups were made, for operators and alerts.
import { type Reader, sql } from '../db/db.ts';

export interface LastBackup {
  startedAt: Date;
  /** Null unless it is completed. */
  finishedAt: Date | null;
  /** `interrupted`: its process ended without recording a result. */
  result: 'running' | 'completed' | 'failed' | 'interrupted';
  /** Stored objects that it has, and their bytes, once it is completed. */
  objects: number;
  bytes: number;
}

/** The backup that was started last; undefined if there is none. */
export async function findLastBackup(reader: Reader): Promise<LastBackup | undefined> {
  const { rows } = await sql<LastBackup>`select started_at as "startedAt", finished_at as "finishedAt", objects, bytes,
      case when finished_at is not null then 'completed' when failed_at is not null then 'failed'
        when heartbeat_at > now() - interval '10 minutes' then 'running' else 'interrupted' end as result
    from backups order by started_at desc limit 1`.execute(reader);
  return rows[0];
}

/** The seconds since the start of the latest completed backup, or since the database was created if there is none. */
export async function readBackupAge(reader: Reader): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`select extract(epoch from now() - coalesce(
      (select max(started_at) from backups where finished_at is not null), (select min(applied_at) from migrations)
    ))::float8 as seconds`.execute(reader);
  return rows[0]?.seconds ?? 0;
}
