// Mounts the partner API on the web server: its endpoints, health checks, asset files and documentation.
import type { FastifyInstance } from 'fastify';
import { mountEndpoints } from '../http/mount-endpoints.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { KeyedSemaphore } from '../kernel/semaphore.ts';
import type { Readiness } from '../reporting/readiness.ts';
import { type Authenticate, clientOf } from './auth.ts';
import { mountDocs } from './docs.ts';
import type { PartnerEndpoint } from './endpoint.ts';
import { prefix } from './endpoints.ts';
import { idempotencyOf } from './idempotency.ts';
import { checkInputUrls } from './input-urls.ts';
import { type AssetFiles, mountAssetFiles } from './mount-asset-files.ts';
import { mountHealth } from './mount-health.ts';
import type { RateLimit } from './rate-limit.ts';
import { recordRequests } from './record-requests.ts';
import type { RequestLog } from './request-log.ts';

export interface MountApiDeps {
  endpoints: readonly PartnerEndpoint[];
  authenticate: Authenticate;
  ready: Readiness;
  assets: AssetFiles;
  /** The address at which partners reach the service, without a trailing slash. */
  publicUrl: string;
  /** Origins whose addresses may be plain http in requests, besides our own. */
  trustedOrigins: readonly string[];
  rateLimit: RateLimit | undefined;
  listLimit: KeyedSemaphore;
  requestLog: Pick<RequestLog, 'record'>;
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
          const { headers, raw } = request;
          const client = await clientOf({ authorization: headers.authorization, raw: raw.rawHeaders }, authenticate);
          recorder.identified(request, client);
          const taken = await rateLimit?.take(client);
          if (taken) reply.headers(taken.headers);
          if (taken?.rejected) throw taken.rejected;
          return { client };
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
  mountDocs(app, endpoints, publicUrl);
}
