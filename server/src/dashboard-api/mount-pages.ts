// Mounts the dashboard's pages: what matches no route is a file of the dashboard or, for a browser, its page.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageResponse, Pages } from './pages.ts';

/** Paths for programs, which are never a page. */
const NOT_PAGES = /^\/(api|dashboard|assets|share|docs|guide|openapi\.json|healthz|readyz)(\/|$)/;

/** For people who type the first part of the API's paths into a browser. */
const API_PAGE = '/keys';

export function mountPages(app: FastifyInstance, pages: Pages, headers: Record<string, string>): void {
  const send = (reply: FastifyReply, method: string, page: PageResponse): FastifyReply =>
    reply
      .code(page.status)
      .headers({ ...headers, ...page.headers })
      .send(method === 'HEAD' ? undefined : page.body);
  app.addHook('preHandler', async (request, reply) => {
    if (!request.is404 || !['GET', 'HEAD'].includes(request.method)) return;
    const path = request.url.replace(/\?.*$/s, '');
    const forBrowser = /\btext\/html\b/.test(request.headers.accept ?? '');
    if (forBrowser && /^\/api\/?$/.test(path)) return reply.headers(headers).redirect(API_PAGE);
    if (NOT_PAGES.test(path)) return;
    const file = await pages.file(path, request.headers);
    if (file) return send(reply, request.method, file);
    if (forBrowser) return send(reply, request.method, await pages.page(request.headers));
  });
}
