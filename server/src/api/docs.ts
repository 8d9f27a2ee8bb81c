// Mounts the OpenAPI document and the interactive API reference.
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { hashesOfScripts } from '../http/inline-scripts.ts';
import { FONT_FACES } from '../http/public-font.ts';
import type { PartnerEndpoint } from './endpoint.ts';
import { openApiDocument } from './openapi.ts';

interface Deps {
  endpoints: readonly PartnerEndpoint[];
  publicUrl: string;
  hasGuide: boolean;
}

export function mountDocs(app: FastifyInstance, { endpoints, publicUrl, hasGuide }: Deps): void {
  const document = JSON.stringify(openApiDocument(endpoints, publicUrl, hasGuide));
  app.get('/openapi.json', (_request, reply) =>
    reply.header('access-control-allow-origin', '*').type('application/json; charset=utf-8').send(document),
  );
  app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply, payload) => {
      if (!String(reply.getHeader('content-type')).startsWith('text/html')) {
        reply.header('cache-control', 'public, max-age=3600');
        return payload;
      }
      const page = String(payload)
        .replace('<html>', '<html lang="en">')
        .replace('<body>', `<body>${HEADER}`)
        .replace('</body>', `<script>${MEND_CODE}</script></body>`);
      reply.header('content-security-policy', contentPolicy(page));
      return page;
    });
    await docs.register(apiReference, { routePrefix: '/docs', configuration: referenceSettings });
  });
}

const listOf = <Name extends string>(...names: Name[]): Name[] => names;

const OTHER_LANGUAGES =
  'c clojure csharp dart fsharp go http java julia kotlin node objc ocaml php powershell r ruby rust swift';

/** The samples are for curl, fetch and requests. The official clients are in the introduction. */
const hiddenClients = {
  ...Object.fromEntries(OTHER_LANGUAGES.split(' ').map((language) => [language, true])),
  js: listOf('axios', 'jquery', 'ofetch', 'xhr'),
  python: listOf('python3', 'aiohttp', 'httpx_sync', 'httpx_async'),
  shell: listOf('httpie', 'wget'),
};

/** Loads nothing from other origins: no fonts, analytics, proxy or assistant. */
const referenceSettings = {
  pageTitle: 'Greenroom API reference',
  url: '/openapi.json',
  favicon: '/icon.svg',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  hiddenClients,
  // The reference's own colours have too little contrast.
  customCss: `${FONT_FACES}
    .light-mode { --scalar-color-accent: #0b6347; --scalar-color-2: #555; --scalar-color-3: #636363; --scalar-color-green: #006b43;
      --scalar-color-blue: #005f9e; --scalar-color-red: #b80000; --scalar-color-orange: #a83a00; }
    .dark-mode { --scalar-color-accent: #78cdaa; --scalar-color-3: #9c9c9c; --scalar-color-red: #ff7070; }
    :root { --scalar-custom-header-height: 48px; --scalar-font: Inter, system-ui, sans-serif; }
    .header { position: sticky; top: 0; z-index: 10; display: flex; align-items: center; gap: 24px; height: 48px;
      padding: 0 16px; font: 600 15px/1 var(--scalar-font); background: var(--scalar-background-1);
      border-bottom: 1px solid var(--scalar-border-color); }
    .header a { display: flex; align-items: center; gap: 8px; color: var(--scalar-color-1); text-decoration: none; }
    .header a:hover { text-decoration: underline; }`,
} as const;

const HEADER = `<header class="header"><a href="/"><img src="/icon.svg" alt="" width="22" height="22">Greenroom</a>
<a href="/keys">API keys</a></header>`;

/** The reference draws copy buttons without names, and code that no key scrolls, again with every language that is chosen. */
const MEND_CODE = `new MutationObserver(() => {
  for (const button of document.querySelectorAll('.scalar-code-copy:not([aria-label])'))
    button.setAttribute('aria-label', 'Copy');
  for (const code of document.querySelectorAll('.hljs:not([tabindex])')) code.setAttribute('tabindex', '0');
}).observe(document.body, { childList: true, subtree: true });`;

/** Allows the page's inline scripts by their hashes, otherwise this origin alone. */
function contentPolicy(html: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOfScripts(html)].join(' '),
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
