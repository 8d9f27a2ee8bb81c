// A collector on loopback that keeps what it receives.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface CollectedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  durationMs: number;
  startedAt: number;
  attributes: Record<string, string | number>;
  links: string[];
  events: string[];
  failed: boolean;
}

export interface CollectedMetric {
  name: string;
  points: Record<string, unknown>[];
}

export interface Collector {
  origin: string;
  spans: CollectedSpan[];
  metrics: CollectedMetric[];
  /** Everything that was received, as text, with the headers. */
  received(): string;
  close(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: the JSON of OTLP.
type Otlp = any;

const attributesOf = (list: Otlp = []): Record<string, string | number> =>
  Object.fromEntries(list.map(({ key, value }: Otlp) => [key, Object.values(value)[0]]));

export async function openCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const metrics: CollectedMetric[] = [];
  let received = '';
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Otlp;
    received += JSON.stringify({ headers: request.headers, body });
    for (const { resource, scopeSpans } of body.resourceSpans ?? []) {
      const service = String(attributesOf(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap((scope: Otlp) => scope.spans)) spans.push(spanOf(service, span));
    }
    for (const { scopeMetrics } of body.resourceMetrics ?? []) {
      for (const { name, sum, gauge, histogram } of scopeMetrics.flatMap((scope: Otlp) => scope.metrics)) {
        metrics.push({ name, points: (sum ?? gauge ?? histogram).dataPoints });
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    received: () => received,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const msOf = (nanoseconds: string): number => Number(BigInt(nanoseconds) / 1_000n) / 1_000;

const spanOf = (service: string, span: Otlp): CollectedSpan => ({
  service,
  name: span.name,
  traceId: span.traceId,
  spanId: span.spanId,
  parentSpanId: span.parentSpanId,
  kind: span.kind,
  startedAt: msOf(span.startTimeUnixNano),
  durationMs: msOf(span.endTimeUnixNano) - msOf(span.startTimeUnixNano),
  attributes: attributesOf(span.attributes),
  links: (span.links ?? []).map(({ traceId }: Otlp) => traceId),
  events: (span.events ?? []).map(({ name }: Otlp) => name),
  failed: span.status?.code === 2,
});
