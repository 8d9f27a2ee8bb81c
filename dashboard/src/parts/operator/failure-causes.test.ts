// Tests how failed jobs are counted by their causes.
import { expect, test } from 'vitest';
import { causesOf } from './failure-causes.ts';

test('jobs are counted by the first line of their cause, the most frequent first, each with its newest job', () => {
  const failed = (job_id: string, cause: string | null, error = 'It failed.') => ({ job_id, cause, error });
  expect(
    causesOf([
      failed('a', 'render: no memory\n  at x'),
      failed('b', 'speech: Problem: No voice.'),
      failed('c', 'speech: Problem: No voice.\nmore'),
      failed('d', null),
      failed('e', 'first_frame: Problem: first_frame_url cannot be used: It could not be loaded.'),
    ]),
  ).toEqual([
    { cause: 'No voice.', count: 2, job: 'b' },
    { cause: 'render: no memory', count: 1, job: 'a' },
    { cause: 'It failed.', count: 1, job: 'd' },
    { cause: 'The opening picture could not be loaded.', count: 1, job: 'e' },
  ]);
});
