// The definition of a route for signing in.
import type { z } from 'zod';
import type { Limit } from '../../clients/rate-limits.ts';
import type { Db } from '../../db/db.ts';
import type { Visitor } from '../endpoint.ts';

export interface AuthRoute {
  /** Below `/dashboard/auth`; also the library's own path. */
  path: string;
  body: z.ZodType;
  /** Per client address, which a whole office may share. Rejected attempts count against no other limit. */
  limit: Limit;
  /** Checks the request; throws if it is rejected. */
  before?(request: {
    db: Db;
    body: never;
    address: string;
    providers: readonly string[];
    visitor(): Promise<Visitor | undefined>;
  }): Promise<void>;
  /** Replaces the library's route; resolves to the code of an error. */
  handler?(request: { db: Db; body: never }): Promise<string | undefined>;
  /** Runs after the library succeeded. */
  after?(request: { db: Db; body: never }): Promise<void>;
  /** The body that the library gets. */
  requestOf?(body: never): object;
  /** The part of the library's response that is sent; a session's token stays in its cookie. */
  responseOf?(body: never): object;
  /** Only a few run at once. */
  limitedConcurrency?: true;
  /** The response takes at least this long: its timing would reveal who has an account. */
  minMs?: number;
}

export interface RouteRequest<Body extends z.ZodType> {
  db: Db;
  body: z.output<Body>;
  /** The caller's address as sessions store it. */
  address: string;
  /** The providers that are set up. */
  providers: readonly string[];
  visitor(): Promise<Visitor | undefined>;
}

export type RouteInput<Body extends z.ZodType> = Pick<RouteRequest<Body>, 'db' | 'body'>;
