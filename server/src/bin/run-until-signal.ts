// Runs a process until SIGTERM or SIGINT, then drains it within 30 s.
import type { Logger } from '../kernel/logger.ts';

const DRAIN_LIMIT_MS = 29_000;
/** npm forwards a Ctrl-C that the terminal has sent to the process already; both count as one signal. */
const SAME_SIGNAL_MS = 1_000;

/** Resolves when the process was signalled and drained; a second signal ends it at once. */
export async function runUntilSignal({
  start,
  log,
}: {
  start(): Promise<{ drain(): Promise<void> }>;
  log: Logger;
}): Promise<void> {
  const stopped = Promise.withResolvers<void>();
  let signalledAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (signalledAt !== undefined && Date.now() - signalledAt > SAME_SIGNAL_MS) process.exit(1);
    if (signalledAt === undefined) log.info({ signal }, 'draining');
    signalledAt ??= Date.now();
    stopped.resolve();
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected error');
    process.exit(1);
  });
  const running = await start();
  await stopped.promise;
  const limit = setTimeout(() => {
    log.error('draining timed out');
    process.exit(1);
  }, DRAIN_LIMIT_MS);
  await running.drain();
  // Ends the process if something keeps it running.
  limit.unref();
  log.info('drained');
}
