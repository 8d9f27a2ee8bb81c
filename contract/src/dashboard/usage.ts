// The wire schemas of usage by day in the user's time zone.
import { z } from 'zod';
import { dateTime } from '../text.ts';

/** The kinds of jobs. */
export const WorkKind = z.enum(['talking_head', 'scenes', 'character', 'voice', 'tts', 'first_frame']);
export type WorkKind = z.infer<typeof WorkKind>;

export const DAILY_USAGE_MAX_DAYS = 366;

const day = () =>
  z.iso
    .date('must be a date such as 2026-11-01')
    .refine((value) => value >= '1970-01-01' && value <= '2999-12-31', 'must be between 1970 and 2999');

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

export const DailyUsageQuery = z
  .object({
    from: day().describe('The first day.'),
    to: day().describe('The last day, included in the range.'),
    time_zone: z
      .string()
      .refine(isTimeZone, 'must be an IANA time zone such as Europe/Madrid')
      .describe('The time zone of the days.'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before from' })
  .refine(({ from, to }) => daysFrom(from, to) <= DAILY_USAGE_MAX_DAYS, {
    path: ['from'],
    message: `must be at most ${DAILY_USAGE_MAX_DAYS} days before to`,
  });
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
