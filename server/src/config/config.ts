// Derives the service's configuration from the environment and the number of cores.
import { resolve } from 'node:path';
import type { PortName } from '@greenroom/engine-kit/ports/ports';
import { OperatorError } from '../kernel/operator-error.ts';
import type { AssetRetentionDays } from '../library/expired-assets.ts';
import type { S3Account, S3Settings } from '../storage/s3-client.ts';
import type { SamplerChoice } from '../telemetry/telemetry.ts';
import type { EngineChoice } from './engine-settings.ts';
import type { Env } from './env.ts';

export interface Config {
  host: string;
  port: number;
  /** Without a trailing slash. */
  publicUrl: string;
  trustProxy: boolean;
  /** Absolute. */
  dataDir: string;
  /** Where objects are stored. The disk's are in `dataDir`. */
  storage: StorageKind;
  /** Where objects are that `storage` lacks. */
  storageFallback: StorageKind | undefined;
  s3Account: S3Account;
  /** The bucket for stored files, even if it is not used at the moment. */
  s3Bucket: string | undefined;
  /** Undefined if neither of them is `s3`. */
  s3: S3Settings | undefined;
  /** Where browsers reach the bucket. Undefined: where the service does. */
  s3PublicEndpoint: string | undefined;
  /** Whether assets are redirected to the bucket. */
  assetDelivery: 'proxy' | 'redirect';
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** Of the same database through a pooler in transaction mode, for requests and jobs. Undefined: there is none. */
  poolerUrl: string | undefined;
  /** Of a read replica for reports. Undefined: the primary is used. */
  replicaUrl: string | undefined;
  /** The maximum of one process for requests and jobs. */
  databaseConnections: number;
  keyPrefix: string;
  /** The engines' packages, preferred ones first. */
  enginePackages: readonly string[];
  /** The chosen engines of each port, the first choice first. A port that is absent uses every engine that has it. */
  engineChoices: { readonly [P in PortName]?: readonly EngineChoice[] };
  /** Multiplies the estimated length of speech. */
  speechPace: number;
  /** The path of a JSON file with prices of providers. */
  engineRates: string | undefined;
  /** In the form of `URL.origin`. */
  trustedInputOrigins: readonly string[];
  /** In the form of `URL.origin`. */
  trustedWebhookOrigins: readonly string[];
  /** For each API key, counted for all processes together. Undefined: no limit. */
  requestsPerMinute: number | undefined;
  maxActiveJobs: number;
  maxVoices: { cloned: number; library: number };
  /** Whether each client gets one stock presenter free. */
  freeStockPresenter: boolean;
  jobStartLimitMs: number;
  /** A kind that is absent is kept for good. */
  assetRetentionDays: AssetRetentionDays;
  /** Each a path or PEM. Undefined: nothing is signed. */
  signing: { certificate: string; privateKey: string } | undefined;
  /** Whether all videos show the label "AI presenter". */
  requiresAiLabel: boolean;
  workerConcurrency: number;
  /** Task processes of each process. */
  taskProcesses: number;
  signUp: { mode: 'open' | 'invite' | 'closed'; credits: number };
  /** Test credits of a sandbox for each day. 0: there are no sandboxes. */
  sandboxDailyCredits: number;
  /** Signs session cookies. Undefined: it is stored in a file in `dataDir`. */
  sessionSecret: string | undefined;
  /** Undefined: no e-mail is sent. */
  mail: { url: string; from: string } | undefined;
  /** The providers for sign-in. */
  providers: { github: ProviderKeys | undefined; google: ProviderKeys | undefined };
  /** Undefined: Stripe is not set up. */
  stripe: { secretKey: string; webhookSecret: string; apiBase: string | undefined } | undefined;
  /** A checkout without money: `local` if only this machine can reach the service, `forced` if others might. */
  testCheckout: 'off' | 'local' | 'forced';
  /** As shown on receipts. */
  seller: {
    name: string;
    address: string[];
    taxId: string | null;
    tax: { name: string; percent: number } | null;
  };
  metricsPort: number | undefined;
  /** Undefined: nothing is sent to an OpenTelemetry collector. */
  telemetry: { sampler: SamplerChoice } | undefined;
  logLevel: string;
}

export type StorageKind = 'disk' | 's3';

export interface ProviderKeys {
  clientId: string;
  clientSecret: string;
}

/** Throws an `OperatorError` for incomplete or conflicting settings. */
export function configOf(env: Env, { cores }: { cores: number }): Config {
  const publicUrl = (env.PUBLIC_URL ?? localUrlOf(env)).replace(/\/+$/, '');
  const local = isLoopback(env.HOST) && isLocalUrl(publicUrl);
  const mail = readPair(env, 'SMTP_URL', 'MAIL_FROM');
  const signing = readPair(env, 'C2PA_CERTIFICATE', 'C2PA_PRIVATE_KEY');
  const stripe = readPair(env, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    trustProxy: env.TRUST_PROXY,
    dataDir: resolve(env.DATA_DIR),
    ...storageOf(env),
    ...databaseOf(env),
    replicaUrl: env.DATABASE_REPLICA_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    keyPrefix: env.KEY_PREFIX,
    enginePackages: env.ENGINE_PACKAGES,
    engineChoices: chosenEngines(env),
    engineRates: env.ENGINE_RATES,
    speechPace: env.SPEECH_PACE / 100,
    trustedInputOrigins: env.TRUSTED_INPUT_ORIGINS,
    trustedWebhookOrigins: env.TRUSTED_WEBHOOK_ORIGINS,
    requestsPerMinute: env.RATE_LIMIT,
    maxActiveJobs: env.MAX_ACTIVE_JOBS,
    maxVoices: { cloned: env.MAX_CLONED_VOICES, library: env.MAX_LIBRARY_VOICES },
    freeStockPresenter: env.FREE_STOCK_PRESENTER,
    jobStartLimitMs: env.JOB_START_LIMIT,
    assetRetentionDays: env.ASSET_RETENTION,
    signing: signing && { certificate: signing[0], privateKey: signing[1] },
    requiresAiLabel: env.AI_LABEL === 'always',
    workerConcurrency: env.WORKER_CONCURRENCY ?? cores,
    taskProcesses: env.TASK_PROCESSES ?? cores + 1,
    signUp: {
      mode: env.SIGNUP ?? (local ? 'open' : 'invite'),
      credits: env.SIGNUP_CREDITS ?? (local ? TRIAL_CREDITS : 0),
    },
    sandboxDailyCredits: env.SANDBOX_DAILY_CREDITS,
    sessionSecret: env.SESSION_SECRET,
    mail: mail && { url: mail[0], from: mail[1] },
    providers: {
      github: keysOf(readPair(env, 'GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET')),
      google: keysOf(readPair(env, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')),
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
    telemetry:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { sampler: { name: env.OTEL_TRACES_SAMPLER, ratio: env.OTEL_TRACES_SAMPLER_ARG } },
    logLevel: env.LOG_LEVEL,
  };
}

function storageOf(
  env: Env,
): Pick<
  Config,
  'storage' | 'storageFallback' | 's3Account' | 's3Bucket' | 's3' | 's3PublicEndpoint' | 'assetDelivery'
> {
  const { STORAGE: storage, STORAGE_FALLBACK: storageFallback, ASSET_DELIVERY: assetDelivery } = env;
  if (assetDelivery === 'redirect' && storage !== 's3')
    throw new OperatorError('ASSET_DELIVERY=redirect needs STORAGE=s3. Remove it, or store files in S3.');
  if (storage === storageFallback)
    throw new OperatorError(`STORAGE_FALLBACK must be another store than STORAGE, but both are ${storage}.`);
  const keys = readPair(env, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  const s3Account: S3Account = {
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    credentials: keys && { accessKeyId: keys[0], secretAccessKey: keys[1] },
    pathStyle: env.S3_PATH_STYLE,
  };
  const s3Bucket = env.S3_BUCKET;
  const usesS3 = storage === 's3' || storageFallback === 's3';
  if (usesS3 && s3Bucket === undefined)
    throw new OperatorError('The store s3 needs S3_BUCKET. Set it to the name of a bucket.');
  const s3 = usesS3 && s3Bucket !== undefined ? { ...s3Account, bucket: s3Bucket } : undefined;
  return { storage, storageFallback, s3Account, s3Bucket, s3, s3PublicEndpoint: env.S3_PUBLIC_ENDPOINT, assetDelivery };
}

function databaseOf({ DATABASE_URL, DATABASE_DIRECT_URL }: Env): Pick<Config, 'databaseUrl' | 'poolerUrl'> {
  if (DATABASE_DIRECT_URL === undefined) return { databaseUrl: DATABASE_URL, poolerUrl: undefined };
  if (DATABASE_URL === undefined)
    throw new OperatorError('DATABASE_DIRECT_URL needs DATABASE_URL. Set DATABASE_URL to the URL of the pooler.');
  return { databaseUrl: DATABASE_DIRECT_URL, poolerUrl: DATABASE_URL };
}

const chosenEngines = (env: Env): Config['engineChoices'] => {
  const choices = {
    characterSheet: env.ENGINE_CHARACTER_SHEET,
    firstFrame: env.ENGINE_FIRST_FRAME,
    speech: env.ENGINE_SPEECH,
    voiceLibrary: env.ENGINE_VOICE_LIBRARY,
    voiceClone: env.ENGINE_VOICE_CLONE,
    talkingHead: env.ENGINE_TALKING_HEAD,
    sceneClip: env.ENGINE_SCENE_CLIP,
    lipsync: env.ENGINE_LIPSYNC,
    transcription: env.ENGINE_TRANSCRIPTION,
  } satisfies Record<PortName, unknown>;
  return Object.fromEntries(Object.entries(choices).filter(([, chosen]) => chosen !== undefined));
};

/** Enough for a presenter, a voice and a first video. */
const TRIAL_CREDITS = 500;

function testCheckoutOf(
  { TEST_CHECKOUT }: Env,
  { local, stripe }: { local: boolean; stripe: boolean },
): Config['testCheckout'] {
  if (stripe && TEST_CHECKOUT)
    throw new OperatorError('TEST_CHECKOUT and STRIPE_SECRET_KEY are mutually exclusive. Unset one of them.');
  if (stripe || !(TEST_CHECKOUT ?? local)) return 'off';
  return local ? 'local' : 'forced';
}

type Text =
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'C2PA_CERTIFICATE'
  | 'C2PA_PRIVATE_KEY'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | `${'GITHUB' | 'GOOGLE'}_CLIENT_${'ID' | 'SECRET'}`;

function readPair(env: Env, one: Text, other: Text): [string, string] | undefined {
  const values = [env[one], env[other]] as const;
  if (values[0] !== undefined && values[1] !== undefined) return [values[0], values[1]];
  if (values[0] === values[1]) return undefined;
  throw new OperatorError(`${one} and ${other} must be set together. Set both or neither.`);
}

const keysOf = (keys: [string, string] | undefined): ProviderKeys | undefined =>
  keys && { clientId: keys[0], clientSecret: keys[1] };

/** Whether the host is loopback. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Whether the URL's host is loopback. */
const isLocalUrl = (url: string): boolean => isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''));

function localUrlOf({ HOST, PORT }: Env): string {
  // A wildcard address cannot be opened.
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}
