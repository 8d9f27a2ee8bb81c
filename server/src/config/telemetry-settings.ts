// The settings of traces and metrics sent to an OpenTelemetry collector, with the names that OpenTelemetry gave them.
import { setting } from '@greenroom/engine-kit/settings';
import { z } from 'zod';
import { address } from './setting-types.ts';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export const telemetrySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(address(/^https?:\/\/[^?#@]+$/).optional(), {
    form: 'an http or https URL without a query and a password',
    about:
      'An OpenTelemetry collector that accepts OTLP over HTTP, such as http://localhost:4318. Each process sends its traces and metrics there.',
    default: 'no traces; metrics only on METRICS_PORT',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: setting(z.string().optional(), {
    form: 'a list such as api-key=secret,x-scope=team',
    about: 'The headers of requests to the collector.',
    default: 'none',
    secret: true,
  }),
  OTEL_SERVICE_NAME: setting(z.string().optional(), {
    form: 'a name',
    about: 'The name of the service in traces and metrics.',
    default: 'greenroom',
  }),
  OTEL_TRACES_SAMPLER: setting(z.enum(samplers).default('parentbased_always_on'), {
    form: `one of ${samplers.join(', ')}`,
    about:
      'Which traces are recorded. Each request begins its own trace, so callers do not decide about it; the spans of a job follow the decision about its request.',
    default: 'parentbased_always_on',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting(z.coerce.number().min(0).max(1).default(1), {
    form: 'a number from 0 to 1',
    about: 'The share of traces that `traceidratio` and `parentbased_traceidratio` record.',
    default: '1',
  }),
};
