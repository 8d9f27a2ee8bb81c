// Sends traces and metrics to an OpenTelemetry collector. Loaded only if one is configured, because the SDK is large.
// The exporters read the standard variables OTEL_EXPORTER_OTLP_* themselves, the resource OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
import { hostname } from 'node:os';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from '../kernel/logger.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { within } from '../kernel/within.ts';
import { createRegistryProducer } from './registry-producer.ts';

/** A killed process loses the spans that ended in this time. */
const EXPORT_EVERY_MS = 1_000;
/** Further spans are dropped while the collector does not accept them: some megabytes. */
const MAX_QUEUED_SPANS = 4_096;
const MAX_CONCURRENT_EXPORTS = 2;
const EXPORT_TIMEOUT_MS = 10_000;
const METRICS_EVERY_MS = 60_000;
const STOP_MS = 3_000;
/** Failed exports are logged at most this often. */
const LOG_EVERY_MS = 300_000;

export interface SamplerChoice {
  /** As in OTEL_TRACES_SAMPLER. */
  name:
    | 'always_on'
    | 'always_off'
    | 'traceidratio'
    | 'parentbased_always_on'
    | 'parentbased_always_off'
    | 'parentbased_traceidratio';
  ratio: number;
}

export interface Telemetry {
  /** Sends the remaining spans, for a few seconds at most. The latest metrics are lost, as for a process that is no longer scraped. */
  stop(): Promise<void>;
}

export function startTelemetry({
  version,
  sampler,
  metrics,
  log,
  metricsEveryMs = METRICS_EVERY_MS,
}: {
  version: string;
  sampler: SamplerChoice;
  metrics: Pick<Metrics, 'read'>;
  log: Logger;
  metricsEveryMs?: number;
}): Telemetry {
  logFailures(log);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const resource = resourceFromAttributes({
    'service.name': 'greenroom',
    'service.version': version,
    'service.instance.id': `${hostname()}:${process.pid}`,
  }).merge(detectResources({ detectors: [envDetector] }));
  const options = { concurrencyLimit: MAX_CONCURRENT_EXPORTS, timeoutMillis: EXPORT_TIMEOUT_MS };
  const traces = new TracerProvider({
    resource,
    sampler: createSampler(sampler),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(options),
        maxQueueSize: MAX_QUEUED_SPANS,
        scheduledDelayMillis: EXPORT_EVERY_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  trace.setGlobalTracerProvider(traces);
  // Reads periodically once it is constructed.
  new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(options),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: Math.min(metricsEveryMs, EXPORT_TIMEOUT_MS),
        metricProducers: [createRegistryProducer(metrics, resource)],
      }),
    ],
  });
  return {
    async stop() {
      await within(
        STOP_MS,
        traces.shutdown().catch(() => {}),
      );
    },
  };
}

/** An unreachable collector is no reason to fill the log. */
function logFailures(log: Logger): void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  setGlobalErrorHandler((error) => {
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = performance.now();
    // Not the whole error: it has the collector's response.
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason }, 'traces or metrics could not be sent to the collector');
  });
}

function createSampler({ name, ratio }: SamplerChoice): Sampler {
  const root = name.endsWith('always_off')
    ? new AlwaysOffSampler()
    : name.endsWith('always_on')
      ? new AlwaysOnSampler()
      : new TraceIdRatioBasedSampler(ratio);
  return name.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root;
}
