// The charts of the usage page: their data, series and fills.
import { type DailyUsage, WorkKind } from '@greenroom/contract/dashboard/usage';
import { plural, t } from '@lingui/core/macro';
import { formatCount, formatCredits, formatDuration, formatWorth } from '../../lib/format.ts';
import { kindNames } from '../videos/labels.ts';
import { type Bar, countSteps, secondSteps } from './bars.ts';
import type { Fill } from './pattern.tsx';
import type { Series } from './stacked-bars.tsx';

export interface Chart<Key extends string> {
  title: string;
  /** What is counted, and on which day. */
  note: string;
  series: readonly Series<Key>[];
  valuesOf(figures: Pick<Bar, 'credits' | 'jobs' | 'video_seconds'>): Record<Key, number>;
  format(value: number): string;
  steps: readonly number[];
  totalOf(total: DailyUsage['total']): string;
  /** Below the total. */
  aboutTotal(total: DailyUsage['total']): string;
}

const KIND_FILLS: Readonly<Record<WorkKind, Fill>> = {
  talking_head: { color: '#178f65', marks: 'none' },
  scenes: { color: '#3b7dd8', marks: 'diagonal_up' },
  character: { color: '#c2741f', marks: 'dots' },
  voice: { color: '#8a63d2', marks: 'horizontal' },
  tts: { color: '#c24d7c', marks: 'vertical' },
  first_frame: { color: '#7a8a2a', marks: 'diagonal_down' },
};

export const creditsChart: Chart<WorkKind> = {
  title: t`Credits charged`,
  note: t`By type of work and date of charge; failed work is not charged`,
  series: WorkKind.options.map((key) => ({ key, name: kindNames[key], fill: KIND_FILLS[key] })),
  valuesOf: ({ credits }) => credits,
  format: formatCount,
  steps: countSteps,
  totalOf: ({ credits_consumed }) => formatCredits(credits_consumed),
  aboutTotal: ({ credits_consumed }) => formatWorth(credits_consumed),
};

export const jobsChart: Chart<keyof Bar['jobs']> = {
  title: t`Videos`,
  note: t`By order date and current status`,
  series: [
    { key: 'completed', name: t`Completed`, fill: { color: '#178f65', marks: 'none' } },
    { key: 'failed', name: t`Failed`, fill: { color: '#d0453c', marks: 'diagonal_up' } },
    { key: 'running_or_queued', name: t`Queued or running`, fill: { color: '#3b7dd8', marks: 'dots' } },
  ],
  valuesOf: ({ jobs }) => jobs,
  format: formatCount,
  steps: countSteps,
  totalOf: ({ jobs: { completed, failed, running_or_queued } }) => formatCount(completed + failed + running_or_queued),
  aboutTotal: ({ jobs: { failed } }) =>
    plural(failed, { 0: 'None failed', one: '# failed, not charged', other: '# failed, not charged' }),
};

export const secondsChart: Chart<'seconds'> = {
  title: t`Video length`,
  note: t`Minutes and seconds of finished videos, by date of charge`,
  series: [{ key: 'seconds', name: t`Length`, fill: { color: '#178f65', marks: 'none' } }],
  valuesOf: ({ video_seconds }) => ({ seconds: video_seconds }),
  format: formatDuration,
  steps: secondSteps,
  totalOf: ({ video_seconds }) => formatDuration(video_seconds),
  aboutTotal: () => t`Of finished videos`,
};
