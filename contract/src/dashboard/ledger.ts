// The wire schemas of the client's ledger: its rows, and every entry as CSV.
import { z } from 'zod';
import { instant } from '../queries.ts';
import { cursorQuery, pageOf } from './paging.ts';

/** The kinds of entries. */
const ledgerEntryKind = z.enum([
  /** Credits were bought or granted. */
  'grant',
  /** The operator removed credits. */
  'withdraw',
  /** Credits were reserved for a job. */
  'hold',
  /** The job used reserved credits. */
  'charge',
  /** Unused reserved credits were released. */
  'release',
  /** A payment was reversed after its credits were spent: the debt grows. */
  'clawback',
  /** Available credits paid a debt. */
  'repay',
  /** The debt decreased by that amount. */
  'settle',
  /** A dispute was won: the credits are available again. */
  'restore',
  /** A top-up reset the count of spent credits. */
  'earned',
]);
export type LedgerEntryKind = z.output<typeof ledgerEntryKind>;

/** The kinds of rows: an order has one row once it ended. */
const ledgerRowKind = ledgerEntryKind.exclude(['hold', 'settle', 'earned']);
export type LedgerRowKind = z.output<typeof ledgerRowKind>;

const range = {
  from: instant().optional(),
  /** Exclusive. */
  to: instant().optional(),
};

/** `GET /ledger.csv`: all entries in the range, oldest first, in the user's language. */
export const LedgerFileQuery = z.object({ ...range, kind: ledgerEntryKind.optional() });
export type LedgerFileQuery = z.output<typeof LedgerFileQuery>;

/** `GET /ledger`. */
export const LedgerQuery = z.object({
  ...range,
  /** Most releases are no row, so a filter for them would read many entries to find few. */
  kind: ledgerRowKind.exclude(['release']).optional(),
  ...cursorQuery,
  /** The number of an entry, and without filters, the balance before it. */
  cursor: z
    .string()
    .regex(/^m\d{1,15}(?:\.\d{1,15})?$/, 'is not a cursor of this list')
    .optional(),
});
export type LedgerQuery = z.output<typeof LedgerQuery>;

/**
 * A top-up, a correction or an order that ended: `charge` with what it cost, or `release` if all of its credits were returned.
 * Orders in progress have no row.
 */
export const LedgerRow = z.object({
  id: z.int(),
  made_at: z.iso.datetime(),
  kind: ledgerRowKind,
  reason: z.string(),
  /** The job that used or returned the credits. */
  job_id: z.string().nullable(),
  /** The change of the debt. */
  debt: z.int(),
  /**
   * Null without a job, or if it was deleted. `title`: of a video, or the name of a presenter or a voice; for operators, only of a video that
   * the client named. `seconds`: of a finished video.
   */
  job: z.object({ kind: z.string(), title: z.string().nullable(), seconds: z.number().nullable() }).nullable(),
  /** The receipt of a purchase. */
  receipt_id: z.uuid().nullable(),
  /** The change of the credits that are available or reserved. */
  credits: z.int(),
  /** Those credits after the entry; null if the list is filtered. */
  balance: z.int().nullable(),
});
export type LedgerRow = z.output<typeof LedgerRow>;

export const Ledger = pageOf(LedgerRow);
export type Ledger = z.output<typeof Ledger>;
