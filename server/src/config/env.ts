// Reads the environment: the schema of every variable with its description, and one message for all invalid values.
import { AssetKind } from '@greenroom/contract/assets';
import { type SettingDescription, setting, settingDescriptions } from '@greenroom/engine-kit/settings';
import { z } from 'zod';
import { MIN_SECRET_LENGTH } from '../dashboard-api/auth/secret.ts';
import { OperatorError } from '../kernel/operator-error.ts';

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const durationMs = z
  .string()
  .regex(/^[1-9]\d{0,5}(s|m|h)$/)
  .transform(
    (text) => Number.parseInt(text, 10) * { s: 1_000, m: 60_000, h: 3_600_000 }[text.at(-1) as 's' | 'm' | 'h'],
  );

/** Whether the URL has only a scheme, a host and a port. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text) || /[?#@]/.test(text)) return false;
  const { protocol, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/';
}

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const origins = list
  .refine((items) => items.every(isOrigin))
  .transform((items) => items.map((item) => new URL(item).origin));

/** Names of npm packages, optionally with a subpath. */
const PACKAGE = /^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*(\/[\w.-]+)*$/;

const packages = list.refine((items) => items.length > 0 && items.every((item) => PACKAGE.test(item)));

/** The engines that come with Greenroom. */
export const defaultEnginePackages = ['studio', 'elevenlabs', 'openai', 'fal', 'command', 'comfyui'].map(
  (name) => `@greenroom/engine-${name}`,
);

/** `fal:veed/fabric-1.0` names an engine and one of its models. */
const ENGINE_CHOICE = /^([a-z][a-z0-9-]*)(?::([\w./@-]+))?$/;

const engineChoices = list
  .refine((items) => items.length > 0 && items.every((item) => ENGINE_CHOICE.test(item)))
  .transform((items): EngineChoice[] =>
    items.map((item) => {
      const [, engine = '', model] = ENGINE_CHOICE.exec(item) ?? [];
      return { engine, model };
    }),
  );

const engineOf = (work: string) =>
  setting(engineChoices.optional(), {
    form: 'names of engines, each optionally with a model, separated by commas, such as elevenlabs,studio',
    about: `${work} The engines after the first are its fallbacks, in order.`,
    default: 'the first engine in ENGINE_PACKAGES that is set up and can do it',
  });

const RETENTION = new RegExp(`^(${AssetKind.options.join('|')}):([1-9]\\d{0,4})d$`);

const assetRetention = list
  .refine((items) => items.every((item) => RETENTION.test(item)))
  .transform((items) => items.map((item) => item.slice(0, -1).split(':') as [AssetKind, string]))
  .refine((items) => new Set(items.map(([kind]) => kind)).size === items.length)
  .transform((items): { [K in AssetKind]?: number } =>
    Object.fromEntries(items.map(([kind, days]) => [kind, Number(days)])),
  );

const truth = z.enum(['true', 'false']).transform((text) => text === 'true');

const address = (schemes: RegExp) => z.string().refine((text) => URL.canParse(text) && schemes.test(text));

const port = { form: 'a port from 1 to 65535' };
const count = { form: 'a whole number from 1 to 10000' };

const clientKey = z.string().min(1);
const clientKeyOf = (provider: string) => ({
  form: `the client ID of an OAuth app at ${provider}`,
  about: `Enables sign-in with ${provider}.`,
});
const clientSecretOf = (name: string) => ({
  form: 'the client secret of the OAuth app',
  about: `Required with ${name}.`,
  secret: true as const,
});

const schema = z.object({
  HOST: setting(z.string().min(1).default('127.0.0.1'), {
    form: 'an IP address or a host name',
    about: 'The address on which the API and the metrics listen. `0.0.0.0` exposes them to the network.',
    default: '127.0.0.1',
  }),
  PORT: setting(whole(1, 65_535).default(8080), { ...port, about: 'The port of the API.', default: '8080' }),
  PUBLIC_URL: setting(address(/^https?:\/\/[^?#]+$/).optional(), {
    form: 'an http or https URL without a query',
    about:
      'The URL at which partners and browsers reach the service; asset URLs begin with it. Set it behind a proxy: without PUBLIC_URL, Greenroom assumes that only this machine can reach it.',
    default: 'derived from HOST and PORT',
  }),
  TRUST_PROXY: setting(truth.default(false), {
    form: 'true or false',
    about: 'Whether to trust the `X-Forwarded-*` headers. Set it to true only behind a proxy that replaces them.',
    default: 'false',
  }),
  DATA_DIR: setting(z.string().min(1).default('./data'), {
    form: 'the path of a folder',
    about:
      'The folder of stored files (photos, recordings, videos), temporary files and the embedded PostgreSQL. Back it up.',
    default: './data',
  }),
  STORAGE: setting(z.enum(['disk', 's3']).default('disk'), {
    form: 'disk or s3',
    about: 'Where stored files are kept: below DATA_DIR, or in a bucket of Amazon S3 or a compatible service.',
    default: 'disk',
  }),
  S3_BUCKET: setting(z.string().min(1).optional(), {
    form: 'the name of a bucket',
    about: 'The bucket of `STORAGE=s3`. It must exist, and should be used for nothing else.',
    default: 'none',
  }),
  S3_REGION: setting(z.string().min(1).default('us-east-1'), {
    form: 'the name of a region',
    about: 'The region of the bucket.',
    default: 'us-east-1',
  }),
  S3_ENDPOINT: setting(address(/^https?:\/\/[^?#]+$/).optional(), {
    form: 'an http or https URL without a query',
    about: 'The address of an S3-compatible service.',
    default: 'Amazon S3 in S3_REGION',
  }),
  S3_PATH_STYLE: setting(truth.default(false), {
    form: 'true or false',
    about:
      'Whether the bucket is named in the path of the URL instead of its host, which most services other than Amazon S3 need.',
    default: 'false',
  }),
  S3_ACCESS_KEY_ID: setting(z.string().min(1).optional(), {
    form: 'text',
    about: 'The access key of the bucket. Set it together with S3_SECRET_ACCESS_KEY.',
    default: 'what the AWS SDK finds, such as the role of the machine or of the Kubernetes service account',
  }),
  S3_SECRET_ACCESS_KEY: setting(z.string().min(1).optional(), {
    form: 'text',
    about: 'The secret of S3_ACCESS_KEY_ID.',
    default: 'none',
    secret: true,
  }),
  DATABASE_URL: setting(address(/^postgres(ql)?:\/\//).optional(), {
    form: 'a URL that begins with postgresql://',
    about: 'Your own PostgreSQL server, version 15 or newer.',
    default: 'the embedded PostgreSQL 18 in DATA_DIR',
    secret: true,
  }),
  DATABASE_DIRECT_URL: setting(address(/^postgres(ql)?:\/\//).optional(), {
    form: 'a URL that begins with postgresql://',
    about:
      'The same database without its connection pooler, if DATABASE_URL is a pooler in transaction mode. Used for the job queue, notifications, migrations and commands.',
    default: 'DATABASE_URL is used for everything',
    secret: true,
  }),
  DATABASE_REPLICA_URL: setting(address(/^postgres(ql)?:\/\//).optional(), {
    form: 'a URL that begins with postgresql://',
    about:
      'A streaming replica of your own PostgreSQL server, not through a pooler. Usage charts, costs, the operator’s list of jobs and queue metrics are read from it, unless it is down or lags by more than 10 seconds.',
    default: 'the primary is used',
    secret: true,
  }),
  DATABASE_CONNECTIONS: setting(whole(8, 1_000).default(20), {
    form: 'a whole number from 8 to 1000',
    about:
      'The maximum number of database connections that one process opens for requests and jobs. It opens up to four more, always without a pooler, for the job queue and notifications. Checked at start against the limits of the server, the database and the role.',
    default: '20',
  }),
  KEY_PREFIX: setting(
    z
      .string()
      .regex(/^[a-z][a-z0-9]{0,15}$/)
      .default('gr'),
    {
      form: 'a lower-case letter and up to 15 letters or digits',
      about: 'The prefix of new API keys. Existing keys keep working.',
      default: 'gr',
    },
  ),
  ENGINE_PACKAGES: setting(packages.default(defaultEnginePackages), {
    form: 'names of npm packages, separated by commas',
    about:
      'The engines that can be used. An engine that needs a key or an address is off until it is set. The `ENGINE_…` variables choose an engine for each kind of work.',
    default: 'all engines that come with Greenroom, the built-in studio first',
  }),
  ENGINE_CHARACTER_SHEET: engineOf('Creates presenters and their reference sheets.'),
  ENGINE_FIRST_FRAME: engineOf('Draws first frames.'),
  ENGINE_SPEECH: engineOf('Speaks scripts. A voice is spoken by its own engine while that is set up.'),
  ENGINE_VOICE_LIBRARY: engineOf('Chooses stock voices.'),
  ENGINE_VOICE_CLONE: engineOf('Clones voices.'),
  ENGINE_TALKING_HEAD: engineOf('Renders talking heads.'),
  ENGINE_SCENE_CLIP: engineOf(
    'Renders the shots of scenes videos. A shot that the first engine cannot render goes to the next. `talking-head` instead of an engine: the engines of first frames and talking heads render the shots in which the presenter speaks.',
  ),
  ENGINE_LIPSYNC: engineOf('Moves the lips in clips whose engine did not.'),
  ENGINE_TRANSCRIPTION: engineOf('Finds the words of uploaded recordings.'),
  SPEECH_PACE: setting(whole(30, 300).default(100), {
    form: 'a whole number from 30 to 300',
    about:
      'The length of speech of your engine, in percent of what Greenroom assumes. Estimates and reservations follow it. `greenroom engine pace` says which value fits the videos made so far.',
    default: '100',
  }),
  ENGINE_RATES: setting(z.string().min(1).optional(), {
    form: 'the path of a JSON file',
    about:
      'Your own prices of providers, which replace the built-in ones: a list of `{"engine", "model", "unit", "usd", "asOf"}` as `greenroom engine rates` prints it.',
    default: 'the list prices that come with the engines',
  }),
  TRUSTED_INPUT_ORIGINS: setting(origins.default([]), {
    form: 'origins such as http://media.internal:9000, separated by commas',
    about:
      'Origins from which inputs may be loaded even if they use http or a private address, such as your own object store. Every client can make the service load any URL of these origins.',
    default: 'none',
  }),
  RATE_LIMIT: setting(whole(1, 1_000_000).optional(), {
    form: 'a whole number from 1 to 1000000',
    about: 'Requests per minute for each API key, counted for all processes together. Further requests return 429.',
    default: 'no limit',
  }),
  MAX_ACTIVE_JOBS: setting(whole(1, 10_000).default(5), {
    ...count,
    about: 'Videos that one client may have queued or running at once.',
    default: '5',
  }),
  MAX_CLONED_VOICES: setting(whole(1, 10_000).default(3), {
    ...count,
    about: 'Cloned voices that one client may keep.',
    default: '3',
  }),
  MAX_LIBRARY_VOICES: setting(whole(1, 10_000).default(10), {
    ...count,
    about: 'Stock voices that one client may keep.',
    default: '10',
  }),
  JOB_START_LIMIT: setting(durationMs.default(7_200_000), {
    form: 'a duration such as 90s, 45m or 2h',
    about: 'The longest time a video may wait. One that has not started by then fails and is refunded.',
    default: '2h',
  }),
  ASSET_RETENTION: setting(assetRetention.default({}), {
    form: `a list such as video:90d,tts_audio:30d of different kinds (${AssetKind.options.join(', ')}) with days from 1 to 99999`,
    about:
      'How long assets of a kind are kept. Older ones are deleted with their files, and their URLs, which are otherwise permanent, return 404: tell your partners before you set it. The sheet of a presenter stays until the presenter is deleted; jobs and receipts always stay.',
    default: 'all assets are kept for good',
  }),
  WORKER_CONCURRENCY: setting(whole(1, 1_000).optional(), {
    form: 'a whole number from 1 to 1000',
    about: 'Videos that one worker runs at once.',
    default: 'the number of cores',
  }),
  TASK_PROCESSES: setting(whole(1, 1_000).optional(), {
    form: 'a whole number from 1 to 1000',
    about:
      'Task processes for rendering, speech and decoding that each process of the service may run at once. One of them is reserved for short tasks. Each uses up to one core (two while it renders a video) and several hundred MB of memory.',
    default: 'the number of cores plus one',
  }),
  SIGNUP: setting(z.enum(['open', 'invite', 'closed']).optional(), {
    form: 'one of open, invite, closed',
    about:
      'Who may sign up on the dashboard: anyone (`open`), only people with an invitation (`invite`), or no one (`closed`).',
    default: 'open if HOST and PUBLIC_URL are loopback, else invite',
  }),
  SIGNUP_CREDITS: setting(whole(0, 1_000_000).optional(), {
    form: 'a whole number from 0 to 1000000',
    about: 'Free credits for a user who signs up without an invitation.',
    default: '500 if HOST and PUBLIC_URL are loopback, else 0',
  }),
  SESSION_SECRET: setting(z.string().trim().min(MIN_SECRET_LENGTH).optional(), {
    form: `a random text of at least ${MIN_SECRET_LENGTH} characters, such as the output of openssl rand -base64 48`,
    about:
      'Signs session cookies. Machines that do not share DATA_DIR need the same value. Changing it signs everyone out.',
    default: 'generated at the first start and stored in DATA_DIR/session-secret',
    secret: true,
  }),
  SMTP_URL: setting(address(/^smtps?:\/\//).optional(), {
    form: 'a URL that begins with smtp:// or smtps://',
    about:
      'The mail server, with user and password. Greenroom sends links that confirm e-mail addresses and reset passwords. Requires MAIL_FROM.',
    default: 'no e-mail; create links with `greenroom user create-reset-link`',
    secret: true,
  }),
  MAIL_FROM: setting(z.string().regex(/@/).optional(), {
    form: 'an e-mail address',
    about: 'The sender of e-mails.',
    default: 'none',
  }),
  GITHUB_CLIENT_ID: setting(clientKey.optional(), { ...clientKeyOf('GitHub'), default: 'no sign-in with GitHub' }),
  GITHUB_CLIENT_SECRET: setting(clientKey.optional(), { ...clientSecretOf('GITHUB_CLIENT_ID'), default: 'none' }),
  GOOGLE_CLIENT_ID: setting(clientKey.optional(), { ...clientKeyOf('Google'), default: 'no sign-in with Google' }),
  GOOGLE_CLIENT_SECRET: setting(clientKey.optional(), { ...clientSecretOf('GOOGLE_CLIENT_ID'), default: 'none' }),
  STRIPE_SECRET_KEY: setting(
    z
      .string()
      .regex(/^(sk|rk)_\w+$/)
      .optional(),
    {
      form: 'a key that begins with sk_ or rk_',
      about: 'The secret key of the Stripe account that sells credits. Requires STRIPE_WEBHOOK_SECRET.',
      default: 'no Stripe; see TEST_CHECKOUT',
      secret: true,
    },
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    z
      .string()
      .regex(/^whsec_\w+$/)
      .optional(),
    {
      form: 'a secret that begins with whsec_',
      about:
        'The signing secret of the webhook endpoint `PUBLIC_URL/dashboard/stripe/webhook` at Stripe. Required with STRIPE_SECRET_KEY.',
      default: 'none',
      secret: true,
    },
  ),
  STRIPE_API_BASE: setting(address(/^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?\/?$/).optional(), {
    form: 'a URL on this machine',
    about: 'The address of a simulated Stripe, for tests.',
    default: 'Stripe',
  }),
  TEST_CHECKOUT: setting(truth.optional(), {
    form: 'true or false',
    about:
      'Whether a test checkout, in which no money moves, replaces Stripe. Every team owner can then add credits without paying. Must not be true if STRIPE_SECRET_KEY is set.',
    default: 'true if Stripe is not set up and HOST and PUBLIC_URL are loopback, else false',
  }),
  BUSINESS_NAME: setting(z.string().max(120).optional(), {
    form: 'a name of at most 120 characters',
    about: 'The seller’s name on receipts.',
    default: 'the host of PUBLIC_URL',
  }),
  BUSINESS_ADDRESS: setting(z.string().max(400).optional(), {
    form: 'lines of an address, separated by semicolons',
    about: 'The seller’s address on receipts.',
    default: 'none',
  }),
  BUSINESS_TAX_ID: setting(z.string().max(60).optional(), {
    form: 'a text of at most 60 characters',
    about: 'The seller’s tax number on receipts.',
    default: 'none',
  }),
  TAX_PERCENT: setting(z.coerce.number().positive().max(50).optional(), {
    form: 'a percentage above 0 and up to 50',
    about: 'The tax included in the prices, shown on receipts.',
    default: 'no tax line',
  }),
  TAX_NAME: setting(z.string().max(30).default('VAT'), {
    form: 'a name of at most 30 characters',
    about: 'The name of the tax on receipts.',
    default: 'VAT',
  }),
  METRICS_PORT: setting(whole(1, 65_535).optional(), {
    ...port,
    about: 'The port on which each process serves Prometheus metrics at `/metrics`, without authentication.',
    default: 'no metrics',
  }),
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'), {
    form: 'one of fatal, error, warn, info, debug, silent',
    about: 'The minimum level of log lines, which are JSON on stdout.',
    default: 'info',
  }),
});

export type Env = z.output<typeof schema>;

/** An engine that the operator chose for a port. */
export interface EngineChoice {
  engine: string;
  model: string | undefined;
}

export interface Variable extends SettingDescription {
  name: string;
}

/** The variables of a schema, in order. */
export const variablesOf = ({ shape }: z.ZodObject): Variable[] =>
  Object.entries(shape).map(([name, type]) => {
    const description = settingDescriptions.get(type as z.ZodType);
    if (!description) throw new Error(`The setting ${name} has no description.`);
    return { name, ...description };
  });

/** All variables of the service, in the order of the documentation. */
export const variables: readonly Variable[] = variablesOf(schema);

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Throws an `OperatorError` that names all invalid variables, with their values unless they are secret. An empty value counts as
 * not set.
 */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  source: Source = process.env,
): z.output<Schema> {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const { success, data, error } = schema.safeParse(filled);
  if (success) return data;
  const wrong = new Set(error.issues.map(({ path }) => path[0]));
  const complaints = variablesOf(schema)
    .filter(({ name }) => wrong.has(name))
    .map(
      ({ name, form, secret }) => `${name} must be ${form}${secret ? '' : `, but is ${JSON.stringify(filled[name])}`}.`,
    );
  throw new OperatorError(complaints.join('\n'));
}

export const readEnv = (source?: Source): Env => readSettings(schema, source);
