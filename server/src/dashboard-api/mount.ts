// Mounts the dashboard beside the partner API: its endpoints, the doors of signing in, webhooks, and its pages. Keeps the order of checks.
import { parseOrComplain } from '@greenroom/contract/complaint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSuspended } from '../clients/suspension.ts';
import type { Db } from '../db/db.ts';
import { disconnectSignal } from '../http/disconnect.ts';
import { readQuery } from '../http/query.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import type { KeyedSemaphore } from '../kernel/semaphore.ts';
import { AUTH_PATH, type Auth } from './auth/auth.ts';
import { mountAuth, visitorOf } from './auth/mount-auth.ts';
import { checkOrigin, ownOrigins } from './auth/origins.ts';
import type { Access, DashboardEndpoint, FileAnswer, Upload, Visitor, WebhookEndpoint } from './endpoint.ts';
import { pageHeaders } from './page-headers.ts';
import type { PageAnswer, Pages } from './pages.ts';

const API_PATH = '/dashboard/api';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Paths that are never a page of the dashboard: programs ask there. */
const NO_PAGE = /^\/(api|console|assets|docs|openapi\.json|healthz|readyz)(\/|$)/;

export interface ConsoleNeeds {
  db: Db;
  auth: Auth;
  endpoints: readonly DashboardEndpoint[];
  webhooks: readonly WebhookEndpoint[];
  pages: Pages;
  listLimit: KeyedSemaphore;
  /** Without mail nobody can confirm an address, and nobody has to. */
  sendsMail: boolean;
  /** Without a slash at the end. */
  publicUrl: string;
}

export function mountDashboard(app: FastifyInstance, deps: ConsoleNeeds): void {
  const { publicUrl } = deps;
  const headers = pageHeaders({ publicUrl });
  const origins = ownOrigins(publicUrl);

  const guard = (scope: FastifyInstance): void => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({ ...headers, 'cache-control': 'no-store' });
      if (request.is404) throw notFound();
      if (!['GET', 'HEAD'].includes(request.method)) checkOrigin(request.headers.origin, origins);
    });
    scope.setNotFoundHandler(() => {
      throw notFound();
    });
  };
  app.register(
    async (scope) => {
      guard(scope);
      mountAuth(scope, deps);
    },
    { prefix: AUTH_PATH },
  );
  app.register(
    async (scope) => {
      guard(scope);
      mountEndpoints(scope, deps);
    },
    { prefix: API_PATH },
  );
  app.register(async (scope) => mountWebhooks(scope, deps.webhooks));
  mountPages(app, deps.pages, headers);
}

function mountEndpoints(api: FastifyInstance, { db, auth, endpoints, listLimit, sendsMail }: ConsoleNeeds): void {
  const mount = (scope: FastifyInstance, endpoint: DashboardEndpoint) =>
    scope.route({
      method: endpoint.method,
      config: { slow: endpoint.body === 'stream' },
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      // Before the body is read: a stranger's is not worth it.
      onRequest: async (request, reply) => {
        const visitor = await visitorOf(auth, request, reply);
        checkAccess(endpoint.access, visitor);
        if (visitor) checkStanding(endpoint, visitor, sendsMail);
        if (visitor && changesTheClient(endpoint) && (await isSuspended(db, visitor.client))) {
          throw new Problem('forbidden', 'This account is suspended: nothing can be ordered. Ask the operator.');
        }
        request.visitor = visitor;
      },
      handler: async (request, reply) => {
        const read = readRequest(endpoint, request, reply);
        const handle = () => endpoint.handle(read);
        const answer = await (request.visitor && endpoint.report
          ? listLimit.run(request.visitor.client, read.signal, handle)
          : handle());
        if (endpoint.answer === 'file') return sendFile(reply, answer as FileAnswer);
        // Through the shape, so that nothing leaves that the contract does not name.
        return reply.type(JSON_TYPE).send(JSON.stringify(endpoint.answer.parse(answer)));
      },
    });
  api.decorateRequest('visitor', undefined);
  for (const endpoint of endpoints) if (endpoint.body !== 'stream') mount(api, endpoint);
  api.register(async (streams) => {
    streams.removeAllContentTypeParsers();
    // The bytes stay where they are until `handle` reads them.
    streams.addContentTypeParser('*', (_request, bytes, done) => done(null, bytes));
    for (const endpoint of endpoints) if (endpoint.body === 'stream') mount(streams, endpoint);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session a request of the dashboard came with. */
    visitor: Visitor | undefined;
  }
}

function checkAccess(access: Access, visitor: Visitor | undefined): void {
  if (access === 'guest') return;
  if (!visitor) throw new Problem('unauthorized', 'Sign in first.');
  // What an operator sees is to everybody else a path that does not exist.
  if (access === 'operator' && !visitor.operator) throw notFound();
  if (access === 'owner' && visitor.role !== 'owner') {
    throw new Problem('forbidden', 'Only an owner may do this: ask one of your team.');
  }
}

/** Throws 403 for what has to wait until somebody has confirmed their address, or that they belong to their team. */
function checkStanding({ access, path, confirmed }: DashboardEndpoint, visitor: Visitor, sendsMail: boolean): void {
  if (access === 'guest') return;
  if (visitor.teamUnconfirmed && !path.startsWith('/account')) {
    throw new Problem('forbidden', 'Say first whether you belong to this team. Reload the page to be asked.');
  }
  if (confirmed && sendsMail && !visitor.emailVerified) {
    throw new Problem('forbidden', `Confirm your e-mail address first. The link is in the mail to ${visitor.email}.`);
  }
}

/** What a suspended client's people cannot do. Their own accounts stay theirs, and so does an operator's area. */
const changesTheClient = ({ method, access, path }: DashboardEndpoint): boolean =>
  method !== 'GET' && (access === 'member' || access === 'owner') && !path.startsWith('/account');

function readRequest(
  endpoint: DashboardEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Parameters<DashboardEndpoint['handle']>[0] {
  const params = endpoint.params?.safeParse(request.params);
  if (params && !params.success) throw notFound();
  const names = Object.keys(endpoint.query && 'shape' in endpoint.query ? Object(endpoint.query.shape) : {});
  const query = endpoint.query && read(endpoint.query, readQuery(request.raw.url ?? '', names), 'The query');
  const body =
    endpoint.body === 'stream'
      ? uploadOf(request)
      : endpoint.body && read(endpoint.body, request.body ?? undefined, 'The body');
  return {
    // Absent for guests alone, whose endpoints know it.
    visitor: request.visitor as Visitor,
    params: params?.data,
    query,
    body: body as Upload,
    signal: disconnectSignal(reply.raw),
  };
}

function read(shape: Exclude<DashboardEndpoint['body'], 'stream' | undefined>, value: unknown, whole: string): unknown {
  const result = parseOrComplain(shape, value, whole);
  if (!result.ok) throw new Problem('invalid_request', result.complaint);
  return result.value;
}

function uploadOf({ raw, headers }: FastifyRequest): Upload {
  const size = Number(headers['content-length']);
  return {
    bytes: raw,
    type: (headers['content-type'] ?? '').replace(/;.*$/s, '').trim().toLowerCase(),
    sizeBytes: headers['content-length'] === undefined ? undefined : size,
  };
}

function sendFile(reply: FastifyReply, { type, fileName, body }: FileAnswer): FastifyReply {
  if (fileName !== undefined) {
    const plain = fileName.replace(/[^\w. -]/g, '_');
    reply.header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    );
  }
  return reply.type(type).send(body);
}

function mountWebhooks(scope: FastifyInstance, webhooks: readonly WebhookEndpoint[]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) => bytes);
  for (const { path, mostBytes, handle } of webhooks) {
    scope.post(path, { bodyLimit: mostBytes }, async ({ body, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      await handle({ bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers });
      return reply.type(JSON_TYPE).send('{}');
    });
  }
}

/** What matches nothing else is a file of the dashboard, or to whoever wants to see something, its page. */
function mountPages(app: FastifyInstance, pages: Pages, headers: Record<string, string>): void {
  const send = (reply: FastifyReply, method: string, answer: PageAnswer): FastifyReply =>
    reply
      .code(answer.status)
      .headers({ ...headers, ...answer.headers })
      .send(method === 'HEAD' ? undefined : answer.body);
  app.addHook('preHandler', async (request, reply) => {
    if (!request.is404 || !['GET', 'HEAD'].includes(request.method)) return;
    const path = request.url.replace(/\?.*$/s, '');
    if (NO_PAGE.test(path)) return;
    const file = await pages.file(path, request.headers);
    if (file) return send(reply, request.method, file);
    if (/\btext\/html\b/.test(request.headers.accept ?? '')) {
      return send(reply, request.method, await pages.page(request.headers));
    }
  });
}
