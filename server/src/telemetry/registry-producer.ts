// Converts the Prometheus metrics of a process to those of OpenTelemetry, so that each is counted once.
import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime, timeInputToHrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type HistogramMetricData,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Metrics } from '../kernel/metrics.ts';

type PromMetric = MetricObjectWithValues<MetricValue<string>>;
type PromValue = MetricValue<string> & { metricName?: string };

/** A failed read rejects, so that nothing is exported, as a scrape would fail. */
export function createRegistryProducer(metrics: Pick<Metrics, 'read'>, resource: Resource): MetricProducer {
  const startTime = timeInputToHrTime(Date.now());
  return {
    async collect() {
      const endTime = hrTime();
      const converted = (await metrics.read()).flatMap((metric) => convert(metric, { startTime, endTime }) ?? []);
      const scopeMetrics = [{ scope: { name: 'greenroom' }, metrics: converted }];
      return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
    },
  };
}

interface Times {
  startTime: HrTime;
  endTime: HrTime;
}

/** Undefined for a summary, which OpenTelemetry cannot send. There is none. */
function convert({ name, help, type, values }: PromMetric, times: Times): MetricData | undefined {
  const base = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const point = <T>(attributes: Attributes, value: T): DataPoint<T> => ({ ...times, attributes, value });
  // prom-client has the names of types as texts, and declares them as numbers.
  switch (String(type)) {
    case 'counter':
      return {
        ...base,
        dataPointType: DataPointType.SUM,
        isMonotonic: true,
        dataPoints: values.map(({ labels, value }) => point(labels as Attributes, value)),
      };
    case 'gauge':
      return {
        ...base,
        dataPointType: DataPointType.GAUGE,
        dataPoints: values.map(({ labels, value }) => point(labels as Attributes, value)),
      };
    case 'histogram':
      return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(values, point) };
    default:
      return undefined;
  }
}

/** The buckets of Prometheus count all values up to their bound; those of OpenTelemetry only the values above the bound before. */
function histograms(
  values: readonly PromValue[],
  point: <T>(attributes: Attributes, value: T) => DataPoint<T>,
): HistogramMetricData['dataPoints'] {
  const series = Map.groupBy(values, ({ labels: { le, ...labels } }) => JSON.stringify(labels));
  return [...series].map(([labels, parts]) => {
    const sampleOf = (suffix: string) => parts.find(({ metricName }) => metricName?.endsWith(suffix))?.value ?? 0;
    const buckets = parts.filter(({ metricName }) => metricName?.endsWith('_bucket'));
    return point(JSON.parse(labels), {
      buckets: {
        boundaries: buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite),
        counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
      },
      sum: sampleOf('_sum'),
      count: sampleOf('_count'),
    });
  });
}
