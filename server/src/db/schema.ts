// Types of all tables, generated from the migrations by `npm run generate:schema`.
import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface ApiKeys {
  client_id: string;
  created_at: Generated<Timestamp>;
  key_hash: Buffer;
  last_used_at: Timestamp | null;
  lookup_id: string;
  prefix: Generated<string>;
}

export interface ApiRequests {
  at: Timestamp;
  client_id: string;
  count: Generated<number>;
  duration_ms: number;
  error_code: string | null;
  id: string;
  last_at: Timestamp;
  method: string;
  path_id: string | null;
  request_id: string;
  route: string | null;
  status: number;
}

export interface AssetDays {
  client_id: string;
  count: number;
  day: Timestamp;
  kind: string;
}

export interface Assets {
  character_id: string | null;
  client_id: string;
  content_type: string;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  engine_data: Json | null;
  id: string;
  kind: 'character_sheet' | 'first_frame' | 'tts_audio' | 'video';
  metadata: Json;
  name: Generated<string>;
  object_key: string;
  path: string;
  search: Generated<string>;
  sha256: string;
  sidecars: Generated<Json>;
  size_bytes: number;
  voice_id: string | null;
  workflow_id: string | null;
}

export interface AuditLog {
  action: 'grant' | 'withdraw' | 'suspend' | 'resume' | 'retry' | 'delete' | 'reset_two_factor' | 'remove_passkeys' | 'view' | 'promote' | 'demote' | 'webhook' | 'reset_link' | 'invite' | 'key' | 'search' | 'create';
  actor: string;
  client_id: string;
  created_at: Generated<Timestamp>;
  credits: number | null;
  id: string;
  job_id: string | null;
  reason: string;
  retry_job_id: string | null;
}

export interface Backups {
  bytes: Generated<number>;
  failed_at: Timestamp | null;
  finished_at: Timestamp | null;
  heartbeat_at: Generated<Timestamp>;
  id: string;
  objects: Generated<number>;
  started_at: Generated<Timestamp>;
}

export interface BillingDetails {
  address: string[];
  client_id: string;
  country: string | null;
  name: string;
  tax_id: string | null;
}

export interface BrandKits {
  ai_label: Generated<boolean>;
  caption_look: Json;
  captions_position: Generated<'top' | 'bottom'>;
  client_id: string;
  updated_at: Generated<Timestamp>;
}

export interface Characters {
  client_id: string;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  id: string;
  likeness: Json | null;
  mode: 'photos' | 'description';
  name: string;
  pictures: Json | null;
  sheet_path: string;
  sheet_text: string | null;
  stock: Generated<boolean>;
  stock_id: string | null;
}

export interface ChargeTotals {
  client_id: string;
  credits: number;
  kind: string;
  quarter_hour: Timestamp;
  video_ms: number;
}

export interface ClientErasures {
  client_id: string;
  ref: string;
}

export interface Clients {
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  erased_at: Timestamp | null;
  free_presenter_at: Timestamp | null;
  id: string;
  name: string;
  name_chosen: Generated<boolean>;
  suspended_at: Timestamp | null;
}

export interface ClientTurns {
  client_id: string;
  queue: string;
  since: Timestamp;
  turn: number;
  turn_group: string;
  waiting: boolean;
}

export interface Consents {
  client_id: string;
  given_at: Timestamp;
  given_by: 'self' | 'other';
  id: string;
  person: string;
  statement: string;
  subject_id: string;
  subject_kind: 'character' | 'voice';
  subject_name: string;
  user_email: string;
  user_id: string;
}

export interface CreditAlerts {
  client_id: string;
  mailed_at: Timestamp | null;
  threshold: number;
}

export interface CreditMails {
  attempts: Generated<number>;
  balance: number;
  client_id: string;
  due_at: Generated<Timestamp>;
  id: Generated<string>;
  threshold: number;
  user_id: string;
}

export interface Drafts {
  client_id: string;
  content: Json;
  id: string;
  name: string;
  updated_at: Generated<Timestamp>;
  version: string;
}

export interface EngineCreations {
  attempts: Generated<number>;
  created_at: Generated<Timestamp>;
  data: Json;
  engine: string;
  error: string | null;
  id: string;
  job_id: string;
  kept: Generated<boolean>;
  kind: 'voice' | 'character';
  next_attempt_at: Generated<Timestamp>;
}

export interface EngineFaults {
  cause: string;
  engine: string;
  reason: 'invalid_credentials' | 'out_of_credit';
  seen_at: Generated<Timestamp>;
  since: Generated<Timestamp>;
}

export interface EngineTurns {
  engine: string;
  expires_at: Generated<Timestamp>;
  holder: string | null;
  number: number;
}

export interface EngineUsage {
  at: Generated<Timestamp>;
  client_id: string;
  engine: string;
  id: Generated<number>;
  job_id: string | null;
  model: string;
  quantity: number;
  step: string | null;
  unit: 'character' | 'second' | 'image' | 'call';
  usd: number | null;
}

export interface EngineUsageTotals {
  calls: number;
  client_id: string;
  day: Timestamp;
  engine: string;
  model: string;
  quantity: number;
  unit: string;
  unpriced_calls: number;
  usd: number;
}

export interface IdempotencyKeys {
  body_hash: string;
  client_id: string;
  created_at: Generated<Timestamp>;
  job_id: string | null;
  key: string;
  lease_expires_at: Timestamp;
  method: string;
  response: Json | null;
  route: string;
  token: string;
}

export interface Identities {
  created_at: Generated<Timestamp>;
  id: string;
  password_hash: string | null;
  provider: string;
  provider_account_id: string;
  updated_at: Generated<Timestamp>;
  user_id: string;
}

export interface Invitations {
  client_id: string;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: string;
  invited_by: string;
  note: Generated<string>;
  revoked_at: Timestamp | null;
  role: 'owner' | 'member';
  token_hash: Buffer;
  used_at: Timestamp | null;
}

export interface Jobs {
  cause: string | null;
  client_id: string;
  completed_at: Timestamp | null;
  deliveries: Generated<number>;
  failure: Json | null;
  fence: Generated<number>;
  id: string;
  input: Json;
  kind: string;
  phase: string | null;
  progress: Generated<number>;
  queue: 'interactive' | 'batch';
  queued_at: Generated<Timestamp>;
  result: Json | null;
  start_deadline: Timestamp;
  started_at: Timestamp | null;
  status: Generated<'queued' | 'running' | 'completed' | 'failed'>;
  swept_at: Timestamp | null;
  timeout_ms: number;
  traceparent: string | null;
  turn_group: Generated<string>;
  worker: string | null;
}

export interface JobSteps {
  attempts: number;
  cause: string | null;
  finished_at: Timestamp | null;
  first_started_at: Generated<Timestamp>;
  job_id: string;
  name: string;
  result: Json | null;
  started_at: Generated<Timestamp>;
}

export interface LedgerAccounts {
  balance: number | null;
  client_id: string | null;
  id: string;
}

export interface LedgerCarriedBalances {
  account_id: string;
  balance: number;
}

export interface LedgerEntries {
  account_id: string;
  amount: number;
  transfer_id: number;
}

export interface LedgerFlowCheckpoint {
  credits_by_kind: Json;
  last_transfer_id: number;
  single_row: Generated<boolean>;
}

export interface LedgerHolds {
  amount: number;
  charged: number | null;
  client_id: string;
  closed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  order_id: string;
}

export interface LedgerMonths {
  closed_at: Generated<Timestamp>;
  credits_by_kind: Json;
  digest: string;
  last_transfer_id: number;
  month: Timestamp;
  transfers: number;
}

export interface LedgerTransfers {
  amount: number;
  balance: number;
  client_id: string;
  created_at: Generated<Timestamp>;
  from_account: string;
  id: Generated<number>;
  key: string;
  kind: string;
  reason: string;
  to_account: string;
}

export interface LedgerVerification {
  finished_at: Timestamp;
  problems: number;
  single_row: Generated<boolean>;
}

export interface Logos {
  client_id: string;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  id: string;
  object_key: string;
}

export interface Memberships {
  chosen_at: Generated<Timestamp>;
  client_id: string;
  created_client: Generated<boolean>;
  joined_at: Generated<Timestamp>;
  role: 'owner' | 'member';
  unconfirmed: Generated<boolean>;
  user_id: string;
  video_mail: Generated<boolean>;
}

export interface Migrations {
  applied_at: Generated<Timestamp>;
  checksum: string;
  name: string;
  requires: number | null;
}

export interface ObjectDeletions {
  deleted_at: Timestamp | null;
  due_at: Timestamp;
  key: string;
}

export interface Orders {
  character_id: string | null;
  client_id: string;
  created_at: Generated<Timestamp>;
  credits_actual: number | null;
  credits_estimated: number;
  job_id: string;
  kind: string;
  line_items: Json;
  metadata: Generated<Json>;
  request: Json | null;
  voice_id: string | null;
}

export interface Passkeys {
  counter: number;
  created_at: Generated<Timestamp>;
  credential_id: string;
  id: string;
  last_used_at: Timestamp | null;
  name: string;
  public_key: Buffer;
  synced: boolean;
  transports: string[];
  user_id: string;
}

export interface PaymentEvents {
  handled_at: Generated<Timestamp>;
  id: string;
  type: string;
}

export interface PaymentReversals {
  amount_cents: number;
  created_at: Generated<Timestamp>;
  credits: number;
  id: string;
  kind: 'refund' | 'dispute';
  purchase_id: string;
}

export interface Processes {
  batch_busy: number | null;
  batch_slots: number;
  draining: boolean;
  interactive_busy: number | null;
  interactive_slots: number;
  name: string;
  seen_at: Generated<Timestamp>;
  serves: boolean;
  session_key: string | null;
  started_at: Generated<Timestamp>;
  version: string;
}

export interface Purchases {
  amount_cents: number;
  buyer_email: string;
  buyer_name: string;
  checkout_session_id: string | null;
  client_id: string;
  created_at: Generated<Timestamp>;
  credits: number;
  currency: string;
  id: string;
  paid_at: Timestamp | null;
  payment_id: string | null;
  provider: 'stripe' | 'test';
  reversals_version: Generated<number>;
  state: Generated<'open' | 'processing' | 'paid' | 'failed' | 'expired'>;
}

export interface RateLimits {
  count: number;
  key: string;
  window_started_at: Generated<Timestamp>;
}

export interface ReceiptNumbers {
  last_number: number;
  series: string;
}

export interface Receipts {
  buyer: Json | null;
  client_name: string;
  issued_at: Generated<Timestamp>;
  number: string;
  purchase_id: string;
  seller: Json;
  tax: Json | null;
  test: boolean;
}

export interface RemoteOperations {
  abandoned: Generated<boolean>;
  cancel_attempts: Generated<number>;
  cancel_error: string | null;
  engine: string;
  job_id: string;
  next_cancel_at: Generated<Timestamp>;
  number: number;
  ref: string | null;
  step: string;
}

export interface Sandboxes {
  client_id: string;
  live_client_id: string;
  refilled_on: Timestamp | null;
}

export interface Sessions {
  client_id: string | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: string;
  ip_address: string | null;
  token: string;
  updated_at: Generated<Timestamp>;
  user_agent: string | null;
  user_id: string;
}

export interface ShareLinks {
  client_id: string;
  created_at: Generated<Timestamp>;
  downloads: boolean;
  indexed: boolean;
  job_id: string;
  title: string;
  token: string;
}

export interface StorageChecks {
  deleted_orphans: Generated<number>;
  finished_at: Timestamp | null;
  heartbeat_at: Generated<Timestamp>;
  id: Generated<number>;
  missing: Generated<string[]>;
  missing_objects: Generated<number>;
  objects: Generated<number>;
  orphan_bytes: Generated<number>;
  orphans: Generated<number>;
  started_at: Generated<Timestamp>;
}

export interface StorageDays {
  bytes: number;
  database_bytes: number;
  day: Timestamp;
  objects: number;
}

export interface StorageTotals {
  bytes: number;
  client_id: string;
  objects: number;
}

export interface StoredObjects {
  client_id: string | null;
  created_at: Generated<Timestamp>;
  job_id: string;
  kept: Generated<boolean>;
  key: string;
  sha256: string;
  size_bytes: number;
}

export interface TwoFactors {
  failed_attempts: Generated<number>;
  id: string;
  locked_until: Timestamp | null;
  recovery_codes: string;
  secret: string;
  user_id: string;
  verified: Generated<boolean>;
}

export interface Uploads {
  client_id: string;
  created_at: Generated<Timestamp>;
  id: string;
  kind: 'photo' | 'picture' | 'logo' | 'sample' | 'sound';
  last_used_at: Generated<Timestamp>;
  object_key: string;
  size_bytes: number;
}

export interface Users {
  created_at: Generated<Timestamp>;
  credentials_version: Generated<number>;
  email: string;
  email_verified: Generated<boolean>;
  id: string;
  image: string | null;
  language: string | null;
  name: string;
  operator: Generated<boolean>;
  time_zone: string | null;
  two_factor_enabled: Generated<boolean>;
  updated_at: Generated<Timestamp>;
}

export interface Verifications {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: string;
  identifier: string;
  updated_at: Generated<Timestamp>;
  value: string;
}

export interface VideoDays {
  client_id: string;
  count: number;
  day: Timestamp;
}

export interface VideoMails {
  attempts: Generated<number>;
  due_at: Timestamp | null;
  job_id: string;
  user_id: string;
}

export interface Videos {
  client_id: string;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  job_id: string;
  mode: 'talking_head' | 'scenes';
  search: string;
  title: string;
}

export interface VideoTotals {
  client_id: string;
  completed: number;
  failed: number;
  quarter_hour: Timestamp;
}

export interface VideoTurnarounds {
  bucket: number;
  count: number;
  day: Timestamp;
  kind: string;
}

export interface Voices {
  client_id: string;
  copies: Generated<Json>;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  engine_data: Json | null;
  gender: 'female' | 'male' | null;
  id: string;
  kind: 'cloned' | 'library';
  language: string | null;
  name: string;
  ready: Generated<boolean>;
  samples: Generated<Json>;
}

export interface WebhookDeliveries {
  attempts: Generated<Json>;
  client_id: string;
  created_at: Generated<Timestamp>;
  data: Json;
  endpoint_id: string;
  event_id: string;
  failures: Generated<number>;
  id: string;
  lease: string | null;
  leased_until: Timestamp | null;
  next_attempt_at: Generated<Timestamp | null>;
  status: Generated<'pending' | 'succeeded' | 'failed' | 'cancelled'>;
  type: 'video.completed' | 'video.failed' | 'character.created' | 'credits.low' | 'webhook.test';
}

export interface WebhookEndpoints {
  client_id: string;
  created_at: Generated<Timestamp>;
  description: string;
  disabled_at: Timestamp | null;
  disabled_by: 'owner' | 'gone' | 'failure' | null;
  events: string[];
  failing_since: Timestamp | null;
  id: string;
  notice_due_at: Timestamp | null;
  old_secret: string | null;
  old_secret_expires_at: Timestamp | null;
  secret: string;
  slow: Generated<boolean>;
  url: string;
}

export interface DB {
  api_keys: ApiKeys;
  api_requests: ApiRequests;
  asset_days: AssetDays;
  assets: Assets;
  audit_log: AuditLog;
  backups: Backups;
  billing_details: BillingDetails;
  brand_kits: BrandKits;
  characters: Characters;
  charge_totals: ChargeTotals;
  client_erasures: ClientErasures;
  client_turns: ClientTurns;
  clients: Clients;
  consents: Consents;
  credit_alerts: CreditAlerts;
  credit_mails: CreditMails;
  drafts: Drafts;
  engine_creations: EngineCreations;
  engine_faults: EngineFaults;
  engine_turns: EngineTurns;
  engine_usage: EngineUsage;
  engine_usage_totals: EngineUsageTotals;
  idempotency_keys: IdempotencyKeys;
  identities: Identities;
  invitations: Invitations;
  job_steps: JobSteps;
  jobs: Jobs;
  ledger_accounts: LedgerAccounts;
  ledger_carried_balances: LedgerCarriedBalances;
  ledger_entries: LedgerEntries;
  ledger_flow_checkpoint: LedgerFlowCheckpoint;
  ledger_holds: LedgerHolds;
  ledger_months: LedgerMonths;
  ledger_transfers: LedgerTransfers;
  ledger_verification: LedgerVerification;
  logos: Logos;
  memberships: Memberships;
  migrations: Migrations;
  object_deletions: ObjectDeletions;
  orders: Orders;
  passkeys: Passkeys;
  payment_events: PaymentEvents;
  payment_reversals: PaymentReversals;
  processes: Processes;
  purchases: Purchases;
  rate_limits: RateLimits;
  receipt_numbers: ReceiptNumbers;
  receipts: Receipts;
  remote_operations: RemoteOperations;
  sandboxes: Sandboxes;
  sessions: Sessions;
  share_links: ShareLinks;
  storage_checks: StorageChecks;
  storage_days: StorageDays;
  storage_totals: StorageTotals;
  stored_objects: StoredObjects;
  two_factors: TwoFactors;
  uploads: Uploads;
  users: Users;
  verifications: Verifications;
  video_days: VideoDays;
  video_mails: VideoMails;
  video_totals: VideoTotals;
  video_turnarounds: VideoTurnarounds;
  videos: Videos;
  voices: Voices;
  webhook_deliveries: WebhookDeliveries;
  webhook_endpoints: WebhookEndpoints;
}
