// The span of a delivery, in the trace of the request that ordered the job: the deliveries of a job share it across crashes and retries.
import { SpanKind } from '@opentelemetry/api';
import { contextOf, recordSpan, withSpan } from '../kernel/tracing.ts';
import type { DeliveryOutcome } from './execute.ts';
import type { Lease } from './lease.ts';

/** Executes the job of the lease. Records the wait of its first delivery in the queue as well, before: a crash loses only open spans. */
export async function executeInSpan(
  { lease, worker }: { lease: Lease; worker: string },
  execute: () => Promise<DeliveryOutcome>,
): Promise<void> {
  const { job, fence, deliveries, traceparent } = lease;
  const parent = contextOf(traceparent);
  const attributes = {
    'greenroom.job': job.id,
    'greenroom.kind': job.kind,
    'greenroom.client': job.client,
    'greenroom.queue': job.queue,
    'greenroom.worker': worker,
    'greenroom.fence': fence,
  };
  if (fence === 1 && job.startedAt) {
    recordSpan(`queue ${job.queue}`, { attributes, parent, from: job.queuedAt, to: job.startedAt });
  }
  const delivery = { ...attributes, 'greenroom.deliveries': deliveries };
  await withSpan(`job ${job.kind}`, { kind: SpanKind.CONSUMER, parent, attributes: delivery }, async (span) => {
    span.setAttribute('greenroom.outcome', await execute());
  });
}
