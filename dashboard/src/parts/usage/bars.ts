// Groups daily usage into chart bars: one a day, or one a week in long ranges.

import type { DailyUsage } from '@greenroom/contract/dashboard/usage';
import { locale } from '../../lib/languages.ts';

type Figures = Pick<DailyUsage['days'][number], 'credits' | 'jobs' | 'video_seconds'>;

export interface Bar extends Figures {
  from: string;
  to: string;
}

const MAX_DAILY_BARS = 62;
const WEEK = 7;

const addUp = <Key extends string>(a: Record<Key, number>, b: Record<Key, number>): Record<Key, number> =>
  Object.fromEntries(Object.entries<number>(a).map(([key, value]) => [key, value + b[key as Key]])) as Record<
    Key,
    number
  >;

const merge = (a: Bar, b: Bar): Bar => ({
  from: a.from,
  to: b.to,
  credits: addUp(a.credits, b.credits),
  jobs: addUp(a.jobs, b.jobs),
  video_seconds: a.video_seconds + b.video_seconds,
});

/** Weeks are counted back from the last day, so that the newest bar is a full week. */
export function barsOf(days: DailyUsage['days']): { bars: Bar[]; each: 'day' | 'week' } {
  const daily = days.map(({ day, ...figures }) => ({ from: day, to: day, ...figures }));
  if (daily.length <= MAX_DAILY_BARS) return { bars: daily, each: 'day' };
  const first = daily.length % WEEK || WEEK;
  const bars: Bar[] = [];
  for (let end = first, begin = 0; begin < daily.length; begin = end, end += WEEK) {
    bars.push(daily.slice(begin, end).reduce(merge));
  }
  return { bars, each: 'week' };
}

/** On fewer days a chart shows no more than their rows do. */
const MIN_BARS = 3;

/** The bars with any of these values, unless there are enough of them for a chart. */
export function fewOf<Row extends { values: Readonly<Record<string, number>> }>(
  rows: readonly Row[],
): Row[] | undefined {
  const used = rows.filter(({ values }) => Object.values(values).some((value) => value !== 0));
  return used.length < MIN_BARS ? used : undefined;
}

const short = new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', day: 'numeric', month: 'short' });
const long = new Intl.DateTimeFormat(locale(), {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** A calendar day, formatted in UTC so that no time zone shifts it. */
export const shortDay = (day: string): string => short.format(Date.parse(day));

export const barName = ({ from, to }: Pick<Bar, 'from' | 'to'>): string =>
  from === to ? long.format(Date.parse(from)) : `${shortDay(from)} – ${long.format(Date.parse(to))}`;

/** Readable distances between axis ticks: of counts, and of seconds in minutes and hours. */
export const countSteps = [1, 2, 5]
  .flatMap((first) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((power) => first * 10 ** power))
  .sort((a, b) => a - b);
export const secondSteps = [5, 15, 30, 60, 120, 300, 600, 900, 1800, ...countSteps.map((hours) => hours * 3600)];

/** At most five axis ticks, from zero to at least `max`. */
export function ticksTo(max: number, steps: readonly number[]): number[] {
  const step = steps.find((candidate) => candidate * 4 >= max) ?? max;
  return Array.from({ length: Math.ceil(Math.max(max, step) / step) + 1 }, (_, index) => index * step);
}
