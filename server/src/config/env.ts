// The environment, read in one place: what may be set, in what form, and one message for all that is wrong with it.
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

/** An address of nothing but a scheme, a host and a port, in whatever spelling. */
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

/** Names as npm has them, and what `import` allows behind them. */
const PACKAGE = /^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*(\/[\w.-]+)*$/;

const packages = list.refine((items) => items.length > 0 && items.every((item) => PACKAGE.test(item)));

/** The engines that come with Greenroom. */
export const defaultEnginePackages = ['@greenroom/engine-studio'];

const truth = z.enum(['true', 'false']).transform((text) => text === 'true');

const address = (schemes: RegExp) => z.string().refine((text) => URL.canParse(text) && schemes.test(text));

const port = { form: 'a port from 1 to 65535' };
const count = { form: 'a whole number from 1 to 10000' };

const clientKey = z.string().min(1);
const clientKeyOf = (provider: string) => ({
  form: `the client id of an OAuth app at ${provider}`,
  about: `With it people can sign in by ${provider}.`,
});
const clientSecretOf = (name: string) => ({
  form: 'the secret that belongs to the client id',
  about: `Belongs to ${name}.`,
  secret: true as const,
});

const schema = z.object({
  HOST: setting(z.string().min(1).default('127.0.0.1'), {
    form: 'an address to listen on',
    about: 'The address on which the API and the metrics listen. `0.0.0.0` opens them to the network.',
    otherwise: '127.0.0.1',
  }),
  PORT: setting(whole(1, 65_535).default(8080), { ...port, about: 'The port of the API.', otherwise: '8080' }),
  PUBLIC_URL: setting(address(/^https?:\/\/[^?#]+$/).optional(), {
    form: 'an http or https address without query',
    about: 'Where partners reach the service; the addresses of assets begin with it. Set it behind a proxy.',
    otherwise: 'made of HOST and PORT',
  }),
  TRUST_PROXY: setting(truth.default(false), {
    form: 'true or false',
    about: 'Whether the `X-Forwarded-*` headers are believed. Only behind a proxy that sets them itself.',
    otherwise: 'false',
  }),
  DATA_DIR: setting(z.string().min(1).default('./data'), {
    form: 'a folder',
    about: 'Where objects, scratch files and the embedded database live. Back this folder up.',
    otherwise: './data',
  }),
  DATABASE_URL: setting(address(/^postgres(ql)?:\/\//).optional(), {
    form: 'an address that begins with postgresql://',
    about: 'A PostgreSQL server of your own, version 15 or newer.',
    otherwise: 'the embedded PostgreSQL 18 in DATA_DIR',
    secret: true,
  }),
  DATABASE_CONNECTIONS: setting(whole(8, 1_000).default(20), {
    form: 'a whole number from 8 to 1000',
    about:
      'Connections to the database that one process opens for requests and jobs; it needs four more for the queue and notifications. All of them must fit into the `max_connections` of the server, which is checked at the start.',
    otherwise: '20',
  }),
  KEY_PREFIX: setting(
    z
      .string()
      .regex(/^[a-z][a-z0-9]{0,15}$/)
      .default('gr'),
    {
      form: 'a lower-case letter and up to 15 letters or digits',
      about: 'What new API keys begin with. Keys issued before keep working.',
      otherwise: 'gr',
    },
  ),
  ENGINE_PACKAGES: setting(packages.default(defaultEnginePackages), {
    form: 'names of npm packages, separated by commas',
    about:
      'The engines that make voices, presenters and videos. The first one with a capability gets its new work; what an engine made goes back to that engine, so keep it in the list.',
    otherwise: '@greenroom/engine-studio',
  }),
  TRUSTED_INPUT_ORIGINS: setting(origins.default([]), {
    form: 'origins such as http://media.internal:9000, separated by commas',
    about:
      'Origins from which inputs may be loaded although they are not https or not public: your own object store, or tests. Whoever may name a URL there reaches it.',
    otherwise: 'none',
  }),
  RATE_LIMIT: setting(whole(1, 1_000_000).optional(), {
    form: 'a whole number from 1 to 1000000',
    about: 'Requests that each API key may send in a minute, counted over all processes.',
    otherwise: 'no limit',
  }),
  MAX_ACTIVE_JOBS: setting(whole(1, 10_000).default(5), {
    ...count,
    about: 'Videos that one client may have queued or running.',
    otherwise: '5',
  }),
  MAX_CLONED_VOICES: setting(whole(1, 10_000).default(3), {
    ...count,
    about: 'Cloned voices that one client may keep.',
    otherwise: '3',
  }),
  MAX_LIBRARY_VOICES: setting(whole(1, 10_000).default(10), {
    ...count,
    about: 'Library voices that one client may keep.',
    otherwise: '10',
  }),
  JOB_START_LIMIT: setting(durationMs.default(7_200_000), {
    form: 'a duration such as 90s, 45m or 2h',
    about: 'A video that has not begun by then fails and is refunded.',
    otherwise: '2h',
  }),
  WORKER_CONCURRENCY: setting(whole(1, 1_000).optional(), {
    form: 'a whole number from 1 to 1000',
    about: 'Videos that one worker has under way at once.',
    otherwise: 'the number of cores',
  }),
  TASK_PROCESSES: setting(whole(1, 1_000).optional(), {
    form: 'a whole number from 1 to 1000',
    about:
      'Task processes that do the heavy work of each process, one of them for short work. Each may use a core (two for a video) and some hundred MB.',
    otherwise: 'the number of cores, and one',
  }),
  SIGNUP: setting(z.enum(['open', 'invite', 'closed']).optional(), {
    form: 'one of open, invite, closed',
    about: 'Who may sign up on the dashboard: everybody, whoever has an invitation, or nobody.',
    otherwise: 'open where HOST and PUBLIC_URL are this machine alone, else invite',
  }),
  SIGNUP_CREDITS: setting(whole(0, 1_000_000).optional(), {
    form: 'a whole number from 0 to 1000000',
    about: 'Credits that whoever signs up without an invitation gets to try things.',
    otherwise: '500 where HOST and PUBLIC_URL are this machine alone, else 0',
  }),
  SESSION_SECRET: setting(z.string().trim().min(MIN_SECRET_LENGTH).optional(), {
    form: `a random text of at least ${MIN_SECRET_LENGTH} characters, such as openssl rand -base64 48 makes`,
    about:
      'Signs the cookies of people who are signed in. Set the same on every machine that serves the dashboard; a new one signs everybody out.',
    otherwise: 'made at the first start and kept in DATA_DIR/session-secret',
    secret: true,
  }),
  SMTP_URL: setting(address(/^smtps?:\/\//).optional(), {
    form: 'an address that begins with smtp:// or smtps://',
    about:
      'The mail server, with user and password. Sends links to confirm e-mail addresses and to reset passwords. Needs MAIL_FROM.',
    otherwise: 'no mail; `greenroom user create-reset-link` makes the links',
    secret: true,
  }),
  MAIL_FROM: setting(z.string().regex(/@/).optional(), {
    form: 'an e-mail address',
    about: 'Who mails come from.',
    otherwise: 'none',
  }),
  GITHUB_CLIENT_ID: setting(clientKey.optional(), { ...clientKeyOf('GitHub'), otherwise: 'no sign-in by GitHub' }),
  GITHUB_CLIENT_SECRET: setting(clientKey.optional(), { ...clientSecretOf('GITHUB_CLIENT_ID'), otherwise: 'none' }),
  GOOGLE_CLIENT_ID: setting(clientKey.optional(), { ...clientKeyOf('Google'), otherwise: 'no sign-in by Google' }),
  GOOGLE_CLIENT_SECRET: setting(clientKey.optional(), { ...clientSecretOf('GOOGLE_CLIENT_ID'), otherwise: 'none' }),
  STRIPE_SECRET_KEY: setting(
    z
      .string()
      .regex(/^(sk|rk)_\w+$/)
      .optional(),
    {
      form: 'a key that begins with sk_ or rk_',
      about: 'The secret key of the Stripe account by which credits are bought. Needs STRIPE_WEBHOOK_SECRET.',
      otherwise: 'credits cannot be bought',
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
        'What Stripe signs its events with, shown beside the endpoint `PUBLIC_URL/dashboard/stripe/webhook` there.',
      otherwise: 'none',
      secret: true,
    },
  ),
  STRIPE_API_BASE: setting(address(/^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?\/?$/).optional(), {
    form: 'an address on this machine',
    about: 'Where tests find a stand-in for Stripe.',
    otherwise: 'Stripe itself',
  }),
  TEST_CHECKOUT: setting(truth.optional(), {
    form: 'true or false',
    about:
      'Whether a checkout by which no money moves stands in for Stripe: whoever signs in can give themselves credits.',
    otherwise: 'true without Stripe where HOST and PUBLIC_URL are this machine alone, else false',
  }),
  BUSINESS_NAME: setting(z.string().max(120).optional(), {
    form: 'a name of at most 120 characters',
    about: 'Who sells the credits, as it stands on receipts.',
    otherwise: 'the host of PUBLIC_URL',
  }),
  BUSINESS_ADDRESS: setting(z.string().max(400).optional(), {
    form: 'lines of an address, separated by semicolons',
    about: 'The seller’s address on receipts.',
    otherwise: 'none',
  }),
  BUSINESS_TAX_ID: setting(z.string().max(60).optional(), {
    form: 'a text of at most 60 characters',
    about: 'The seller’s tax number on receipts.',
    otherwise: 'none',
  }),
  TAX_PERCENT: setting(z.coerce.number().positive().max(50).optional(), {
    form: 'a percentage above 0 and up to 50',
    about: 'The tax that the prices contain; receipts show it in a line of its own.',
    otherwise: 'no tax line',
  }),
  TAX_NAME: setting(z.string().max(30).default('VAT'), {
    form: 'a name of at most 30 characters',
    about: 'What that tax is called.',
    otherwise: 'VAT',
  }),
  METRICS_PORT: setting(whole(1, 65_535).optional(), {
    ...port,
    about: 'The port of the Prometheus metrics, at `/metrics` without a key.',
    otherwise: 'no metrics',
  }),
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'), {
    form: 'one of fatal, error, warn, info, debug, silent',
    about: 'How much is logged, as JSON lines on stdout.',
    otherwise: 'info',
  }),
});

export type Env = z.output<typeof schema>;

export interface Variable extends SettingDescription {
  name: string;
}

/** The variables of a schema, in its order. */
export const variablesOf = ({ shape }: z.ZodObject): Variable[] =>
  Object.entries(shape).map(([name, type]) => {
    const description = settingDescriptions.get(type as z.ZodType);
    if (!description) throw new Error(`The setting ${name} has no description.`);
    return { name, ...description };
  });

/** Every variable of the service, in the order of the documentation. */
export const variables: readonly Variable[] = variablesOf(schema);

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Throws an `OperatorError` that names everything that is wrong at once; values are shown unless they may hold a secret.
 * An empty value counts as not set.
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
      ({ name, form, secret }) => `${name} must be ${form}${secret ? '' : `, and is ${JSON.stringify(filled[name])}`}.`,
    );
  throw new OperatorError(complaints.join('\n'));
}

export const readEnv = (source?: Source): Env => readSettings(schema, source);
