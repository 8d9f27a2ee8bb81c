// Mounts the public addresses of generated files.
import type { FastifyInstance } from 'fastify';
import type { AssetRequest, AssetResponse } from '../storage/serve.ts';

export type AssetFiles = (request: AssetRequest) => Promise<AssetResponse>;

export function mountAssetFiles(app: FastifyInstance, serve: AssetFiles): void {
  app.route<{ Params: { name: string }; Querystring: { download?: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/:name',
    handler: async ({ method, params: { name }, query, headers }, reply) => {
      const {
        status,
        headers: sent,
        body,
      } = await serve({ method: method === 'HEAD' ? 'HEAD' : 'GET', name, download: 'download' in query, headers });
      return reply.code(status).headers(sent).send(body);
    },
  });
}
