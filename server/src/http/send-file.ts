// Sends a response that is not JSON, as a download if it has a file name.
import type { FastifyReply } from 'fastify';
import type { FileResponse } from './endpoint.ts';

export function sendFile(reply: FastifyReply, { type, fileName, body }: FileResponse): FastifyReply {
  if (fileName !== undefined) {
    const plain = fileName.replace(/[^\w. -]/g, '_');
    reply.header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    );
  }
  return reply.type(type).send(body);
}
