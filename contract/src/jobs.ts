// The wire schema of a video job.
import { z } from 'zod';
import { dateTime, uuid } from './text.ts';

export const JobStatus = z
  .enum(['queued', 'running', 'completed', 'failed'])
  .describe('completed and failed are final.');
export type JobStatus = z.infer<typeof JobStatus>;

export const job = {
  workflow_id: z.string().describe('partner_thv_… for talking_head, partner_scn_… for scenes.'),
  status: JobStatus,
  error_message: z.string().nullable().describe('Why the job failed; null otherwise.'),
  credits_estimated: z.int().nullable().describe('The credits reserved when the job was queued.'),
  credits_actual: z.int().nullable().describe('The credits charged for the measured length; null until completed.'),
  queued_at: dateTime().describe('When the job was accepted.'),
  completed_at: dateTime().nullable().describe('When the job completed or failed; null before.'),
};

export const JobResult = z
  .object({
    video_url: z.url().optional().describe('The finished MP4. The link is permanent.'),
    image_url: z.url().optional().describe('The first frame of the video.'),
    audio_url: z.url().optional().describe('The speech of the video.'),
    asset_id: uuid().optional().describe('The video as an asset.'),
  })
  .describe('The output of the job.');
export type JobResult = z.infer<typeof JobResult>;

/** Response of GET /jobs/{workflowId}/status. */
export const JobView = z.object({
  ...job,
  credits_consumed: z
    .int()
    .nullable()
    .describe(
      'null while queued or running; credits_actual once completed; 0 if failed, because failed jobs are refunded.',
    ),
  image_url: z.url().nullable().describe('The first frame of the video, once completed.'),
  video_url: z.url().nullable().describe('The finished MP4, once completed.'),
  result: JobResult.nullable().describe('Set once completed.'),
});
export type JobView = z.infer<typeof JobView>;
