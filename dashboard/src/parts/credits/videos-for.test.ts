// Tests how many videos credits buy.
import { expect, test } from 'vitest';
import { videosFor } from './videos-for.ts';

test('a talking head of 20 seconds costs 454 credits', () => {
  expect([0, 453, 454, 907, 908, 5_000].map(videosFor)).toEqual([0, 0, 1, 1, 2, 11]);
});
