// The definition of an endpoint as data for routing, validation and, in the partner API, the OpenAPI document.
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Response } from './request-context.ts';

/** A response that is not JSON: a download, or a file that the browser shows. */
export interface FileResponse {
  type: string;
  /** The name of the download; undefined: shown in the browser. */
  fileName: string | undefined;
  body: Buffer | string | Readable;
}

/** The body of a `stream` endpoint as it arrives. Its type and length are the sender's claims. */
export interface Upload {
  bytes: Readable;
  /** `Content-Type` without its parameters. */
  type: string;
  /** `Content-Length`, if sent. */
  sizeBytes: number | undefined;
}

type ResponseOf<Reply, Idempotent> = Reply extends z.ZodType
  ? Idempotent extends true
    ? Response<z.input<Reply>>
    : z.input<Reply>
  : FileResponse;

/** `Context`: what an API tells its handlers about a request besides its path, query and body. */
export interface Endpoint<
  Context extends object = object,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType | 'stream' = z.ZodType | 'stream',
  Reply extends z.ZodType | 'file' = z.ZodType | 'file',
  Idempotent extends boolean = boolean,
> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below the prefix, with `{members}` of `params`. */
  path: `/${string}`;
  /** A path that does not match gets the response of an unknown id. */
  params?: Params;
  query?: Query;
  /** `stream`: bytes of any type and length, passed to `handler` as an `Upload`. */
  body?: Body;
  /** `file`: `handler` returns a `FileResponse`. */
  response: Reply | 'file';
  /** It reads many rows, so only a few of one client run at once. */
  report?: true;
  /** A repeated request gets the first response again: `handler` returns a `Response`, which says whether this is one. */
  idempotent?: Idempotent;
  handler(
    request: Context & {
      params: z.output<Params>;
      query: z.output<Query>;
      body: Body extends z.ZodType ? z.output<Body> : Upload;
    },
  ): Promise<ResponseOf<Reply, Idempotent>>;
}
