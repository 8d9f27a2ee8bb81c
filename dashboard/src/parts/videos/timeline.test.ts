// Tests of the timeline layout: finished, running and queued videos, and browser clocks that are behind.
import type { JobStep } from '@greenroom/contract/dashboard/jobs';
import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

const at = (second: number): string => new Date(Date.UTC(2026, 10, 21, 12, 0, second)).toISOString();

const step = (name: string, from: number, to: number | null, more: Partial<JobStep> = {}): JobStep => ({
  name,
  state: to === null ? 'running' : 'done',
  attempts: 1,
  started_at: at(from),
  last_started_at: at(from),
  finished_at: to === null ? null : at(to),
  ...more,
});

const started = { queued_at: at(0), started_at: at(10) };

test('the steps of a finished video follow its time in the queue on one scale', () => {
  const { rows, totalMs } = timelineOf(
    {
      ...started,
      status: 'completed',
      completed_at: at(50),
      steps: [step('speech', 10, 15), step('render', 15, 50, { attempts: 2, last_started_at: at(30) })],
    },
    0,
  );
  expect(totalMs).toBe(50_000);
  expect(rows).toMatchObject([
    { name: 'Queued', from: 0, to: 0.2, elapsedMs: 10_000 },
    { name: 'Generating speech', from: 0.2, to: 0.3 },
    { name: 'Rendering video', from: 0.3, latestFrom: 0.6, to: 1, attempts: 2, elapsedMs: 35_000 },
  ]);
});

test('a running step ends now', () => {
  const video = { ...started, status: 'running', completed_at: null, steps: [step('render', 10, null)] } as const;
  const { rows } = timelineOf({ ...video, steps: [...video.steps] }, Date.parse(at(40)));
  expect(rows[1]).toMatchObject({ from: 0.25, to: 1, state: 'running' });
});

test('no bar ends before it starts when the browser’s clock is behind', () => {
  const video = { ...started, status: 'running' as const, completed_at: null, steps: [step('render', 10, null)] };
  const { rows } = timelineOf(video, Date.parse(at(-3600)));
  for (const { from, latestFrom, to } of rows) {
    expect(from).toBeLessThanOrEqual(latestFrom);
    expect(latestFrom).toBeLessThanOrEqual(to);
    expect(to).toBeLessThanOrEqual(1);
  }
});

test('a video that never started was queued until now, or until it failed', () => {
  const waiting = { queued_at: at(0), started_at: null, steps: [] };
  const [queued] = timelineOf({ ...waiting, status: 'queued', completed_at: null }, Date.parse(at(5))).rows;
  expect(queued).toMatchObject({ state: 'running', elapsedMs: 5000, from: 0, to: 1 });
  const [failed] = timelineOf({ ...waiting, status: 'failed', completed_at: at(9) }, Date.parse(at(500))).rows;
  expect(failed).toMatchObject({ state: 'stopped', elapsedMs: 9000 });
});
