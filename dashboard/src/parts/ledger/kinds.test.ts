// What people read about the rows of their ledger.
import type { LedgerRow } from '@greenroom/contract/dashboard/ledger';
import { expect, test } from 'vitest';
import { reasonOf, subjectOfRow } from './kinds.ts';

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

test('a row is about its video by title, other work by kind, and a top-up by its receipt or its credits', () => {
  expect(subjectOfRow(row({}))).toBe('Cold coffee');
  expect(subjectOfRow(row({ job: { kind: 'voice', title: null, seconds: null } }))).toBe('Voice');
  const grant = row({ kind: 'grant', job_id: null, job: null, reason: 'purchase', credits: 250 });
  expect(subjectOfRow({ ...grant, receipt_id: '0190f5c8-0000-7000-8000-000000000000' })).toBe('Purchase');
  expect(subjectOfRow({ ...grant, reason: 'a late video' })).toBe('250 credits granted');
  expect(reasonOf({ reason: 'a late video' })).toBe('A late video');
});
