// The steps of a job beside each other in time: what took how long, and what was tried again.
import type { JobDetail, JobStep } from '@greenroom/contract/dashboard/jobs';
import { Text } from '@mantine/core';
import { formatElapsed } from '../../lib/format.ts';
import classes from './steps.module.css';
import { type Row, timelineOf } from './timeline.ts';

const COLOURS: Readonly<Record<JobStep['state'], string>> = {
  done: 'var(--mantine-color-green-6)',
  running: 'var(--mantine-color-blue-6)',
  failed: 'var(--mantine-color-red-6)',
  stopped: 'var(--mantine-color-gray-6)',
};

const WORDS: Readonly<Record<JobStep['state'], string>> = {
  done: '',
  running: 'under way',
  failed: 'failed',
  stopped: 'stopped',
};

const noteOf = ({ elapsedMs, attempts, state }: Row): string =>
  [formatElapsed(elapsedMs), attempts > 1 ? `${attempts} attempts` : '', WORDS[state]].filter(Boolean).join(' · ');

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** However short, it can be seen, and within its track. */
const barFrom = (from: number, { to, state }: Row) => ({
  left: `min(${percent(from)}, calc(100% - 3px))`,
  right: percent(1 - to),
  background: COLOURS[state],
});

/** `now`: when the job was last looked at. */
export function Steps({ job, now }: { job: JobDetail; now: number }) {
  const { rows } = timelineOf(job, now);
  return (
    <ol className={classes.rows}>
      {rows.map((row) => (
        <li key={row.key} className={classes.row}>
          <Text size="sm">{row.name}</Text>
          <div className={classes.track} aria-hidden="true">
            {row.attempts > 1 && <div className={`${classes.bar} ${classes.earlier}`} style={barFrom(row.from, row)} />}
            <div className={classes.bar} style={barFrom(row.latestFrom, row)} />
          </div>
          <Text size="sm" c="dimmed" className={classes.elapsed}>
            {noteOf(row)}
          </Text>
        </li>
      ))}
    </ol>
  );
}
