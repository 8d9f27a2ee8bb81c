// Defaults, validation and error messages of the environment, and the generated configuration page.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setting } from '@greenroom/engine-kit/settings';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { importEngines } from '../engines/open-engines.ts';
import { configOf, isLoopback } from './config.ts';
import { defaultEnginePackages } from './engine-settings.ts';
import { readEnv, readSettings, variables } from './env.ts';
import { configurationPage, pageFile } from './page.ts';

const config = (env: Record<string, string> = {}) => configOf(readEnv(env), { cores: 4 });

test('by default only this machine can reach the service', () => {
  expect(config()).toEqual({
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'http://127.0.0.1:8080',
    trustProxy: false,
    dataDir: join(process.cwd(), 'data'),
    storage: 'disk',
    s3Account: { region: 'us-east-1', endpoint: undefined, credentials: undefined, pathStyle: false },
    assetDelivery: 'proxy',
    databaseUrl: undefined,
    poolerUrl: undefined,
    replicaUrl: undefined,
    databaseConnections: 20,
    keyPrefix: 'gr',
    enginePackages: defaultEnginePackages,
    engineChoices: {},
    engineRates: undefined,
    speechPace: 1,
    trustedInputOrigins: [],
    trustedWebhookOrigins: [],
    requestsPerMinute: undefined,
    maxActiveJobs: 5,
    signing: undefined,
    requiresAiLabel: false,
    maxVoices: { cloned: 3, library: 10 },
    freeStockPresenter: true,
    jobStartLimitMs: 7_200_000,
    assetRetentionDays: {},
    workerConcurrency: 4,
    taskProcesses: 5,
    signUp: { mode: 'open', credits: 500 },
    sandboxDailyCredits: 500,
    sessionSecret: undefined,
    mail: undefined,
    providers: { github: undefined, google: undefined },
    stripe: undefined,
    testCheckout: 'local',
    seller: { name: '127.0.0.1:8080', address: [], taxId: null, tax: null },
    metricsPort: undefined,
    telemetry: undefined,
    logLevel: 'info',
  });
});

test('S3 needs a bucket, as the store and as the fallback, which must be another store', () => {
  expect(() => config({ STORAGE: 's3' })).toThrow('needs S3_BUCKET');
  expect(() => config({ STORAGE_FALLBACK: 's3' })).toThrow('needs S3_BUCKET');
  expect(() => config({ STORAGE_FALLBACK: 'disk' })).toThrow('must be another store');
  expect(() => config({ ASSET_DELIVERY: 'redirect' })).toThrow('needs STORAGE=s3');
  const s3 = { bucket: 'b', region: 'us-east-1', pathStyle: false };
  expect(config({ S3_BUCKET: 'b' }).s3).toBeUndefined();
  expect(config({ STORAGE_FALLBACK: 's3', S3_BUCKET: 'b' })).toMatchObject({
    storage: 'disk',
    storageFallback: 's3',
    s3,
  });
});

test('Stripe sells credits if both secrets are set; a test checkout replaces it on loopback only', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(config(stripe)).toMatchObject({
    stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: undefined },
    testCheckout: 'off',
  });
  expect(() => config({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('must be set together');
  expect(() => config({ ...stripe, TEST_CHECKOUT: 'true' })).toThrow('mutually exclusive');
  expect(() => config({ ...stripe, STRIPE_API_BASE: 'https://stripe.example' })).toThrow('STRIPE_API_BASE must be');
  expect(config({ TEST_CHECKOUT: 'false' }).testCheckout).toBe('off');
  for (const exposed of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://video.example' }]) {
    expect(config(exposed)).toMatchObject({ stripe: undefined, testCheckout: 'off' });
    expect(config({ ...exposed, TEST_CHECKOUT: 'true' }).testCheckout).toBe('forced');
  }
});

test('receipts name the seller and the included tax', () => {
  const set = { BUSINESS_NAME: 'Video Works', BUSINESS_ADDRESS: '1 Mill Lane; Ludlow;', TAX_PERCENT: '8.25' };
  expect(config(set).seller).toEqual({
    name: 'Video Works',
    address: ['1 Mill Lane', 'Ludlow'],
    taxId: null,
    tax: { name: 'VAT', percent: 8.25 },
  });
});

test('variables override the defaults', () => {
  const set = {
    HOST: '::1',
    PORT: '9000',
    TRUST_PROXY: 'true',
    TRUSTED_INPUT_ORIGINS: ' http://Media.internal:9000/, https://cdn.example:443 ',
    TRUSTED_WEBHOOK_ORIGINS: 'http://crm.internal:9000',
    JOB_START_LIMIT: '45m',
    ASSET_RETENTION: 'video:90d, tts_audio:30d',
    WORKER_CONCURRENCY: '2',
    RATE_LIMIT: '600',
    DATABASE_URL: 'postgresql://u:p@db/greenroom',
  };
  expect(config(set)).toMatchObject({
    publicUrl: 'http://[::1]:9000',
    trustedInputOrigins: ['http://media.internal:9000', 'https://cdn.example'],
    trustedWebhookOrigins: ['http://crm.internal:9000'],
    trustProxy: true,
    jobStartLimitMs: 2_700_000,
    assetRetentionDays: { video: 90, tts_audio: 30 },
    workerConcurrency: 2,
    requestsPerMinute: 600,
    databaseUrl: 'postgresql://u:p@db/greenroom',
  });
});

test('the public URL may have a path, and its trailing slash is removed', () => {
  expect(config({ PUBLIC_URL: 'https://video.example/greenroom/' }).publicUrl).toBe('https://video.example/greenroom');
  expect(config({ HOST: '0.0.0.0' }).publicUrl).toBe('http://127.0.0.1:8080');
});

test.each([
  [{}, 'open', 500],
  [{ HOST: '::1' }, 'open', 500],
  [{ HOST: '0.0.0.0' }, 'invite', 0],
  [{ PUBLIC_URL: 'https://video.example' }, 'invite', 0],
  [{ PUBLIC_URL: 'https://video.example', SIGNUP: 'open', SIGNUP_CREDITS: '50' }, 'open', 50],
  [{ SIGNUP: 'closed', SIGNUP_CREDITS: '0' }, 'closed', 0],
])('with %j sign-up is %s, with %i credits', (env, mode, credits) => {
  expect(config(env as Record<string, string>).signUp).toEqual({ mode, credits });
});

test('variables that belong together must be set together', () => {
  expect(config({ SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'g@example.com' }).mail).toEqual({
    url: 'smtps://u:p@mail.example',
    from: 'g@example.com',
  });
  expect(() => config({ SMTP_URL: 'smtp://mail.example' })).toThrow('SMTP_URL and MAIL_FROM must be set together');
  expect(() => config({ GITHUB_CLIENT_SECRET: 'x' })).toThrow('GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET');
});

test('a session secret can be set for several machines and must be long', () => {
  const key = 'k'.repeat(32);
  expect(config({ SESSION_SECRET: ` ${key} ` }).sessionSecret).toBe(key);
  const short = () => config({ SESSION_SECRET: 'k'.repeat(31) });
  expect(short).toThrow(/^SESSION_SECRET must be a random text of at least 32 characters/);
  expect(short).not.toThrow('kkk');
  expect(variables.find(({ name }) => name === 'SESSION_SECRET')).toMatchObject({ secret: true });
});

test('an empty variable counts as not set', () => {
  expect(config({ PORT: '', DATABASE_URL: ' ' })).toEqual(config());
});

test('all invalid variables are reported together, one line each', () => {
  const wrong = {
    PORT: 'http',
    KEY_PREFIX: 'My Keys',
    JOB_START_LIMIT: '2 hours',
    TRUSTED_INPUT_ORIGINS: 'media.internal',
  };
  expect(() => config(wrong)).toThrow(
    [
      'PORT must be a port from 1 to 65535, but is "http".',
      'KEY_PREFIX must be a lower-case letter and up to 15 letters or digits, but is "My Keys".',
      'TRUSTED_INPUT_ORIGINS must be origins such as http://media.internal:9000, separated by commas, but is "media.internal".',
      'JOB_START_LIMIT must be a duration such as 90s, 45m or 2h, but is "2 hours".',
    ].join('\n'),
  );
});

test.each([
  ['PORT', ['0', '65536', '80.5', '-1', '1e9']],
  ['TRUST_PROXY', ['yes', '1']],
  ['MAX_ACTIVE_JOBS', ['0', 'five']],
  ['PUBLIC_URL', ['example.com', 'ftp://example.com', 'https://example.com/?a=1']],
  ['TRUSTED_INPUT_ORIGINS', ['http://a.example/path', 'file:///etc', 'http://user@a.example', '*']],
  ['JOB_START_LIMIT', ['0s', '-1h', '2', '1d']],
  ['ASSET_RETENTION', ['video', 'video:0d', 'video:9h', 'photo:9d', 'video:9d,video:8d']],
  ['LOG_LEVEL', ['loud']],
])('%s rejects invalid values', (name, values) => {
  for (const value of values) expect(() => readEnv({ [name]: value })).toThrow(`${name} must be`);
});

test('the direct URL replaces that of the pooler wherever a session is needed', () => {
  const [pooler, direct] = ['postgresql://u:p@pooler/greenroom', 'postgresql://u:p@db/greenroom'];
  expect(config({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct })).toMatchObject({
    databaseUrl: direct,
    poolerUrl: pooler,
  });
  expect(() => config({ DATABASE_DIRECT_URL: direct })).toThrow('DATABASE_DIRECT_URL needs DATABASE_URL');
});

test('the error for an invalid database URL does not contain its password', () => {
  expect(() => readEnv({ DATABASE_URL: 'mysql://root:canary@db' })).toThrow(
    /^DATABASE_URL must be a URL that begins with postgresql:\/\/\.$/,
  );
});

test('loopback hosts are recognized', () => {
  expect(['127.0.0.1', '127.1.2.3', '::1', 'localhost'].every(isLoopback)).toBe(true);
  expect(['0.0.0.0', '::', '10.0.0.1', 'localhost.example'].some(isLoopback)).toBe(false);
});

test('every variable has a complete description', () => {
  for (const { name, form, about, default: preset } of variables) {
    expect(`${name} ${form} ${about} ${preset}`).not.toContain('undefined');
  }
});

const settings = z.object({
  ACME_API_KEY: setting(z.string().min(8), {
    form: 'a key of at least 8 characters',
    about: 'The key of an account at Acme.',
    default: 'none',
    secret: true,
  }),
});

test('an engine’s settings are validated and appear on the configuration page', () => {
  expect(readSettings(settings, { ACME_API_KEY: 'secret-key', PORT: 'x' })).toEqual({ ACME_API_KEY: 'secret-key' });
  expect(() => readSettings(settings, { ACME_API_KEY: 'short' })).toThrow(
    /^ACME_API_KEY must be a key of at least 8 characters\.$/,
  );
  const page = configurationPage([{ name: 'acme', settings, create: async () => ({}) }]);
  expect(page).toContain('| `ACME_API_KEY` | none | The key of an account at Acme. A key of at least 8 characters. |');
});

test('engines are chosen for each port, with models and fallbacks', () => {
  const { engineChoices } = config({ ENGINE_TALKING_HEAD: 'fal:veed/fabric-1.0, studio', ENGINE_SPEECH: 'elevenlabs' });
  expect(engineChoices).toEqual({
    talkingHead: [
      { engine: 'fal', model: 'veed/fabric-1.0' },
      { engine: 'studio', model: undefined },
    ],
    speech: [{ engine: 'elevenlabs', model: undefined }],
  });
  for (const wrong of ['fal:', ',', 'Fal', 'a b'])
    expect(() => config({ ENGINE_SPEECH: wrong })).toThrow('ENGINE_SPEECH');
});

test('engines are npm packages, preferred ones first', () => {
  expect(config({ ENGINE_PACKAGES: '@acme/engine, @greenroom/engine-studio' }).enginePackages).toEqual([
    '@acme/engine',
    '@greenroom/engine-studio',
  ]);
  for (const wrong of ['../engine', 'file:///etc', '@acme', ',']) {
    expect(() => readEnv({ ENGINE_PACKAGES: wrong })).toThrow('ENGINE_PACKAGES must be');
  }
});

test('docs/configuration.md is up to date; regenerate it with node server/src/config/page.ts', async () => {
  const engines = await importEngines(defaultEnginePackages);
  expect(await readFile(pageFile, 'utf8')).toBe(configurationPage(engines));
});
