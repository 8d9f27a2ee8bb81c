// Mounts the partner API on the web server: its endpoints, health checks, asset files, documentation and tools for AI assistants.
import type { FastifyInstance } from 'fastify';
import { mountEndpoints } from '../http/mount-endpoints.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { KeyedSemaphore } from '../kernel/semaphore.ts';
import type { Readiness } from '../reporting/readiness.ts';
import { type CallerChecks, identifyCaller } from './caller.ts';
import { mountDocs } from './docs.ts';
import type { PartnerEndpoint } from './endpoint.ts';
import { prefix } from './endpoints.ts';
import { idempotencyOf } from './idempotency.ts';
import { checkInputUrls } from './input-urls.ts';
import { type AssetFiles, mountAssetFiles } from './mount-asset-files.ts';
import { mountHealth } from './mount-health.ts';
import { type MountMcpDeps, mountMcp } from './mount-mcp.ts';
import { recordRequests } from './record-requests.ts';
import type { RequestLog } from './request-log.ts';

export interface MountApiDeps extends CallerChecks, MountMcpDeps {
  endpoints: readonly PartnerEndpoint[];
  ready: Readiness;
  assets: AssetFiles;
  /** Origins whose addresses may be plain http in requests, besides our own. */
  trustedOrigins: readonly string[];
  listLimit: KeyedSemaphore;
  requestLog: Pick<RequestLog, 'record'>;
  /** Whether the guide is built, so that the reference can link to it. */
  hasGuide: boolean;
}

export function mountApi(app: FastifyInstance, deps: MountApiDeps): void {
  const { endpoints, listLimit, authenticate, rateLimit, publicUrl, trustedOrigins, requestLog } = deps;
  const plainOrigins = new Set([...trustedOrigins, new URL(publicUrl).origin]);
  app.register(
    async (scope) => {
      const recorder = recordRequests(scope, requestLog);
      mountEndpoints<PartnerEndpoint, { context: RequestContext }, { client: string }>(scope, {
        endpoints,
        listLimit,
        // Unknown paths too need a key and are counted.
        async authenticate(request, reply) {
          return { client: await identifyCaller(request, reply, { authenticate, rateLimit, ...recorder }) };
        },
        contextOf({ caller: { client }, endpoint, headers, body, signal }) {
          checkInputUrls(body, plainOrigins);
          const key = endpoint.idempotent ? headers['idempotency-key'] : undefined;
          const idempotency = idempotencyOf(typeof key === 'string' ? key : key?.join(), endpoint, body);
          return { context: { client, signal, idempotency } };
        },
      });
    },
    { prefix },
  );
  mountHealth(app, deps.ready);
  mountAssetFiles(app, deps.assets);
  mountDocs(app, deps);
  mountMcp(app, deps);
}
