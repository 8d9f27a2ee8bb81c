// What an endpoint of the dashboard is: data, like the partner API's, with who may call it.
import type { Readable } from 'node:stream';
import type { z } from 'zod';

/** Who signed in. A user belongs to one client. */
export interface Visitor {
  userId: string;
  email: string;
  /** They have proved that the address is theirs. */
  emailVerified: boolean;
  name: string;
  client: string;
  role: 'owner' | 'member';
  operator: boolean;
  /** Somebody put their address into this team before they proved it, and they have not said since that they belong there. */
  teamUnconfirmed: boolean;
  /** The session that the request came with. */
  session: string;
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

/** The body of a `stream` endpoint as it comes in. What its sender says about it is not to be believed. */
export interface Upload {
  bytes: Readable;
  /** `Content-Type` without its parameters. */
  type: string;
  /** `Content-Length`, where there is one. */
  sizeBytes: number | undefined;
}

export interface DashboardEndpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType | 'stream' = z.ZodType | 'stream',
  Reply extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/dashboard/api`, with `{members}` of `params`. */
  path: `/${string}`;
  access: Access;
  /** Where mail is set up, only for people who have confirmed their e-mail address: it gives others access, or takes money. */
  confirmed?: true;
  /** It reads many rows, so that few of one client's are carried out at once. */
  report?: true;
  /** A path that does not fit is answered like an unknown id. */
  params?: Params;
  query?: Query;
  /** `stream`: bytes of any type and length, which `handle` reads as an `Upload` or leaves. */
  body?: Body;
  /** `file`: `handle` answers a `FileAnswer`. */
  answer: Reply | 'file';
  /** `visitor` is there unless `access` is `guest`. */
  handle(request: {
    visitor: Visitor;
    params: z.output<Params>;
    query: z.output<Query>;
    body: Body extends z.ZodType ? z.output<Body> : Upload;
    /** Aborted when the browser hangs up. */
    signal: AbortSignal;
  }): Promise<z.input<Reply> | FileAnswer>;
}

/** Checks a literal against `ConsoleEndpoint` while its shapes' types reach `handle`. */
export const dashboardEndpoint = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType | 'stream',
  Reply extends z.ZodType,
>(
  e: DashboardEndpoint<Params, Query, Body, Reply>,
): DashboardEndpoint => e as unknown as DashboardEndpoint;

/** What another service calls: no session, no origin; it proves itself by what it sends. */
export interface WebhookEndpoint {
  /** The whole path, such as `/dashboard/stripe/webhook`. Always a POST. */
  path: `/${string}`;
  /** Of the body. */
  mostBytes: number;
  /** Gets the very bytes that were signed; a `Problem` becomes its status, anything else a 500. Answers 200 with `{}`. */
  handle(request: { bytes: Buffer; headers: Readonly<Record<string, string | string[] | undefined>> }): Promise<void>;
}
