// What people read about the entries of their credits.
import type { LedgerEntry } from '@greenroom/contract/dashboard/ledger';
import { expect, test } from 'vitest';
import { nameOfEntry, subjectOfEntry } from './kinds.ts';

const entry = (over: Partial<LedgerEntry>): LedgerEntry => ({
  id: 1,
  made_at: '2026-01-01T00:00:00.000Z',
  kind: 'release',
  reason: 'unused credits of an order',
  job_id: 'partner_thv_1',
  job: { kind: 'talking_head', failed: false, title: 'Cold coffee' },
  free: 4,
  held: -4,
  spent: 0,
  debt: 0,
  balance: 4,
  ...over,
});

test('only what a failed job gave back is a refund', () => {
  expect(nameOfEntry(entry({})).name).toBe('Returned');
  expect(nameOfEntry(entry({ job: { kind: 'scenes', failed: true, title: 'Bread' } })).name).toBe('Refunded');
  expect(nameOfEntry(entry({ job: null })).name).toBe('Returned');
});

test('an entry is about its video by title, other work by kind, and a top-up by its reason', () => {
  expect(subjectOfEntry(entry({}))).toBe('Cold coffee');
  expect(subjectOfEntry(entry({ job: { kind: 'voice', failed: false, title: null } }))).toBe('Voice');
  expect(subjectOfEntry(entry({ kind: 'grant', job_id: null, job: null, reason: 'purchase' }))).toBe('purchase');
});
