// The timeline of a video: a bar for each step, with its duration and attempts.
import type { JobDetail, JobStep } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { formatElapsed } from '../../lib/format.ts';
import classes from './steps.module.css';
import { type Row, timelineOf } from './timeline.ts';

const COLORS: Readonly<Record<JobStep['state'], string>> = {
  done: 'var(--mantine-color-green-6)',
  running: 'var(--mantine-color-blue-6)',
  failed: 'var(--mantine-color-red-6)',
  stopped: 'var(--mantine-color-gray-6)',
};

const STATE_NAMES: Readonly<Record<JobStep['state'], string>> = {
  done: '',
  running: t`running`,
  failed: t`failed`,
  stopped: t`stopped`,
};

const noteOf = ({ elapsedMs, attempts, state }: Row): string =>
  [formatElapsed(elapsedMs), attempts > 1 ? t`${attempts} attempts` : '', STATE_NAMES[state]]
    .filter(Boolean)
    .join(' · ');

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** The minimum width keeps the shortest bar visible and inside its track. */
const barStyle = (from: number, { to, state }: Row) => ({
  left: `min(${percent(from)}, calc(100% - 3px))`,
  right: percent(1 - to),
  background: COLORS[state],
});

/** `now`: when the video was last loaded. */
export function Steps({ video, now }: { video: JobDetail; now: number }) {
  const { rows } = timelineOf(video, now);
  return (
    <ol className={classes.rows}>
      {rows.map((row) => (
        <li key={row.key} className={classes.row}>
          <Text size="sm">{row.name}</Text>
          <div className={classes.track} aria-hidden="true">
            {row.attempts > 1 && (
              <div className={`${classes.bar} ${classes.earlier}`} style={barStyle(row.from, row)} />
            )}
            <div className={classes.bar} style={barStyle(row.latestFrom, row)} />
          </div>
          <Text size="sm" c="dimmed" className={classes.elapsed}>
            {noteOf(row)}
          </Text>
        </li>
      ))}
    </ol>
  );
}
