// Mounts the OpenAPI document and the interactive API reference.
import { createHash } from 'node:crypto';
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import type { PartnerEndpoint } from './endpoint.ts';
import { openApiDocument } from './openapi.ts';

export function mountDocs(app: FastifyInstance, endpoints: readonly PartnerEndpoint[], publicUrl: string): void {
  const document = JSON.stringify(openApiDocument(endpoints, publicUrl));
  app.get('/openapi.json', (_request, reply) =>
    reply.header('access-control-allow-origin', '*').type('application/json; charset=utf-8').send(document),
  );
  app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply, payload) => {
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
      if (isPage) reply.header('content-security-policy', contentPolicy(String(payload)));
      else reply.header('cache-control', 'public, max-age=3600');
      return payload;
    });
    await docs.register(apiReference, { routePrefix: '/docs', configuration: referenceSettings });
  });
}

/** Loads nothing from other origins: no fonts, analytics, proxy or assistant. */
const referenceSettings = {
  pageTitle: 'Presenter video partner API',
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
} as const;

/** Allows the page's inline scripts by their hashes, otherwise this origin alone. */
function contentPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, script = '']) => script);
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
