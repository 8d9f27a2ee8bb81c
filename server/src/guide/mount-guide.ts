// Mounts the documentation at /guide, as `docs/site` builds it.
import type { FastifyInstance } from 'fastify';
import { hashesOfScripts } from '../http/inline-scripts.ts';
import { visitorHeaders } from '../http/public-page.ts';
import { openStaticFiles } from '../http/static-files.ts';

const PATH = '/guide';

const NOT_BUILT = `The guide is not built. Run \`npm ci && npm run build\` in docs/site and restart.
The same pages are in the folder docs of Greenroom.
`;

interface Deps {
  folder: string;
  publicUrl: string;
}

/** Returns whether the guide is built. */
export async function mountGuide(app: FastifyInstance, { folder, publicUrl }: Deps): Promise<boolean> {
  const isSecure = publicUrl.startsWith('https:');
  const site = await openStaticFiles(folder, {
    hashed: '/_astro/',
    headersOf: (type, bytes) =>
      type.startsWith('text/html')
        ? visitorHeaders(sourcesOf(bytes.toString()), isSecure)
        : { 'x-content-type-options': 'nosniff' },
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: `${PATH}/*`,
    async handler(request, reply) {
      const path = request.url.replace(/\?.*$/s, '').slice(PATH.length);
      if (!path.endsWith('/') && site.has(`${path}/index.html`)) return reply.redirect(`${PATH}${path}/`, 308);
      const found = await site.file(path.endsWith('/') ? `${path}index.html` : path, request.headers);
      const response = found ?? (await site.file('/404.html', {}));
      if (!response) {
        reply.code(503).headers({ 'cache-control': 'no-store' });
        return reply.type('text/plain; charset=utf-8').send(request.method === 'HEAD' ? undefined : NOT_BUILT);
      }
      return reply
        .code(found ? found.status : 404)
        .headers(response.headers)
        .send(request.method === 'HEAD' ? undefined : response.body);
    },
  });
  // Where AI assistants look first.
  app.get('/llms.txt', (_request, reply) => reply.redirect(`${PATH}/llms.txt`, 308));
  app.get(PATH, (_request, reply) => reply.redirect(`${PATH}/`, 308));
  return site.has('/index.html');
}

/** Search is WebAssembly; the styles of code blocks are in attributes. */
const sourcesOf = (html: string): string[] => [
  ["script-src 'self' 'wasm-unsafe-eval'", ...hashesOfScripts(html)].join(' '),
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
];
