// The order of the videos in progress.
import { expect, test } from 'vitest';
import { inStartOrder } from './in-progress.ts';

test('running videos come before queued ones, and these in the order in which they start', () => {
  const videos = [
    { id: 'unknown', status: 'queued', queue_position: null },
    { id: 'third', status: 'queued', queue_position: 2 },
    { id: 'second', status: 'queued', queue_position: 1 },
    { id: 'first', status: 'running', queue_position: null },
  ] as const;
  expect(inStartOrder(videos).map(({ id }) => id)).toEqual(['first', 'second', 'third', 'unknown']);
});
