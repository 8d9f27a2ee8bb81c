// What an endpoint is. Endpoints are data: routing, validation and the OpenAPI document are all made from them.
import type { z } from 'zod';
import type { RequestContext, Response } from '../http/request-context.ts';

/** Statuses an endpoint names itself. What every endpoint can answer (401, 500, …) is added where the document is made. */
export type NamedError = 400 | 402 | 404 | 409 | 422 | 429;

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  /** A name for programs: becomes the operationId. */
  name: string;
  tag: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** Below the prefix, with `{members}` of `params`. */
  path: `/${string}`;
  /** One line, imperative. */
  summary: string;
  description: string;
  /** A path that does not fit is answered like an unknown id. */
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Reply;
  /** It reads many rows, so that few of one client's are carried out at once. */
  report?: true;
  /** When it answers which error. */
  errors: Partial<Record<NamedError, string>>;
  example: { body?: z.input<Body>; answer: z.input<Reply> };
  handle(request: {
    call: RequestContext;
    params: z.output<Params>;
    query: z.output<Query>;
    body: z.output<Body>;
  }): Promise<Response<z.input<Reply>>>;
}

/** Checks a literal against `Endpoint` while its shapes' types reach `handle`. */
export const endpoint = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(
  e: Endpoint<Params, Query, Body, Reply>,
): Endpoint => e;

/** An answer that was made now, not replayed. */
export const fresh = async <Body>(body: Promise<Body>): Promise<Response<Body>> => ({
  body: await body,
  replayed: false,
});
