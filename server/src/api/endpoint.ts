// An endpoint of the partner API: an endpoint with its documentation.
import type { z } from 'zod';
import type { Endpoint } from '../http/endpoint.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Statuses an endpoint documents itself. Those that every endpoint can return (401, 500, …) are added to the document. */
export type NamedError = 400 | 402 | 404 | 409 | 422 | 429;

export interface PartnerContext {
  context: RequestContext;
}

export interface PartnerEndpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Idempotent extends boolean = boolean,
> extends Endpoint<PartnerContext, Params, Query, Body, Reply, Idempotent> {
  /** The operationId. */
  name: string;
  tag: string;
  /** One line, imperative. */
  summary: string;
  description: string;
  response: Reply;
  /** Which error is returned when. */
  errors: Partial<Record<NamedError, string>>;
  example: { body?: z.input<Body>; response: z.input<Reply> };
}

/** Checks a definition and infers the types that its schemas give to `handler`. */
export const partnerEndpoint = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Idempotent extends boolean = false,
>(
  endpoint: PartnerEndpoint<Params, Query, Body, Reply, Idempotent>,
): PartnerEndpoint => endpoint as unknown as PartnerEndpoint;
