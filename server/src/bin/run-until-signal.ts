// The life of a process: it lives until SIGTERM or SIGINT, then lets go of everything within 30 s.
import type { Logger } from '../kernel/logger.ts';

const DRAIN_LIMIT_MS = 29_000;
/** npm passes a Ctrl-C on to a process that the terminal has told already: that is one signal, not two. */
const SAME_SIGNAL_MS = 1_000;

/** Resolves once told to stop and drained; a second signal ends the process at once. */
export async function runUntilSignal({
  begin,
  log,
}: {
  begin(): Promise<{ drain(): Promise<void> }>;
  log: Logger;
}): Promise<void> {
  const told = Promise.withResolvers<void>();
  let toldAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (toldAt !== undefined && Date.now() - toldAt > SAME_SIGNAL_MS) process.exit(1);
    if (toldAt === undefined) log.info({ signal }, 'draining');
    toldAt ??= Date.now();
    told.resolve();
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected error');
    process.exit(1);
  });
  const running = await begin();
  await told.promise;
  const limit = setTimeout(() => {
    log.error('draining took too long');
    process.exit(1);
  }, DRAIN_LIMIT_MS);
  await running.drain();
  // Should something still hold the process, the limit ends it.
  limit.unref();
  log.info('drained');
}
