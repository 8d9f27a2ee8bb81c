// Opens a step context with one real task process, in a temporary folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { createLogger } from '../server/src/kernel/logger.ts';
import { localStepContext } from '../server/src/tasks/local-step-context.ts';
import { createPool } from '../server/src/tasks/pool.ts';
import { testProviders } from '../server/src/tasks/testing-providers.ts';

export async function openStepContext(): Promise<{ ctx: StepContext; close(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
  const log = createLogger('error');
  const pool = createPool({ size: 1, log });
  const ctx = localStepContext({
    pool,
    log,
    providers: testProviders,
    dir,
    signal: new AbortController().signal,
    kind: 'bench',
    client: 'bench',
    length: 'short',
  });
  return {
    ctx,
    async close() {
      await pool.close();
      await rm(dir, { recursive: true });
    },
  };
}
