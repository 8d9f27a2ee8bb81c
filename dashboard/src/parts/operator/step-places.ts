// Where the steps of a job lie on its time line.
import type { OperatorJobDetail } from '@greenroom/contract/dashboard/operator';

type Job = Pick<OperatorJobDetail, 'started_at' | 'completed_at' | 'steps'>;

export interface TimeLine {
  from: number;
  to: number;
}

/** From the start of the job, or of its first step, to its end, or until now. */
export function timeLineOf({ started_at, completed_at, steps }: Job, now = Date.now()): TimeLine {
  const starts = steps.map((step) => Date.parse(step.started_at));
  const ends = steps.map((step) => (step.finished_at === null ? 0 : Date.parse(step.finished_at)));
  const from = Math.min(...starts, started_at === null ? Number.POSITIVE_INFINITY : Date.parse(started_at));
  const end = completed_at === null ? now : Date.parse(completed_at);
  return { from, to: Math.max(end, from + 1, ...ends) };
}

/** Short steps stay visible. */
const MIN_WIDTH = 0.8;

/** In percent of the line. `begins`: milliseconds after its start; `lasts`: until its end, or that of its job. */
export function placeOnTimeLine(
  { started_at, finished_at }: Job['steps'][number],
  { from, to }: TimeLine,
): { left: number; width: number; begins: number; lasts: number } {
  const start = Date.parse(started_at);
  const end = finished_at === null ? to : Date.parse(finished_at);
  const part = (ms: number) => (100 * ms) / (to - from);
  const width = Math.max(MIN_WIDTH, part(end - start));
  return { left: Math.min(part(start - from), 100 - width), width, begins: start - from, lasts: end - start };
}
