// Sends due deliveries in the background: a bounded number at once, and those of failing and slow endpoints apart from the others.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import { retryOnOutage } from '../db/retry-on-outage.ts';
import type { Logger } from '../kernel/logger.ts';
import { type Rounds, startRounds } from '../kernel/rounds.ts';
import { within } from '../kernel/within.ts';
import { type AttemptDeps, attemptDelivery } from './attempt.ts';
import { type Lane, LEASE_MS, recordAttempt, type TakenDelivery, takeDeliveries } from './leases.ts';
import { type NoticeDeps, sendNotices } from './notices.ts';

const INTERVAL_MS = 1_000;
const NOTICES_INTERVAL_MS = 30_000;
/** Requests of one process at once. */
const AT_ONCE: Record<Lane, number> = { fast: 32, slow: 32 };
/** Since it was taken. In a process that was frozen meanwhile, an attempt is given up, because another process has its lease. */
const ATTEMPT_MS = LEASE_MS / 2;
/** Requests that take longer when the process ends are aborted, and repeated by another process. */
const LAST_REQUESTS_MS = 5_000;
/** For recording how an attempt ended, during an outage of the database. Later, another process has sent it again. */
const RECORD_MS = LEASE_MS / 2;

export interface SenderDeps extends AttemptDeps, NoticeDeps {
  db: Db;
  log: Logger;
  /** Called after each attempt: `succeeded`, or why it failed. */
  onAttempt(outcome: string): void;
}

/** Sends what is due every second until stopped. Can run in several processes and be interrupted at any point. */
export function startWebhookSender(deps: SenderDeps): Rounds {
  const sending = new Set<Promise<void>>();
  const inUse: Record<Lane, number> = { fast: 0, slow: 0 };
  const stopped = new AbortController();

  const start = (delivery: TakenDelivery, takenAt: number): void => {
    inUse[delivery.lane] += 1;
    const sent = sendDelivery(deps, delivery, { takenAt, stopping: stopped.signal }).finally(() => {
      inUse[delivery.lane] -= 1;
      sending.delete(sent);
    });
    sending.add(sent);
  };

  const sendDue = async (stopping: AbortSignal): Promise<void> => {
    while (!stopping.aborted) {
      const free = { fast: AT_ONCE.fast - inUse.fast, slow: AT_ONCE.slow - inUse.slow };
      const takenAt = performance.now();
      const taken = await takeDeliveries(deps.db, free);
      for (const delivery of taken) start(delivery, takenAt);
      if (taken.length === 0) return;
      await Promise.race([...sending, sleep(INTERVAL_MS, undefined, { ref: false })]);
    }
  };

  const rounds = startRounds(
    async (stopping) => {
      try {
        await sendDue(stopping);
      } catch (error) {
        deps.log.warn({ err: error }, 'the webhooks that are due could not be read');
      }
    },
    { everyMs: INTERVAL_MS },
  );
  // Apart, so that many deliveries do not delay them.
  const notices = startRounds(
    () =>
      sendNotices(deps).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'the e-mails about webhook endpoints could not be read'),
      ),
    { everyMs: NOTICES_INTERVAL_MS },
  );
  return {
    async stop() {
      const noticesStopped = notices.stop();
      await rounds.stop();
      await within(LAST_REQUESTS_MS, Promise.all(sending));
      stopped.abort();
      await Promise.all([...sending, noticesStopped]);
    },
  };
}

interface Sending {
  /** As `performance.now()`, before it was taken. */
  takenAt: number;
  stopping: AbortSignal;
}

/** Never rejects. An attempt that could not be made or recorded is repeated after the lease. */
export async function sendDelivery(
  deps: SenderDeps,
  delivery: TakenDelivery,
  { takenAt, stopping }: Sending,
): Promise<void> {
  const { db, log, onAttempt } = deps;
  const { id, endpoint } = delivery;
  const leftMs = Math.floor(takenAt + ATTEMPT_MS - performance.now());
  if (leftMs <= 0) return;
  try {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(leftMs)]);
    const outcome = await attemptDelivery(deps, delivery, signal);
    const { error, response_status: status } = outcome.attempt;
    onAttempt(error ?? 'succeeded');
    log.debug({ delivery: id, endpoint, error, status }, 'a webhook was sent');
    const record = () => recordAttempt(db, delivery, outcome);
    const disabled = await retryOnOutage(record, { signal: stopping, limitMs: RECORD_MS });
    if (disabled) log.info({ endpoint, reason: disabled }, 'a webhook endpoint was disabled');
  } catch (error) {
    log.warn({ err: error, delivery: id, endpoint }, 'an attempt to send a webhook was not recorded');
  }
}
