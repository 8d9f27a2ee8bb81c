// Records a span of each request to a provider: its host, port and status. Nothing of the trace is sent to the provider.
import type { HttpClient } from '@greenroom/engine-kit/http-client';
import { SpanKind } from '@opentelemetry/api';
import { withSpan } from '../kernel/tracing.ts';

export const tracedHttp =
  (http: HttpClient): HttpClient =>
  async (url, request) => {
    const { hostname, port, protocol } = new URL(url);
    const method = request.method ?? 'GET';
    const attributes = {
      'http.request.method': method,
      'server.address': hostname,
      'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
    };
    return withSpan(`${method} ${hostname}`, { kind: SpanKind.CLIENT, attributes }, (span) =>
      http(url, {
        ...request,
        onStatus: (status) => span.setAttribute('http.response.status_code', status),
      }),
    );
  };
