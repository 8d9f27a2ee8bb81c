// Sends a JSON response.
import type { FastifyReply } from 'fastify';

export const sendJson = (reply: FastifyReply, value: unknown): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(value));
