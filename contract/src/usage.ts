// The wire schemas of /usage: balance, charges and the history of jobs.
import { z } from 'zod';
import { job } from './jobs.ts';
import { instant } from './queries.ts';
import { dateTime } from './text.ts';

export const UsageQuery = z.object({
  from: instant().optional().describe('Start of the range; by default the start of the current UTC month.'),
  to: instant().optional().describe('End of the range, not before its start; by default now.'),
});
export type UsageQuery = z.output<typeof UsageQuery>;
/** The query of a client, before defaults. */
export type UsageRange = z.input<typeof UsageQuery>;

const count = (of: string) => z.int().describe(`The number of jobs ${of}.`);

/** Response of GET /usage/summary. */
export const UsageSummary = z.object({
  credits_balance: z.int().describe('The credits available, without those reserved for jobs.'),
  credits_balance_base: z.int().describe('The balance after the last top-up.'),
  credits_spent_lifetime: z.int().describe('Charged since the last top-up. Resets at each top-up.'),
  credits_consumed_in_range: z.int().describe('Credits charged in the range, by the time of the charge.'),
  job_counts: z
    .object({
      completed: count('completed'),
      failed: count('failed'),
      running_or_queued: count('queued or running'),
      total_in_range: count('in total'),
    })
    .describe('Video jobs queued in the range.'),
  from: dateTime().describe('Start of the range.'),
  to: dateTime().describe('End of the range.'),
});
export type UsageSummary = z.infer<typeof UsageSummary>;

export const LineItem = z.object({
  item: z
    .string()
    .describe(
      'talking_head: render, lipsync, tts, first_frame, captions; scenes: render_first_scene, render_later_scenes, tts.',
    ),
  seconds: z.number().nullable().describe('Estimated until the job ends, then measured; null for a flat price.'),
  rate: z.number().nullable().describe('Credits per second; null for a flat price.'),
  estimated: z.int().describe('The credits reserved for it.'),
  actual: z.int().nullable().describe('The credits charged for it; null until the job ends.'),
});
export type LineItem = z.infer<typeof LineItem>;

/** One entry of GET /usage/jobs. */
export const JobHistoryItem = z.object({
  ...job,
  metadata: z
    .record(z.string(), z.unknown())
    .describe(
      'progress (0 to 1); queue_position while queued, 1 starts next; phase (scenes only: generating, then finalizing); ' +
        'scenes (the number of scenes); engine; warnings (sentences); line_items [{item, seconds, rate, estimated, actual}]; ' +
        'quality {lipsync} of a video whose lips were measured: {correlation (−1 to 1, how closely they follow the sound), lag_ms, ' +
        'closures and closed (M, B and P on camera, and those on which the lips close)}.',
    ),
  job_type: z.string().nullable().describe('talking_head or scenes.'),
});
export type JobHistoryItem = z.infer<typeof JobHistoryItem>;

/** Response of GET /usage/jobs. */
export const JobHistory = z.object({ jobs: z.array(JobHistoryItem).describe('Newest first.') });
export type JobHistory = z.infer<typeof JobHistory>;
