// The wire schemas of jobs in the dashboard: the list, details with steps and charges, and running one again.
import { z } from 'zod';
import { JobStatus } from '../jobs.ts';
import { instant } from '../queries.ts';
import { VideoQuote } from '../quotes.ts';
import { dateTime, uuid } from '../text.ts';
import { LineItem } from '../usage.ts';
import type { NewVideo } from '../videos.ts';
import { Previews } from './library.ts';
import { cursorQuery, pageOf } from './paging.ts';
import { WorkKind } from './usage.ts';

export const jobId = () => z.string().regex(/^[A-Za-z0-9_-]{1,100}$/);

export const JobPath = z.object({ id: jobId() });

export const JobsQuery = z.object({
  status: JobStatus.optional().describe('Only jobs with this status.'),
  kind: WorkKind.optional().describe('Only jobs of this kind.'),
  from: instant().optional().describe('Only jobs queued at or after this time.'),
  to: instant().optional().describe('Only jobs queued before this time.'),
  cursor: jobId().optional().describe('The next_cursor of the previous page.'),
  limit: cursorQuery.limit,
});
export type JobsQuery = z.output<typeof JobsQuery>;

const row = {
  id: z.string(),
  kind: WorkKind,
  status: JobStatus,
  about: z.string().describe('The start of its script or description.'),
  phase: z.string().nullable().describe('generating, then finalizing; scenes only.'),
  progress: z.number().describe('0 to 1.'),
  queue_position: z
    .int()
    .nullable()
    .describe('Position among the waiting jobs: 1 starts next. Short jobs queue by kind. Null once started.'),
  error: z.object({ code: z.string(), message: z.string() }).nullable().describe('Why it failed; null otherwise.'),
  credits_reserved: z.int().nullable().describe('The credits reserved.'),
  credits_charged: z.int().nullable().describe('The credits charged, 0 if it failed; null until it ends.'),
  queued_at: dateTime(),
  started_at: dateTime().nullable(),
  completed_at: dateTime().nullable(),
};

export const JobRow = z.object(row);
export type JobRow = z.infer<typeof JobRow>;

/** Response of GET /jobs, newest first. */
export const JobRows = pageOf(JobRow);
export type JobRows = z.infer<typeof JobRows>;

/** failed: its latest attempt failed. stopped: the job ended while the step was running. */
export const StepState = z.enum(['done', 'running', 'failed', 'stopped']);
export type StepState = z.infer<typeof StepState>;

export const JobStep = z.object({
  name: z.string(),
  state: StepState,
  attempts: z.int(),
  started_at: dateTime().describe('When its first attempt started.'),
  last_started_at: dateTime().describe('When its latest attempt started.'),
  finished_at: dateTime().nullable(),
});
export type JobStep = z.infer<typeof JobStep>;

export const JobOutput = z
  .object({
    video_url: z.url(),
    image_url: z.url(),
    previews: Previews,
    audio_url: z.url(),
    captions_srt_url: z.url(),
    captions_vtt_url: z.url(),
    word_timings_url: z.url(),
    asset_id: uuid(),
    character_id: uuid(),
    voice_id: z.string(),
    width: z.int(),
    height: z.int(),
    duration: z.number().describe('In seconds.'),
    bytes: z.int(),
  })
  .partial()
  .describe('The output; only members that apply.');
export type JobOutput = z.infer<typeof JobOutput>;

/** Response of GET /jobs/{id}. */
export const JobDetail = z.object({
  ...row,
  text: z.string().nullable().describe('The script, spoken text or description.'),
  request: z.custom<NewVideo>().nullable().describe('The body of POST /videos; null for other kinds.'),
  character_name: z.string().nullable().describe('The presenter; null if there is none or it was deleted.'),
  voice_name: z.string().nullable().describe('The voice; null if there is none or it was deleted.'),
  line_items: z.array(LineItem),
  credits_released: z.int().nullable().describe('The reserved credits that were released; null until it ends.'),
  engine: z.string().nullable(),
  warnings: z.array(z.string()).describe('Differences from the request in a successful job.'),
  steps: z.array(JobStep).describe('In the order of their start.'),
  output: JobOutput.nullable().describe('Set once it is completed; null after its file was deleted.'),
  retried_as: z
    .string()
    .nullable()
    .describe(
      'The video that an operator ordered in place of this failed one, unless that failed too; null otherwise.',
    ),
});
export type JobDetail = z.infer<typeof JobDetail>;

/** Response of GET /jobs/{id}/again. */
export const RunAgainOffer = z.object({
  quote: VideoQuote.nullable().describe('The current price of the same request; null if it cannot run again.'),
  obstacles: z.array(z.string()).describe('Why it cannot run again, such as a deleted voice: one sentence each.'),
});
export type RunAgainOffer = z.infer<typeof RunAgainOffer>;

/** Body of POST /jobs/{id}/again, which returns the response of POST /videos. */
export const RunAgain = z.object({
  idempotency_key: uuid().describe('Repeated requests with the same key create one job.'),
});
export type RunAgain = z.output<typeof RunAgain>;
