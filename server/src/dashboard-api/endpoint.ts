// An endpoint of the dashboard API: an endpoint with who may call it.
import type { Language } from '@greenroom/contract/dashboard/languages';
import type { z } from 'zod';
import type { Endpoint } from '../http/endpoint.ts';

/** The signed-in user, in the team of the session. */
export interface Visitor {
  userId: string;
  email: string;
  emailVerified: boolean;
  name: string;
  client: string;
  role: 'owner' | 'member';
  /** How many teams the user has. */
  teamCount: number;
  operator: boolean;
  /** The address joined this team before it was verified, and the user has not confirmed the membership since. */
  teamUnconfirmed: boolean;
  /** An IANA name; null: that of the browser. */
  timeZone: string | null;
  /** Null: not known yet; e-mails are in English. */
  language: Language | null;
  /** The session that the request came with. */
  session: string;
}

/** `guest`: without signing in. An owner may do what a member may; operators are made on the command line only. */
export type Access = 'guest' | 'member' | 'owner' | 'operator';

export interface DashboardContext {
  /** Undefined only if `access` is `guest` and the caller has no session. */
  visitor: Visitor;
  /** Aborted when the browser disconnects. */
  signal: AbortSignal;
}

export interface DashboardEndpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType | 'stream' = z.ZodType | 'stream',
  Reply extends z.ZodType | 'file' = z.ZodType | 'file',
  Idempotent extends boolean = boolean,
> extends Endpoint<DashboardContext, Params, Query, Body, Reply, Idempotent> {
  access: Access;
  /** It gives others access or takes money: if mail is set up, only for users with a confirmed e-mail address. */
  confirmed?: true;
}

/** Checks a definition and infers the types that its schemas give to `handler`. */
export const dashboardEndpoint = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType | 'stream',
  Reply extends z.ZodType | 'file',
  Idempotent extends boolean = false,
>(
  endpoint: DashboardEndpoint<Params, Query, Body, Reply, Idempotent>,
): DashboardEndpoint => endpoint as unknown as DashboardEndpoint;
