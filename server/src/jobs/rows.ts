// The columns of a job for queries.
import { sql } from '../db/db.ts';

/** The columns of `jobs` as a `Job`. */
export const JOB_COLUMNS =
  sql.raw(`id, client_id as client, kind, queue, turn_group as "turnGroup", input, status, phase, progress, result, failure, cause,
  queued_at as "queuedAt", started_at as "startedAt", completed_at as "completedAt"`);
