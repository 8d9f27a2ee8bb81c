// Mounts the dashboard on the web server: signing in, its API, webhooks and pages.

import { TEAM_HEADER } from '@greenroom/contract/dashboard/team-header';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { mountEndpoints } from '../http/mount-endpoints.ts';
import { ownOrigins } from '../http/own-origins.ts';
import { notFound } from '../kernel/problem.ts';
import type { KeyedSemaphore } from '../kernel/semaphore.ts';
import { checkAccess, checkTeam } from './access.ts';
import { AUTH_PATH, type Auth } from './auth/auth.ts';
import { mountAuth, visitorOf } from './auth/mount-auth.ts';
import { checkOrigin } from './auth/origins.ts';
import type { DashboardContext, DashboardEndpoint, Visitor } from './endpoint.ts';
import { mountPages } from './mount-pages.ts';
import type { Pages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import { mountWebhooks, type Webhook } from './webhooks.ts';

const API_PATH = '/dashboard/api';

export interface MountDashboardDeps {
  db: Db;
  auth: Auth;
  endpoints: readonly DashboardEndpoint[];
  webhooks: readonly Webhook[];
  pages: Pages;
  listLimit: KeyedSemaphore;
  sendsMail: boolean;
  /** Without a trailing slash. */
  publicUrl: string;
  /** To which assets are redirected, if they are. */
  mediaOrigin?: string | undefined;
}

export function mountDashboard(app: FastifyInstance, deps: MountDashboardDeps): void {
  const { endpoints, listLimit, publicUrl } = deps;
  const headers = securityHeaders(deps);
  const origins = ownOrigins(publicUrl);

  /** The first checks of every request: the path exists, and changes come from the dashboard's own pages. */
  const checkRequest = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, 'cache-control': 'no-store' });
    if (request.is404) throw notFound();
    if (!['GET', 'HEAD'].includes(request.method)) checkOrigin(request.headers.origin, origins);
  };
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => checkRequest(request, reply));
      scope.setNotFoundHandler(() => {
        throw notFound();
      });
      mountAuth(scope, deps);
    },
    { prefix: AUTH_PATH },
  );
  app.register(
    async (scope) =>
      mountEndpoints<DashboardEndpoint, DashboardContext, Visitor | undefined>(scope, {
        endpoints,
        listLimit,
        async authenticate(request, reply, endpoint) {
          checkRequest(request, reply);
          const visitor = await visitorOf(deps, request, reply);
          if (endpoint) {
            await checkAccess(deps, endpoint, visitor);
            checkTeam(endpoint, visitor, request.headers[TEAM_HEADER]);
          }
          return visitor;
        },
        // Only endpoints for guests run without a visitor.
        contextOf: ({ caller, signal }) => ({ visitor: caller as Visitor, signal }),
      }),
    { prefix: API_PATH },
  );
  app.register(async (scope) => mountWebhooks(scope, deps.webhooks));
  mountPages(app, deps.pages, headers);
}
