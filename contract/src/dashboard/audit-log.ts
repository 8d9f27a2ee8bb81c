// The wire schemas of the operator's audit log.
import { z } from 'zod';
import { instant } from '../queries.ts';
import { dateTime, searchText, uuid } from '../text.ts';
import { cursorQuery, pageOf } from './paging.ts';

export const AuditAction = z.enum([
  'grant',
  'withdraw',
  'suspend',
  'resume',
  'retry',
  'delete',
  'reset_two_factor',
  'remove_passkeys',
  'view',
  'promote',
  'demote',
  'webhook',
  'reset_link',
  'invite',
  'key',
  'search',
  'create',
]);
export type AuditAction = z.output<typeof AuditAction>;

/** `GET /operator/audit-log`: newest first. */
export const AuditLogQuery = z.object({
  client_id: uuid().optional(),
  action: AuditAction.optional(),
  /** The e-mail address of the actor; or of a client what `GET /operator/clients` searches, of which the newest 20 count. */
  search: searchText(100),
  from: instant().optional(),
  /** Exclusive. */
  to: instant().optional(),
  ...cursorQuery,
  cursor: uuid().optional(),
});
export type AuditLogQuery = z.output<typeof AuditLogQuery>;

/** `GET /operator/audit-log.csv`: all matching entries, newest first. */
export const AuditLogFileQuery = AuditLogQuery.omit({ cursor: true, limit: true });

export const AuditEntry = z.object({
  action_id: uuid(),
  /** An `AuditAction`, or one of a newer version that writes to the same database. */
  action: z.string(),
  client_id: uuid(),
  client_name: z.string(),
  credits: z.int().nullable(),
  /** For a retry: the failed job, and the new one. For a view: the job whose script and output were shown. */
  job_id: z.string().nullable(),
  retried_as: z.string().nullable(),
  /** An e-mail address, or `command line`. Null: a user whose account was deleted. */
  actor: z.string().nullable(),
  reason: z.string(),
  made_at: dateTime(),
});
export type AuditEntry = z.output<typeof AuditEntry>;
export const AuditLogPage = pageOf(AuditEntry);
