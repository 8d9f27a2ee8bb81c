// What people read about the rows of their ledger.
import type { LedgerRow } from '@greenroom/contract/dashboard/ledger';
import { expect, test } from 'vitest';
import { subjectOfRow } from './kinds.ts';

const row = (over: Partial<LedgerRow>): LedgerRow => ({
  id: 1,
  made_at: '2026-01-01T00:00:00.000Z',
  kind: 'charge',
  reason: 'charged for an order',
  job_id: 'partner_thv_1',
  job: { kind: 'talking_head', title: 'Cold coffee', seconds: 9.2 },
  credits: -4,
  debt: 0,
  receipt_id: null,
  balance: 96,
  ...over,
});

test('a row is about its video by title, other work by kind, and a top-up by its reason', () => {
  expect(subjectOfRow(row({}))).toBe('Cold coffee');
  expect(subjectOfRow(row({ job: { kind: 'voice', title: null, seconds: null } }))).toBe('Voice');
  expect(subjectOfRow(row({ kind: 'grant', job_id: null, job: null, reason: 'purchase' }))).toBe('Purchase');
});
