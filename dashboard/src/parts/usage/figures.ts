// The three charts of the usage page: which figures they stack, in which order, and how these are filled.
import { type DailyUsage, WorkKind } from '@greenroom/contract/dashboard/usage';
import { formatCount, formatDuration } from '../../lib/format.ts';
import { kindNames } from '../videos/labels.ts';
import { type Bar, countSteps, secondSteps } from './bars.ts';
import type { Filling } from './pattern.tsx';
import type { Series } from './stacked-bars.tsx';

export interface Chart<Key extends string> {
  title: string;
  /** What one of the figures is, where it needs saying. */
  note: string;
  series: readonly Series<Key>[];
  valuesOf(figures: Pick<Bar, 'credits' | 'jobs' | 'video_seconds'>): Record<Key, number>;
  format(value: number): string;
  steps: readonly number[];
  totalOf(total: DailyUsage['total']): string;
}

const KIND_FILLINGS: Readonly<Record<WorkKind, Filling>> = {
  talking_head: { colour: '#178f65', marks: 'none' },
  scenes: { colour: '#3b7dd8', marks: 'rising' },
  character: { colour: '#c2741f', marks: 'dots' },
  voice: { colour: '#8a63d2', marks: 'level' },
  tts: { colour: '#c24d7c', marks: 'upright' },
  first_frame: { colour: '#7a8a2a', marks: 'falling' },
};

export const creditsChart: Chart<WorkKind> = {
  title: 'Credits',
  note: 'By kind of work, on the day they were charged. What failed was given back and is not in it.',
  series: WorkKind.options.map((key) => ({ key, name: kindNames[key], filling: KIND_FILLINGS[key] })),
  valuesOf: ({ credits }) => credits,
  format: formatCount,
  steps: countSteps,
  totalOf: ({ credits_consumed }) => formatCount(credits_consumed),
};

export const jobsChart: Chart<keyof Bar['jobs']> = {
  title: 'Videos ordered',
  note: 'By how they stand now, on the day they were ordered.',
  series: [
    { key: 'completed', name: 'Completed', filling: { colour: '#178f65', marks: 'none' } },
    { key: 'failed', name: 'Failed', filling: { colour: '#d0453c', marks: 'rising' } },
    { key: 'running_or_queued', name: 'Queued or running', filling: { colour: '#3b7dd8', marks: 'dots' } },
  ],
  valuesOf: ({ jobs }) => jobs,
  format: formatCount,
  steps: countSteps,
  totalOf: ({ jobs }) => formatCount(jobs.completed + jobs.failed + jobs.running_or_queued),
};

export const secondsChart: Chart<'seconds'> = {
  title: 'Finished video',
  note: 'Minutes and seconds, on the day they were charged.',
  series: [{ key: 'seconds', name: 'Length', filling: { colour: '#178f65', marks: 'none' } }],
  valuesOf: ({ video_seconds }) => ({ seconds: video_seconds }),
  format: formatDuration,
  steps: secondSteps,
  totalOf: ({ video_seconds }) => formatDuration(video_seconds),
};
