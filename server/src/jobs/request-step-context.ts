// A workbench for heavy work inside one request, before any job exists: probing a recording, speaking a script.
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpClient } from '@greenroom/engine-kit/http-client';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { RequestContext } from '../http/request-context.ts';
import type { Logger } from '../kernel/logger.ts';
import { localStepContext } from '../tasks/local-step-context.ts';
import type { Pool } from '../tasks/pool.ts';

/** Runs the work at a workbench in this process, for the length of one request. */
export type WithStepContext = <T>(call: RequestContext, work: (ctx: StepContext) => Promise<T>) => Promise<T>;

/** Somebody waits: whoever gets no place in time is told to come back. */
const MAX_WAIT_MS = 60_000;

/** No request takes this long, so an older folder is a crash's. */
const STALE_MS = 600_000;

/** Folders appear below `root`, which several processes may share, and go with their request. */
export async function createRequestStepContext({
  root,
  log,
  ...deps
}: {
  pool: Pool;
  root: string;
  log: Logger;
  http: HttpClient;
}): Promise<WithStepContext> {
  await mkdir(root, { recursive: true });
  for (const name of await readdir(root)) {
    const left = await stat(join(root, name)).catch(() => undefined);
    if (left && Date.now() - left.mtimeMs > STALE_MS) await rm(join(root, name), { recursive: true, force: true });
  }

  return async ({ client, signal }, work) => {
    const dir = await mkdtemp(join(root, 'request-'));
    try {
      const place = { kind: 'request', client, lane: 'short', maxWaitMs: MAX_WAIT_MS } as const;
      return await work(localStepContext({ ...deps, ...place, dir, signal, log: log.child({ client }) }));
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  };
}
