// The configuration that the house is built from: pure, from the environment's values and the number of cores.
import { resolve } from 'node:path';
import { OperatorError } from '../kernel/operator-error.ts';
import type { Env } from './env.ts';

export interface Config {
  host: string;
  port: number;
  /** Without a slash at the end. */
  publicUrl: string;
  trustProxy: boolean;
  /** Absolute. */
  dataDir: string;
  /** Undefined: the embedded server in `dataDir`. */
  databaseUrl: string | undefined;
  /** Most connections of one process for requests and jobs. */
  databaseConnections: number;
  keyPrefix: string;
  /** Packages of engines, the preferred ones first. */
  enginePackages: readonly string[];
  /** Each as `URL.origin` writes it. */
  trustedInputOrigins: readonly string[];
  /** Of one key, counted in each process; undefined: no limit. */
  requestsPerMinute: number | undefined;
  maxActiveJobs: number;
  maxVoices: { cloned: number; library: number };
  jobStartLimitMs: number;
  workerConcurrency: number;
  /** Task processes of each process. */
  taskProcesses: number;
  signUp: { mode: 'open' | 'invite' | 'closed'; credits: number };
  /** Signs the sessions' cookies; undefined: a file in `dataDir` holds it. */
  sessionSecret: string | undefined;
  /** Undefined: no mail is sent. */
  mail: { url: string; from: string } | undefined;
  /** Those by which one can sign in. */
  providers: { github: ProviderKeys | undefined; google: ProviderKeys | undefined };
  /** Undefined: credits are not bought through Stripe. */
  stripe: { secretKey: string; webhookSecret: string; apiBase: string | undefined } | undefined;
  /** A checkout by which no money moves: `local` where nobody else gets there, `forced` where others might. */
  testCheckout: 'off' | 'local' | 'forced';
  /** As receipts have it. */
  seller: {
    name: string;
    address: string[];
    taxId: string | null;
    tax: { name: string; percent: number } | null;
  };
  metricsPort: number | undefined;
  logLevel: string;
}

export interface ProviderKeys {
  clientId: string;
  clientSecret: string;
}

/** Throws an `OperatorError` where variables that belong together are not all set. */
export function configOf(env: Env, { cores }: { cores: number }): Config {
  const publicUrl = (env.PUBLIC_URL ?? addressOf(env)).replace(/\/+$/, '');
  const local = isLoopback(env.HOST) && isLocalUrl(publicUrl);
  const mail = together(env, 'SMTP_URL', 'MAIL_FROM');
  const stripe = together(env, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    trustProxy: env.TRUST_PROXY,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    keyPrefix: env.KEY_PREFIX,
    enginePackages: env.ENGINE_PACKAGES,
    trustedInputOrigins: env.TRUSTED_INPUT_ORIGINS,
    requestsPerMinute: env.RATE_LIMIT,
    maxActiveJobs: env.MAX_ACTIVE_JOBS,
    maxVoices: { cloned: env.MAX_CLONED_VOICES, library: env.MAX_LIBRARY_VOICES },
    jobStartLimitMs: env.JOB_START_LIMIT,
    workerConcurrency: env.WORKER_CONCURRENCY ?? cores,
    taskProcesses: env.TASK_PROCESSES ?? cores + 1,
    signUp: {
      mode: env.SIGNUP ?? (local ? 'open' : 'invite'),
      credits: env.SIGNUP_CREDITS ?? (local ? TRIAL_CREDITS : 0),
    },
    sessionSecret: env.SESSION_SECRET,
    mail: mail && { url: mail[0], from: mail[1] },
    providers: {
      github: keysOf(together(env, 'GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET')),
      google: keysOf(together(env, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')),
    },
    stripe: stripe && { secretKey: stripe[0], webhookSecret: stripe[1], apiBase: env.STRIPE_API_BASE },
    testCheckout: testCheckoutOf(env, { local, stripe: stripe !== undefined }),
    seller: {
      name: env.BUSINESS_NAME ?? new URL(publicUrl).host,
      address: (env.BUSINESS_ADDRESS ?? '')
        .split(';')
        .map((line) => line.trim())
        .filter(Boolean),
      taxId: env.BUSINESS_TAX_ID ?? null,
      tax: env.TAX_PERCENT === undefined ? null : { name: env.TAX_NAME, percent: env.TAX_PERCENT },
    },
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
  };
}

/** Enough for a presenter, a voice and a first video. */
const TRIAL_CREDITS = 500;

function testCheckoutOf(
  { TEST_CHECKOUT }: Env,
  { local, stripe }: { local: boolean; stripe: boolean },
): Config['testCheckout'] {
  if (stripe && TEST_CHECKOUT) throw new OperatorError('TEST_CHECKOUT and STRIPE_SECRET_KEY exclude each other.');
  if (stripe || !(TEST_CHECKOUT ?? local)) return 'off';
  return local ? 'local' : 'forced';
}

type Text =
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | `${'GITHUB' | 'GOOGLE'}_CLIENT_${'ID' | 'SECRET'}`;

function together(env: Env, one: Text, other: Text): [string, string] | undefined {
  const values = [env[one], env[other]] as const;
  if (values[0] !== undefined && values[1] !== undefined) return [values[0], values[1]];
  if (values[0] === values[1]) return undefined;
  throw new OperatorError(`${one} and ${other} belong together: set both or neither.`);
}

const keysOf = (keys: [string, string] | undefined): ProviderKeys | undefined =>
  keys && { clientId: keys[0], clientSecret: keys[1] };

/** Whether only this machine can reach the service. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Whether an address leads to this machine alone. */
export const isLocalUrl = (url: string): boolean => isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''));

function addressOf({ HOST, PORT }: Env): string {
  // "Every address" is nowhere one could go to.
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}
