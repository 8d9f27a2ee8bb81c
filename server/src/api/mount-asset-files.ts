// Mounts the public addresses of generated files.
import type { FastifyInstance } from 'fastify';
import type { AssetRequest, AssetResponse } from '../storage/serve.ts';

export type AssetFiles = (request: AssetRequest) => Promise<AssetResponse>;

export function mountAssetFiles(app: FastifyInstance, serve: AssetFiles): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/:name',
    handler: async ({ method, params: { name }, url, headers }, reply) => {
      const {
        status,
        headers: sent,
        body,
      } = await serve({
        method: method === 'HEAD' ? 'HEAD' : 'GET',
        name,
        download: url.endsWith('?download'),
        headers,
      });
      return reply.code(status).headers(sent).send(body);
    },
  });
}
