// Reads the environment: the schema of every variable with its description, and one message for all invalid values.
import { type SettingDescription, setting, settingDescriptions } from '@greenroom/engine-kit/settings';
import { z } from 'zod';
import { OperatorError } from '../kernel/operator-error.ts';
import { accountSettings } from './account-settings.ts';
import { billingSettings } from './billing-settings.ts';
import { dataSettings } from './data-settings.ts';
import { engineSettings } from './engine-settings.ts';
import { limitSettings } from './limit-settings.ts';
import { markSettings } from './mark-settings.ts';
import { address, truth, whole } from './setting-types.ts';
import { telemetrySettings } from './telemetry-settings.ts';

const port = { form: 'a port from 1 to 65535' };

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
  ...dataSettings,
  ...engineSettings,
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
  ...limitSettings,
  ...markSettings,
  ...accountSettings,
  ...billingSettings,
  METRICS_PORT: setting(whole(1, 65_535).optional(), {
    ...port,
    about: 'The port on which each process serves Prometheus metrics at `/metrics`, without authentication.',
    default: 'no metrics',
  }),
  ...telemetrySettings,
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'), {
    form: 'one of fatal, error, warn, info, debug, silent',
    about: 'The minimum level of log lines, which are JSON on stdout.',
    default: 'info',
  }),
});

export type Env = z.output<typeof schema>;

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
