// What an endpoint of the dashboard is: data, like the partner API's, with who may call it.
import type { Readable } from 'node:stream';
import type { z } from 'zod';

/** Who signed in. A user belongs to one client. */
export interface Visitor {
  userId: string;
  email: string;
  name: string;
  client: string;
  role: 'owner' | 'member';
  operator: boolean;
}

/** `guest`: nobody needs to have signed in. An owner may do what a member may; an operator is made by the CLI alone. */
export type Access = 'guest' | 'member' | 'owner' | 'operator';

/** An answer that is no JSON: a download or a page of its own. */
export interface FileAnswer {
  type: string;
  /** Names the download; undefined: shown in the browser. */
  fileName: string | undefined;
  body: Buffer | string | Readable;
}

export interface ConsoleEndpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/console/api`, with `{members}` of `params`. */
  path: `/${string}`;
  access: Access;
  /** A path that does not fit is answered like an unknown id. */
  params?: Params;
  query?: Query;
  body?: Body;
  /** `file`: `handle` answers a `FileAnswer`. */
  answer: Reply | 'file';
  /** `visitor` is there unless `access` is `guest`. */
  handle(request: {
    visitor: Visitor;
    params: z.output<Params>;
    query: z.output<Query>;
    body: z.output<Body>;
    /** Aborted when the browser hangs up. */
    signal: AbortSignal;
  }): Promise<z.input<Reply> | FileAnswer>;
}

/** Checks a literal against `ConsoleEndpoint` while its shapes' types reach `handle`. */
export const consoleEndpoint = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(
  e: ConsoleEndpoint<Params, Query, Body, Reply>,
): ConsoleEndpoint => e as unknown as ConsoleEndpoint;
