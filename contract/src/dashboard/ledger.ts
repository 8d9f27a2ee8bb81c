// The wire schemas of the client's ledger: every movement of its credits.
import { z } from 'zod';
import { instant } from '../queries.ts';
import { cursorQuery, pageOf } from './paging.ts';

/** Why credits moved. */
export const movementKind = z.enum([
  /** Bought or given. */
  'grant',
  /** Taken away by the operator. */
  'withdraw',
  /** Set aside for a job, */
  'hold',
  /** used by it, */
  'charge',
  /** and what it did not use. */
  'release',
  /** A payment was reversed: a debt arises, */
  'clawback',
  /** is paid with free credits, */
  'repay',
  /** and goes by as much. */
  'settle',
  /** A dispute was won. */
  'restore',
  /** A top-up begins a new count of what was spent. */
  'earned',
]);
export type MovementKind = z.output<typeof movementKind>;

const range = {
  from: instant().optional(),
  /** Exclusive. */
  to: instant().optional(),
  kind: movementKind.optional(),
};

/** `GET /ledger.csv`: all that fits, oldest first. */
export const LedgerFileQuery = z.object(range);
export type LedgerFileQuery = z.output<typeof LedgerFileQuery>;

/** `GET /ledger`. */
export const LedgerQuery = z.object({
  ...range,
  ...cursorQuery,
  /** Movements are numbered; the letter makes it text. */
  cursor: z
    .string()
    .regex(/^m\d{1,15}$/, 'is not a cursor of this list')
    .optional(),
});
export type LedgerQuery = z.output<typeof LedgerQuery>;

/** The change of each of the four account balances; most movements change two. */
export const Movement = z.object({
  id: z.int(),
  made_at: z.iso.datetime(),
  kind: movementKind,
  reason: z.string(),
  /** Whose credits were held, used or released. */
  job_id: z.string().nullable(),
  free: z.int(),
  held: z.int(),
  spent: z.int(),
  debt: z.int(),
  /** Free credits right after it. */
  balance: z.int(),
});
export type Movement = z.output<typeof Movement>;

export const Ledger = pageOf(Movement);
export type Ledger = z.output<typeof Ledger>;
