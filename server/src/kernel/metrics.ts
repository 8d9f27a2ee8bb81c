// The metrics of a process in Prometheus format, without data of single clients.
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';

export interface QueueDepth {
  queue: string;
  queued: number;
  running: number;
  /** Zero if no job waits. */
  oldestQueuedSeconds: number;
}

export interface Metrics {
  /** `route` is the pattern, never the path. */
  observeRequest(served: { method: string; route: string; status: number; durationMs: number }): void;
  observeStep(end: { kind: string; step: string; seconds: number; outcome: string }): void;
  /** A call to an engine. `outcome`: `succeeded`, or the reason of its failure. */
  observeEngineCall(call: { engine: string; outcome: string }): void;
  /** Engines that only the operator can repair; `read` is called at every scrape. */
  watchEngineFaults(read: () => Promise<readonly { engine: string; reason: string }[]>): void;
  /** What the calls of all processes to providers cost, in US dollars by engine; `read` is called at every scrape. */
  watchEngineCosts(read: () => Promise<ReadonlyMap<string, number>>): void;
  /** The age of the latest backup in seconds; `read` is called at every scrape. */
  watchBackupAge(read: () => Promise<number>): void;
  /** How many stored files the last check missed; `read` is called at every scrape. */
  watchMissingFiles(read: () => Promise<number>): void;
  /** Milliseconds since 1970: when the certificate for content credentials expires. */
  setCertificateExpiry(expiresAt: number): void;
  /** The last verification of the ledger; `read` is called at every scrape. */
  watchLedgerVerification(read: () => Promise<{ problems: number; ageSeconds: number }>): void;
  /** Orders refunded in full, by kind of job. */
  readonly refunds: Counter<'kind'>;
  /** Requests to the partner API that are missing in the dashboard's list. */
  readonly unrecordedRequests: Counter;
  /** Attempts to deliver webhooks: `succeeded`, or why they failed. */
  readonly webhookAttempts: Counter<'outcome'>;
  /** All credits ever moved, by kind; `read` is called at every scrape. */
  watchCredits(read: () => Promise<ReadonlyMap<string, number>>): void;
  /** `read` is called at every scrape. If it fails the scrape fails, so that it is not mistaken for an empty queue. */
  watchQueue(read: () => Promise<readonly QueueDepth[]>): void;
  page(): Promise<{ contentType: string; body: string }>;
  /** The same as objects. */
  read(): Promise<MetricObjectWithValues<MetricValue<string>>[]>;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];
const STEP_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300, 600, 1_800];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'greenroom_http_request_duration_seconds',
    help: 'Requests by route, method and status.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: REQUEST_SECONDS,
    registers,
  });
  const steps = new Histogram({
    name: 'greenroom_job_step_duration_seconds',
    help: 'Duration of the attempts of job steps, by kind of job, step and outcome.',
    labelNames: ['kind', 'step', 'outcome'] as const,
    buckets: STEP_SECONDS,
    registers,
  });
  const engineCalls = new Counter({
    name: 'greenroom_engine_calls_total',
    help: 'Calls to engines, by engine and outcome.',
    labelNames: ['engine', 'outcome'] as const,
    registers,
  });
  const engineFaults = new Gauge({
    name: 'greenroom_engine_faults',
    help: 'Engines that only the operator can repair: a rejected key or an empty account.',
    labelNames: ['engine', 'reason'] as const,
    registers,
  });
  const engineCosts = new Counter({
    name: 'greenroom_engine_cost_usd_total',
    help: 'Cost of calls to providers in US dollars, by engine, since the day before the process started.',
    labelNames: ['engine'] as const,
    registers,
  });
  const backupAge = new Gauge({
    name: 'greenroom_backup_age_seconds',
    help: 'Time since the latest completed backup, or since the database was created if there is none.',
    registers,
  });
  const missingFiles = new Gauge({
    name: 'greenroom_storage_missing_files',
    help: 'Stored files that the last weekly check did not find, or found with another size.',
    registers,
  });
  // Without a certificate, it has no value.
  const certificateExpiry = new Gauge({
    name: 'greenroom_signing_certificate_expiry_timestamp_seconds',
    help: 'When the certificate for content credentials expires, in seconds since 1970.',
    labelNames: ['certificate'] as const,
    registers,
  });
  const ledgerProblems = new Gauge({
    name: 'greenroom_ledger_problems',
    help: 'Problems that the last verification of the ledger found.',
    registers,
  });
  const ledgerVerificationAge = new Gauge({
    name: 'greenroom_ledger_verification_age_seconds',
    help: 'Time since the last verification of the ledger, or since the database was created if there was none.',
    registers,
  });
  const refunds = new Counter({
    name: 'greenroom_refunds_total',
    help: 'Orders refunded in full.',
    labelNames: ['kind'] as const,
    registers,
  });
  const unrecordedRequests = new Counter({
    name: 'greenroom_api_requests_unrecorded_total',
    help: 'Requests to the partner API that could not be recorded for the list in the dashboard.',
    registers,
  });
  const webhookAttempts = new Counter({
    name: 'greenroom_webhook_attempts_total',
    help: 'Attempts to deliver webhooks, by outcome.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const credits = new Counter({
    name: 'greenroom_credits_total',
    help: 'Credits moved, by kind of transfer, up to a minute ago.',
    labelNames: ['kind'] as const,
    registers,
  });

  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['queue'] as const, registers });
  const queued = gauge('greenroom_jobs_queued', 'Jobs that wait to start, by queue.');
  const running = gauge('greenroom_jobs_running', 'Jobs that all workers are executing, by queue.');
  const oldest = gauge('greenroom_jobs_oldest_queued_seconds', 'How long the oldest queued job has waited, by queue.');
  let readCredits: () => Promise<ReadonlyMap<string, number>> = async () => new Map();
  let readFaults: () => Promise<readonly { engine: string; reason: string }[]> = async () => [];
  let readCosts: () => Promise<ReadonlyMap<string, number>> = async () => new Map();
  let readBackupAge = async (): Promise<number> => 0;
  let readMissingFiles = async (): Promise<number> => 0;
  let readLedgerVerification = async () => ({ problems: 0, ageSeconds: 0 });
  let readQueue: () => Promise<readonly QueueDepth[]> = async () => [];

  const refresh = async (): Promise<void> => {
    for (const { queue, ...depth } of await readQueue()) {
      queued.set({ queue }, depth.queued);
      running.set({ queue }, depth.running);
      oldest.set({ queue }, depth.oldestQueuedSeconds);
    }
    backupAge.set(await readBackupAge());
    missingFiles.set(await readMissingFiles());
    const verification = await readLedgerVerification();
    ledgerProblems.set(verification.problems);
    ledgerVerificationAge.set(verification.ageSeconds);
    const faults = await readFaults();
    engineFaults.reset();
    for (const { engine, reason } of faults) engineFaults.set({ engine, reason }, 1);
    const costs = await readCosts();
    engineCosts.reset();
    for (const [engine, usd] of costs) engineCosts.inc({ engine }, usd);
    const moved = await readCredits();
    credits.reset();
    for (const [kind, amount] of moved) credits.inc({ kind }, amount);
  };

  return {
    observeRequest({ method, route, status, durationMs }) {
      requests.observe({ route, method, status: String(status) }, durationMs / 1000);
    },
    observeStep({ kind, step, seconds, outcome }) {
      // One series for all scenes: the number of labels must be bounded.
      steps.observe({ kind, step: step.replace(/_?\d+$/, ''), outcome }, seconds);
    },
    observeEngineCall: (call) => engineCalls.inc(call),
    watchEngineFaults(read) {
      readFaults = read;
    },
    watchEngineCosts(read) {
      readCosts = read;
    },
    watchBackupAge(read) {
      readBackupAge = read;
    },
    watchMissingFiles(read) {
      readMissingFiles = read;
    },
    setCertificateExpiry(expiresAt) {
      certificateExpiry.set({ certificate: 'C2PA_CERTIFICATE' }, expiresAt / 1000);
    },
    watchLedgerVerification(read) {
      readLedgerVerification = read;
    },
    refunds,
    unrecordedRequests,
    webhookAttempts,
    watchQueue(read) {
      readQueue = read;
    },
    watchCredits(read) {
      readCredits = read;
    },
    async page() {
      await refresh();
      return { contentType: registry.contentType, body: await registry.metrics() };
    },
    async read() {
      await refresh();
      return registry.getMetricsAsJSON();
    },
  };
}
