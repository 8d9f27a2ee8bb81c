// Tests where the steps of a job lie on its time line.
import { expect, test } from 'vitest';
import { placeOnTimeLine, timeLineOf } from './step-places.ts';

const at = (seconds: number): string => new Date(seconds * 1000).toISOString();
const step = (from: number, to: number | null) => ({
  name: 'render',
  done: to !== null,
  attempts: 1,
  started_at: at(from),
  finished_at: to === null ? null : at(to),
  duration_ms: null,
  cause: null,
});

test('steps that run at the same time overlap on the line, which ends with the job', () => {
  const steps = [step(10, 14), step(12, 20)];
  const line = timeLineOf({ started_at: at(10), completed_at: at(20), steps });
  expect(steps.map((one) => placeOnTimeLine(one, line))).toEqual([
    { left: 0, width: 40, begins: 0, lasts: 4_000 },
    { left: 20, width: 80, begins: 2_000, lasts: 8_000 },
  ]);
});

test('a step that runs reaches to the present, and one without a length stays visible inside the line', () => {
  const steps = [step(10, null), step(20, 20)];
  const line = timeLineOf({ started_at: at(10), completed_at: null, steps }, 20_000);
  expect(placeOnTimeLine(steps[0]!, line)).toMatchObject({ left: 0, width: 100 });
  const short = placeOnTimeLine(steps[1]!, line);
  expect(short.width).toBeGreaterThan(0);
  expect(short.left + short.width).toBeLessThanOrEqual(100);
});
