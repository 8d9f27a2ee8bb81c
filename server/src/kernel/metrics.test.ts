// Tests the metrics of a scrape.
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('a scrape has requests, steps, refunds, credits, engines and the current queue', async () => {
  const metrics = createMetrics();
  let queued = 3;
  metrics.watchQueue(async () => [{ queue: 'batch', queued, running: 1, oldestQueuedSeconds: 7.5 }]);
  metrics.observeRequest({ method: 'POST', route: '/api/partner/v1/videos', status: 202, durationMs: 40 });
  metrics.observeStep({ kind: 'scenes', step: 'scene_4', seconds: 2, outcome: 'succeeded' });
  metrics.observeStep({ kind: 'scenes', step: 'scene_5', seconds: 3, outcome: 'succeeded' });
  metrics.refunds.inc({ kind: 'scenes' });
  metrics.watchCredits(async () => new Map([['charge', 250]]));

  metrics.observeEngineCall({ engine: 'cloud', outcome: 'rate_limited' });
  let faults = [{ engine: 'cloud', reason: 'out_of_credit' }];
  metrics.watchEngineFaults(async () => faults);
  metrics.watchEngineCosts(async () => new Map([['cloud', 1.25]]));

  metrics.watchBackupAge(async () => 604_800);
  metrics.watchMissingFiles(async () => 2);
  metrics.watchLedgerVerification(async () => ({ problems: 3, ageSeconds: 86_400 }));

  const first = (await metrics.page()).body;
  expect(first).toContain(
    'greenroom_http_request_duration_seconds_count{route="/api/partner/v1/videos",method="POST",status="202"} 1',
  );
  expect(first).toContain('greenroom_job_step_duration_seconds_sum{kind="scenes",step="scene",outcome="succeeded"} 5');
  expect(first).toContain('greenroom_refunds_total{kind="scenes"} 1');
  expect(first).toContain('greenroom_credits_total{kind="charge"} 250');
  expect(first).toContain('greenroom_jobs_queued{queue="batch"} 3');
  expect(first).toContain('greenroom_jobs_oldest_queued_seconds{queue="batch"} 7.5');

  expect(first).toContain('greenroom_engine_calls_total{engine="cloud",outcome="rate_limited"} 1');
  expect(first).toContain('greenroom_engine_faults{engine="cloud",reason="out_of_credit"} 1');
  expect(first).toContain('greenroom_engine_cost_usd_total{engine="cloud"} 1.25');

  expect(first).toContain('greenroom_backup_age_seconds 604800');
  expect(first).toContain('greenroom_storage_missing_files 2');
  expect(first).toContain('greenroom_ledger_problems 3');
  expect(first).toContain('greenroom_ledger_verification_age_seconds 86400');

  queued = 0;
  faults = [];
  const second = (await metrics.page()).body;
  expect(second).toContain('greenroom_jobs_queued{queue="batch"} 0');
  expect(second).toContain('greenroom_engine_cost_usd_total{engine="cloud"} 1.25');
  expect(second).not.toContain('greenroom_engine_faults{');
});

test('a queue that cannot be read fails the scrape', async () => {
  const metrics = createMetrics();
  metrics.watchQueue(() => Promise.reject(new Error('no database')));
  await expect(metrics.page()).rejects.toThrow('no database');
});
