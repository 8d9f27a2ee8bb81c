// Reads path, query and body of a request by the schemas of its endpoint.
import { parseInput } from '@greenroom/contract/parse-input';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { notFound, Problem } from '../kernel/problem.ts';
import type { Endpoint, Upload } from './endpoint.ts';
import { readQuery } from './query.ts';

/** Throws 404 for a path that does not match, 400 for an invalid query or body. */
export function readRequest(
  endpoint: Pick<Endpoint, 'params' | 'query' | 'body'>,
  request: FastifyRequest,
): { params: unknown; query: unknown; body: unknown } {
  const params = endpoint.params?.safeParse(request.params);
  if (params && !params.success) throw notFound();
  const { shape = {} } = (endpoint.query ?? {}) as { shape?: object };
  const query = parse(endpoint.query, readQuery(request.raw.url ?? '', Object.keys(shape)), 'The query');
  const body =
    endpoint.body === 'stream' ? uploadOf(request) : parse(endpoint.body, request.body ?? undefined, 'The body');
  return { params: params?.data, query, body };
}

/** `whole`: how a message names the value itself. */
export function parse<Schema extends z.ZodType>(
  schema: Schema | undefined,
  value: unknown,
  whole: string,
): z.output<Schema> | undefined {
  if (!schema) return undefined;
  const result = parseInput(schema, value, whole);
  if (!result.ok) throw new Problem('invalid_request', result.message);
  return result.value;
}

function uploadOf({ raw, headers }: FastifyRequest): Upload {
  const length = headers['content-length'];
  return {
    bytes: raw,
    type: (headers['content-type'] ?? '').replace(/;.*$/s, '').trim().toLowerCase(),
    sizeBytes: length === undefined ? undefined : Number(length),
  };
}
