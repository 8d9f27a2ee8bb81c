// Identifies the client of a request by its API key and counts the request, before its body is read.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Authenticate, clientOf } from './auth.ts';
import type { RateLimit } from './rate-limit.ts';

export interface CallerChecks {
  authenticate: Authenticate;
  rateLimit: RateLimit | undefined;
  /** Called for a valid key, also if the request is over the limit. */
  identified?(request: FastifyRequest, client: string): void;
}

/** Throws 401 without a valid key, and 429 over the limit. */
export async function identifyCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  { authenticate, rateLimit, identified }: CallerChecks,
): Promise<string> {
  const { headers, raw } = request;
  const client = await clientOf({ authorization: headers.authorization, raw: raw.rawHeaders }, authenticate);
  identified?.(request, client);
  const taken = await rateLimit?.take(client);
  if (taken) reply.headers(taken.headers);
  if (taken?.rejected) throw taken.rejected;
  return client;
}
