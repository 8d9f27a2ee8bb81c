// The context of heavy work inside one request, before a job exists: probing a recording, speaking a script.
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { RequestContext } from '../http/request-context.ts';
import type { Logger } from '../kernel/logger.ts';
import { Problem } from '../kernel/problem.ts';
import { localStepContext } from '../tasks/local-step-context.ts';
import type { Pool } from '../tasks/pool.ts';
import type { ProviderAccess, ServiceStepContext } from '../tasks/service-step-context.ts';
import { classifyError } from './classify-error.ts';

/** Runs the work with a context that lasts as long as the request. Errors of engines are thrown as `Problem`, as a job would report them. */
export type WithStepContext = <T>(call: RequestContext, work: (ctx: ServiceStepContext) => Promise<T>) => Promise<T>;

/** A client waits for the response. Without a free slot by then, the request is refused. */
const MAX_WAIT_MS = 60_000;

/** No request takes this long, so an older folder is left from a crash. */
const STALE_MS = 600_000;

/** Creates folders below `root`, which several processes may share, and deletes each with its request. */
export async function createRequestStepContext({
  root,
  log,
  ...deps
}: {
  pool: Pool;
  root: string;
  log: Logger;
  providers: ProviderAccess;
}): Promise<WithStepContext> {
  await mkdir(root, { recursive: true });
  for (const name of await readdir(root)) {
    const left = await stat(join(root, name)).catch(() => undefined);
    if (left && Date.now() - left.mtimeMs > STALE_MS) await rm(join(root, name), { recursive: true, force: true });
  }

  return async ({ client, signal }, work) => {
    const dir = await mkdtemp(join(root, 'request-'));
    try {
      const slot = { kind: 'request', client, length: 'short', maxWaitMs: MAX_WAIT_MS } as const;
      return await work(localStepContext({ ...deps, ...slot, dir, signal, log: log.child({ client }) }));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      log.warn({ err: error, client }, 'an engine failed during a request');
      const { code, message } = classifyError(error, undefined).failure;
      throw new Problem(code, message, { cause: error });
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  };
}
