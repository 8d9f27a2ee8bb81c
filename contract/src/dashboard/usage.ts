// The wire schemas of usage by day in the user's time zone.
import { z } from 'zod';
import { dateTime } from '../text.ts';
import { dayRange, withDays } from './days.ts';
import { timeZone } from './time-zone.ts';

/** The kinds of jobs. */
export const WorkKind = z.enum(['talking_head', 'scenes', 'character', 'voice', 'tts', 'first_frame']);
export type WorkKind = z.infer<typeof WorkKind>;

export const DAILY_USAGE_MAX_DAYS = 366;

export const DailyUsageQuery = withDays(
  z.object({
    ...dayRange,
    time_zone: timeZone().describe('The time zone of the days.'),
  }),
  DAILY_USAGE_MAX_DAYS,
);
export type DailyUsageQuery = z.output<typeof DailyUsageQuery>;

const JobCounts = z.object({ completed: z.int(), failed: z.int(), running_or_queued: z.int() });

const figures = {
  credits: z.record(WorkKind, z.int()).describe('Charged, by the time of the charge.'),
  jobs: JobCounts.describe('Video jobs, by the time they were queued.'),
  video_seconds: z.number().describe('Length of the videos that were charged.'),
};

/** Response of GET /usage: the figures of GET /usage/summary of the same range, divided by days. */
export const DailyUsage = z.object({
  from: dateTime().describe('The first instant of the range.'),
  to: dateTime().describe('The first instant after it.'),
  time_zone: z.string(),
  total: z.object({ ...figures, credits_consumed: z.int() }),
  days: z.array(z.object({ day: z.iso.date(), ...figures })).describe('Every day of the range, in order.'),
});
export type DailyUsage = z.infer<typeof DailyUsage>;
