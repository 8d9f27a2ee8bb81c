// Converts a job to its wire format: a list row, or details with steps, charges and output.
import type { JobDetail, JobOutput, JobRow, JobStep } from '@greenroom/contract/dashboard/jobs';
import { WorkKind } from '@greenroom/contract/dashboard/usage';
import type { Job } from '../jobs/job.ts';
import type { ShownStep } from '../jobs/reads.ts';
import type { Order } from '../orders/orders.ts';
import type { AssetWithPreviews } from '../reporting/assets.ts';
import { aboutOf, requestOf, textOf } from './job-summary.ts';

const isOver = ({ status }: Job): boolean => status === 'completed' || status === 'failed';

/** A failed job was refunded; a running one is not charged yet. */
const chargedFor = (job: Job, order: Order | undefined): number | null =>
  isOver(job) ? (order?.creditsActual ?? 0) : null;

export const showRow = (job: Job, order: Order | undefined, queuePosition: number | undefined): JobRow => ({
  id: job.id,
  kind: WorkKind.parse(job.kind),
  status: job.status,
  about: aboutOf(job, order),
  phase: job.phase,
  progress: job.progress,
  queue_position: queuePosition ?? null,
  error: job.failure && { code: job.failure.code, message: job.failure.message },
  credits_reserved: order?.creditsEstimated ?? null,
  credits_charged: chargedFor(job, order),
  queued_at: job.queuedAt.toISOString(),
  started_at: job.startedAt?.toISOString() ?? null,
  completed_at: job.completedAt?.toISOString() ?? null,
});

const stateOf = (job: Job, { status, cause }: ShownStep): JobStep['state'] => {
  if (status === 'done') return 'done';
  if (!isOver(job)) return 'running';
  return cause === null ? 'stopped' : 'failed';
};

/** Without the cause, which only operators see. */
const showStep = (job: Job, step: ShownStep): JobStep => ({
  name: step.name,
  state: stateOf(job, step),
  attempts: step.attempts,
  started_at: step.startedAt.toISOString(),
  last_started_at: step.lastStartedAt.toISOString(),
  finished_at: step.finishedAt?.toISOString() ?? null,
});

/** The results of all kinds of jobs; each has some of the members. */
type Result = Partial<
  Record<'video_url' | 'image_url' | 'sheet_image_url' | 'audio_url' | 'asset_id' | 'character_id' | 'voice_id', string>
>;

/** `asset`: the asset of the result. Null if the result has one that was deleted. */
export const outputOf = (job: Job, asset: AssetWithPreviews | undefined): JobOutput | null => {
  const { sheet_image_url, video_url, image_url, audio_url, asset_id, character_id, voice_id } = job.result as Result;
  if (asset_id !== undefined && !asset) return null;
  const { width, height, duration, bytes, captions_srt_url, captions_vtt_url, word_timings_url } =
    asset?.metadata ?? {};
  const members = {
    video_url,
    image_url: image_url ?? sheet_image_url,
    previews: asset?.previews ?? undefined,
    audio_url,
    asset_id,
    character_id,
    voice_id,
    width,
    height,
    duration,
    bytes,
    captions_srt_url,
    captions_vtt_url,
    word_timings_url,
  };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
};

export interface FoundJob {
  job: Job;
  order: Order | undefined;
  queuePosition: number | undefined;
  steps: readonly ShownStep[];
  asset: AssetWithPreviews | undefined;
  characterName: string | null;
  voiceName: string | null;
  retriedAs: string | null;
}

export function showJob(found: FoundJob): JobDetail {
  const { job, order, queuePosition, steps, asset, characterName, voiceName, retriedAs } = found;
  const row = showRow(job, order, queuePosition);
  const { engine, warnings } = (order?.metadata ?? {}) as { engine?: string; warnings?: string[] };
  return {
    ...row,
    text: textOf(job, order),
    request: requestOf(job, order),
    character_name: characterName,
    voice_name: voiceName,
    line_items: [...(order?.lineItems ?? [])],
    credits_released:
      row.credits_charged === null ? null : (row.credits_reserved ?? row.credits_charged) - row.credits_charged,
    engine: engine ?? null,
    warnings: warnings ?? [],
    steps: steps.map((step) => showStep(job, step)),
    output: job.status === 'completed' ? outputOf(job, asset) : null,
    retried_as: retriedAs,
  };
}
