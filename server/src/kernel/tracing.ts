// Spans of traces. Only the API of OpenTelemetry is used: unless `telemetry` has loaded the SDK, spans record nothing.
import {
  type Attributes,
  type Context,
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

const tracer = trace.getTracer('greenroom');

interface SpanOptions {
  attributes?: Attributes;
  kind?: SpanKind;
  /** By default the active span. */
  parent?: Context;
}

/** Runs the work in a span of its own. An error is recorded by its type only, because messages may contain clients' texts. */
export function withSpan<T>(
  name: string,
  { attributes = {}, kind, parent = context.active() }: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracer.startSpan(name, { attributes, ...(kind === undefined ? {} : { kind }) }, parent);
  return context.with(trace.setSpan(parent, span), async () => {
    try {
      return await work(span);
    } catch (error) {
      span.setAttribute('error.type', errorType(error)).setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Records a span that has ended. */
export function recordSpan(
  name: string,
  { attributes, parent, from, to }: { attributes: Attributes; parent: Context; from: Date; to: Date },
): void {
  tracer.startSpan(name, { attributes, startTime: from }, parent).end(to);
}

/**
 * Opens the span of an incoming request and returns its context; undefined without the SDK.
 *
 * The caller's own span becomes a link, not the parent: a caller outside must neither decide what is sampled here nor write into a
 * trace of another client.
 */
export function openServerSpan(
  name: string,
  { attributes, kind, caller }: { attributes: Attributes; kind: SpanKind; caller: string | undefined },
): { span: Span; at: Context } | undefined {
  const linked = caller === undefined ? undefined : trace.getSpanContext(contextOf(caller));
  const links = linked === undefined ? [] : [{ context: linked }];
  const span = tracer.startSpan(name, { attributes, kind, links }, ROOT_CONTEXT);
  return isSpanContextValid(span.spanContext()) ? { span, at: trace.setSpan(ROOT_CONTEXT, span) } : undefined;
}

/** Adds attributes to the active span. */
export const describeSpan = (attributes: Attributes): void => {
  trace.getActiveSpan()?.setAttributes(attributes);
};

/** The active span as a W3C `traceparent`; undefined without the SDK. */
export function activeTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The context of a W3C `traceparent`. An invalid one is ignored. */
export const contextOf = (traceparent: string | null): Context =>
  traceparent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });

/** Work that runs later, in the span that is active now. */
export const inActiveSpan = <T>(work: () => Promise<T>): (() => Promise<T>) => context.bind(context.active(), work);

/** For log lines: the ids of the active span. */
export function traceIds(): { trace_id: string; span_id: string } | undefined {
  const active = trace.getActiveSpan()?.spanContext();
  if (active === undefined || !isSpanContextValid(active)) return undefined;
  return { trace_id: active.traceId, span_id: active.spanId };
}

/** The error's reason or code if it is an identifier, otherwise the name of its class. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { reason, code } = error as { reason?: unknown; code?: unknown };
  const identifier = [reason, code].find((value) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value));
  return typeof identifier === 'string' ? identifier : error.name;
}
