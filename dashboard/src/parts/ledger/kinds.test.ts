// What people read about the entries of their credits.
import type { LedgerEntry } from '@greenroom/contract/dashboard/ledger';
import { expect, test } from 'vitest';
import { aboutEntry, subjectOfEntry } from './kinds.ts';

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

test('a refund says whether the job failed or needed less', () => {
  const failed = 'It failed, so nothing was charged';
  expect(aboutEntry(entry({ job: { kind: 'scenes', failed: true, title: 'Bread' } }))).toBe(failed);
  for (const unused of [entry({}), entry({ job: null })])
    expect(aboutEntry(unused)).toBe('Reserved credits that were not needed');
});

test('an entry is about its video by title, other work by kind, and a top-up by its reason', () => {
  expect(subjectOfEntry(entry({}))).toBe('Cold coffee');
  expect(subjectOfEntry(entry({ job: { kind: 'voice', failed: false, title: null } }))).toBe('Voice');
  expect(subjectOfEntry(entry({ kind: 'grant', job_id: null, job: null, reason: 'purchase' }))).toBe('purchase');
});
