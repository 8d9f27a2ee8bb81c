// Which columns may hold what clients and their users wrote, and finding a text in all columns.
import { type Db, sql } from '../db/db.ts';

/** Text that no client or user writes: ids, keys of objects, kinds, states, checksums, and records of the installation. */
export const IMPERSONAL = Object.entries({
  api_keys: 'key_hash lookup_id prefix',
  api_requests: 'error_code method path_id route',
  asset_days: 'kind',
  assets: 'content_type kind object_key path sha256 sidecars voice_id workflow_id',
  audit_log: 'action actor job_id retry_job_id',
  backups: 'id',
  billing_details: 'country',
  brand_kits: 'caption_look captions_position',
  characters: 'likeness mode pictures stock_id',
  charge_totals: 'kind',
  client_erasures: 'ref',
  client_turns: 'queue turn_group',
  consents: 'given_by subject_id subject_kind user_id',
  engine_creations: 'data engine error job_id kind',
  engine_faults: 'cause engine reason',
  engine_turns: 'engine',
  engine_usage: 'engine job_id model step unit',
  engine_usage_totals: 'engine model unit',
  idempotency_keys: 'body_hash job_id method route',
  identities: 'provider',
  invitations: 'role token_hash',
  job_steps: 'job_id name',
  jobs: 'id kind queue status traceparent turn_group worker',
  ledger_accounts: 'id',
  ledger_carried_balances: 'account_id',
  ledger_entries: 'account_id',
  ledger_flow_checkpoint: 'credits_by_kind',
  ledger_holds: 'order_id',
  ledger_months: 'credits_by_kind digest',
  ledger_transfers: 'from_account key kind to_account',
  logos: 'id object_key',
  memberships: 'role',
  migrations: 'checksum name',
  object_deletions: 'key',
  orders: 'job_id kind line_items voice_id',
  passkeys: 'credential_id public_key',
  payment_events: 'id type',
  payment_reversals: 'kind',
  processes: 'name session_key version',
  purchases: 'checkout_session_id currency payment_id provider state',
  rate_limits: 'key',
  receipt_numbers: 'series',
  receipts: 'number seller tax',
  remote_operations: 'cancel_error engine job_id ref step',
  share_links: 'job_id token',
  stored_objects: 'job_id key sha256',
  two_factors: 'recovery_codes secret',
  uploads: 'id kind object_key',
  users: 'language time_zone',
  verifications: 'value',
  video_mails: 'job_id',
  video_turnarounds: 'kind',
  videos: 'job_id mode',
  voices: 'copies engine_data gender id kind language samples',
  webhook_deliveries: 'attempts data status type',
  webhook_endpoints: 'disabled_by old_secret secret',
}).flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`));

/** What may keep personal data of a deleted client, and why. */
export const KEPT = [
  // Proof that a person agreed to be cloned, for three years.
  ...['person', 'statement', 'subject_name', 'user_email'].map((column) => `consents.${column}`),
  // The ledger never changes. The dashboard says that clients see this reason; it is no place for names.
  'ledger_transfers.reason',
  // Accounting law demands the buyer of a paid purchase and of its receipt.
  ...['buyer_email', 'buyer_name'].map((column) => `purchases.${column}`),
  ...['buyer', 'client_name'].map((column) => `receipts.${column}`),
];

/** The columns in which the text occurs, in all tables. */
export async function findText(db: Db, text: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      key: string;
    }>`select distinct part.key from ${sql.table(name)} t, jsonb_each_text(to_jsonb(t)) part
      where part.value ilike ${`%${text}%`} order by 1`.execute(db);
    found.push(...rows.map(({ key }) => `${name}.${key}`));
  }
  return found;
}
