// Lays out the steps of a video on one time scale, starting with its time in the queue.
import type { JobDetail, JobStep } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { stepName } from './labels.ts';

export interface Row {
  key: string;
  name: string;
  state: JobStep['state'];
  attempts: number;
  /** From the start of the first attempt to the end, or to now. */
  elapsedMs: number;
  /** Fractions of the timeline, 0 to 1: start of the bar, start of its latest attempt, end of the bar. */
  from: number;
  latestFrom: number;
  to: number;
}

interface Timeline {
  rows: Row[];
  totalMs: number;
}

type Timed = Pick<JobDetail, 'status' | 'queued_at' | 'started_at' | 'completed_at' | 'steps'>;

/** Running steps end at `now`. The browser's clock may be behind the service's, so no bar ends before it starts. */
export function timelineOf({ status, queued_at, started_at, completed_at, steps }: Timed, now: number): Timeline {
  const begin = Date.parse(queued_at);
  const instants = [started_at, ...steps.flatMap((step) => [step.last_started_at, step.finished_at])];
  const latest = Math.max(begin, ...instants.flatMap((instant) => (instant === null ? [] : [Date.parse(instant)])));
  const end = completed_at === null ? Math.max(now, latest) : Math.max(Date.parse(completed_at), latest);
  const span = Math.max(1, end - begin);
  const fractionOf = (instant: number): number => (instant - begin) / span;

  const rowOf = (
    row: Pick<Row, 'key' | 'name' | 'state' | 'attempts'>,
    at: [from: number, latest: number, to: number],
  ) => ({
    ...row,
    elapsedMs: at[2] - at[0],
    from: fractionOf(at[0]),
    latestFrom: fractionOf(at[1]),
    to: fractionOf(at[2]),
  });

  const waitEnd = started_at === null ? end : Date.parse(started_at);
  const waitState = started_at !== null ? 'done' : status === 'queued' ? 'running' : 'stopped';
  const wait = rowOf({ key: 'wait', name: t`Queued`, state: waitState, attempts: 1 }, [begin, begin, waitEnd]);
  return {
    rows: [
      wait,
      ...steps.map(({ name, state, attempts, started_at: from, last_started_at, finished_at }) =>
        rowOf({ key: `step-${name}`, name: stepName(name), state, attempts }, [
          Date.parse(from),
          Date.parse(last_started_at),
          finished_at === null ? end : Date.parse(finished_at),
        ]),
      ),
    ],
    totalMs: end - begin,
  };
}
